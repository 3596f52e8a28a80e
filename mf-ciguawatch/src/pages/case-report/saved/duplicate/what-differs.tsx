import { getCase } from '@ciguawatch/shared/api/calls/cases';
import { patchOf, valuesOf } from '@ciguawatch/shared/api/report/report-body';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ChangeList } from '@ciguawatch/shared/ui/compare/history-list';
import { Loading, SkeletonText } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Disclosure } from '@ciguawatch/shared/ui/layout/disclosure';
import { observer } from 'mobx-react-lite';
import { useLabels } from '../../labels/use-labels';
import { caseFieldLabel, caseValueLabel, isShownInHistory } from '../field-labels';
import css from '../saved.module.css';

/** A correction changes a few answers and is read at a glance; two reports of one meal may differ in all. */
const SHOWN_AT_ONCE = 6;

/** Day and hour of the meal, which a report holds as one answer. */
const WALL = ['case_eventdate', 'case_eventclock'] as const;

/** Names of the answers in which two cases differ, day and hour of the meal first. */
function differingFields(original: CaseFull, row: CaseFull): string[] {
  const content = Object.keys(patchOf(valuesOf(original), valuesOf(row)) ?? {});
  return [
    ...WALL.filter((field) => original[field] !== row[field]),
    ...content.filter((field) => field !== 'time_known' && isShownInHistory(field)),
  ];
}

interface Props {
  row: CaseFull;
  /** id of the case that counts in place of `row` */
  original: number;
}

/** Answers in which a duplicate differs from the case that counts in its place, the answer of that case first. */
export const WhatDiffers = observer(function WhatDiffers({ row, original }: Props) {
  const t = useT('ciguawatch');
  useT('errors');
  const labels = useLabels();
  const { data, failed, again } = useAnswer(getCase, { id: original }, row.version);
  if (failed !== null && data === null)
    return <ErrorState title={t('reportEdit.differsFailed')} detail={errorText(failed)} onRetry={again} />;
  if (data === null)
    return (
      <Loading>
        <SkeletonText />
      </Loading>
    );
  const fields = differingFields(data, row);
  if (fields.length === 0) return <p>{t('reportEdit.differsNowhere')}</p>;
  return (
    <div className={css.differs}>
      <Disclosure
        level={3}
        title={t('reportEdit.differs')}
        aside={t('reportEdit.differsCount', { count: fields.length })}
        defaultOpen={fields.length <= SHOWN_AT_ONCE}
      >
        <ChangeList
          lines={fields.map((field) => ({
            key: field,
            label: caseFieldLabel(field, labels),
            before: caseValueLabel(field, data[field as keyof CaseFull], labels),
            after: caseValueLabel(field, row[field as keyof CaseFull], labels),
          }))}
        />
      </Disclosure>
    </div>
  );
});
