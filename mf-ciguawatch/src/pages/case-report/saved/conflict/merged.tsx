import type { CaseFull, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import type { Merge } from '@ciguawatch/shared/domain/edits/merge-edits';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { useLabels } from '../../labels/use-labels';
import { caseFieldLabel, caseValueLabel, isShown } from '../field-labels';
import css from '../saved.module.css';

interface Props {
  merge: Merge;
  base: CaseFull;
  /** changes of this editor */
  patch: CasePatch;
  current: CaseFull;
  /** name of the other editor */
  other: string;
}

/** Fields that only one of the two editors changed: they are merged without asking, and listed in details. */
export function Merged({ merge, base, patch, current, other }: Props) {
  const t = useT('ciguawatch');
  const labels = useLabels();
  const mine = merge.mine.filter(isShown);
  const theirs = merge.theirs.filter(isShown);
  if (mine.length + theirs.length === 0) return null;
  const list = (fields: string[]) =>
    fields.map((field) => caseFieldLabel(field, labels).toLocaleLowerCase()).join(', ');
  const valueIn = (row: object, field: string) =>
    caseValueLabel(field, (row as Record<string, unknown>)[field] ?? null, labels);
  const line = (field: string, after: object) => (
    <li key={field}>
      <b>{caseFieldLabel(field, labels)}</b> <del>{valueIn(base, field)}</del>{' '}
      <ins>{valueIn(after, field)}</ins>
    </li>
  );
  return (
    <Banner tone="success" title={t('reportEdit.merged', { count: mine.length + theirs.length })}>
      {mine.length > 0 && <div>{t('reportEdit.mergedMine', { list: list(mine) })}</div>}
      {theirs.length > 0 && <div>{t('reportEdit.mergedTheirs', { name: other, list: list(theirs) })}</div>}
      <details className={css.merged}>
        <summary>{t('reportEdit.showMerged')}</summary>
        <ul>
          {mine.map((field) => line(field, patch))}
          {theirs.map((field) => line(field, current))}
        </ul>
      </details>
    </Banner>
  );
}
