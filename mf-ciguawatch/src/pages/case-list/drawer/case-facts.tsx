import { valuesOf } from '@ciguawatch/shared/api/report/report-body';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { readByOthers } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { reportRows } from '@ciguawatch/shared/domain/report/rendering/report-rows';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { ReviewCard } from '../../../review-card/review-card';
import { useReviewCard } from '../../../review-card/use-review-card';
import { PointChart } from '../../case-report/document/point-chart';
import { useLabels } from '../../case-report/labels/use-labels';
import { ShownContact } from '../../case-report/saved/contact/shown-contact';
import { DuplicateNote } from '../../case-report/saved/duplicate/duplicate-note';
import { WithdrawalWish } from '../../case-report/saved/head/withdrawal-wish';
import { Rows } from '../../case-report/sections/rows';
import { SymptomSummary } from '../../case-report/sections/symptom-summary';
import type { CaseListCommand } from '../keys/list-keys';
import css from './drawer.module.css';

interface Props {
  row: CaseFull;
  onChanged: (row: CaseFull) => void;
  onCommand: (command: CaseListCommand) => void;
}

const nothing = () => undefined;

/** The answers of a case; questions without an answer are left out to keep the panel short. */
export const CaseFacts = observer(function CaseFacts({ row, onChanged, onCommand }: Props) {
  const t = useT('caseList');
  const labels = useLabels();
  const around = useReviewCard(row.id, row.version);
  const values = useMemo(() => valuesOf(row), [row]);
  const answered = reportRows(values, readByOthers(labels))
    .flatMap(({ rows }) => rows)
    .filter(({ text }) => text !== null);
  return (
    <>
      <DuplicateNote row={row} onChanged={onChanged} />
      <WithdrawalWish key={`wish ${row.id}`} row={row} onChanged={onChanged} />
      <ReviewCard
        row={row}
        {...around}
        onRetry={around.again}
        onIsland={row.deleted_at === null ? () => onCommand('island') : null}
        instead={<PointChart key={row.id} values={values} labels={labels} />}
      />
      <Rows rows={answered} />
      <section className={css.part}>
        <h3>{t('drawer.symptoms')}</h3>
        <SymptomSummary values={values} labels={labels} answeredOnly none={t('drawer.noSymptoms')} />
      </section>
      <section className={css.part}>
        <h3>{t('drawer.contact')}</h3>
        <ShownContact key={row.id} row={row} onNoted={nothing} onChanged={onChanged} />
      </section>
    </>
  );
});
