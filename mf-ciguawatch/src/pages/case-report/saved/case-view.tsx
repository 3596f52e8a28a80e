import { valuesOf } from '@ciguawatch/shared/api/report/report-body';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { readByOthers } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { reportRows } from '@ciguawatch/shared/domain/report/rendering/report-rows';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useSearchParams } from '@ciguawatch/shared/runtime/navigation/router';
import { ApprovalNotes } from '@ciguawatch/shared/ui/approvals/approval-notes';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import { CaseClass } from '../../../case-class/case-class';
import { Flags } from '../../../flags/flags';
import { readFromList } from '../../../review-card/from-list';
import { ReviewCard } from '../../../review-card/review-card';
import { setProposedIsland } from '../../../review-card/set-island';
import { useCorrections } from '../../../review-card/use-corrections';
import { useReviewCard } from '../../../review-card/use-review-card';
import { CaseSamples } from '../../../samples/case-samples';
import { PointChart } from '../document/point-chart';
import { useLabels } from '../labels/use-labels';
import { Rows } from '../sections/rows';
import { SymptomSummary } from '../sections/symptom-summary';
import { ShownContact } from './contact/shown-contact';
import { CaseAside } from './head/case-aside';
import { CaseHead } from './head/case-head';
import css from './saved.module.css';
import { useRelated } from './use-related';

interface Props {
  row: CaseFull;
  /** shown below the head */
  notice: ReactNode;
  onEdit: () => void;
  onChanged: (row: CaseFull) => void;
}

/** Shows a case read-only: every answer in words, its history, and related cases. */
export const CaseView = observer(function CaseView({ row, notice, onEdit, onChanged }: Props) {
  const t = useT('ciguawatch');
  const r = useT('reviewCard');
  const labels = useLabels();
  const values = useMemo(() => valuesOf(row), [row]);
  const [params] = useSearchParams();
  const from = readFromList(params);
  const beside = useRelated(row, from);
  const corrections = useCorrections(onChanged);
  const around = useReviewCard(row.id, row.version);
  const [noted, setNoted] = useState(0);
  return (
    <div className={css.page} data-density="compact">
      <div className={css.main}>
        <CaseHead
          row={row}
          values={values}
          beside={beside}
          from={from}
          corrections={corrections}
          notice={notice}
          onEdit={onEdit}
          onChanged={onChanged}
          onWaits={() => setNoted(noted + 1)}
        />
        <ApprovalNotes kind="case" id={row.id} version={`${row.version} ${noted}`} />
        <div className={css.cards}>
          <Card title={r('card.title')} className={css.card ?? ''}>
            <ReviewCard
              row={row}
              {...around}
              onRetry={around.again}
              onIsland={row.deleted_at === null ? () => void setProposedIsland(corrections, row) : null}
            />
          </Card>
          <Card className={css.card ?? ''}>
            <Flags row={row} />
            <CaseClass row={row} onChanged={onChanged} />
            <CaseSamples id={row.id} />
          </Card>
          {reportRows(values, readByOthers(labels)).map(({ section, title, rows }) => (
            <Card key={section} title={title} className={css.card ?? ''}>
              <Rows rows={rows} />
              {section === 1 && (
                <ShownContact
                  row={row}
                  elsewhere={beside.with_contact}
                  onNoted={() => setNoted(noted + 1)}
                  onChanged={onChanged}
                />
              )}
              {section === 2 && <PointChart values={values} labels={labels} />}
              {section === 4 && <SymptomSummary values={values} labels={labels} />}
            </Card>
          ))}
        </div>
      </div>
      <CaseAside
        row={row}
        beside={beside}
        noted={noted}
        label={t('reportEdit.beside')}
        meal={around.card?.meal?.id ?? null}
      />
    </div>
  );
});
