import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { Part, Row } from '@ciguawatch/shared/ui/document/description';
import { shareRow } from '../answers';
import type { ReportWords } from '../words';

/** What the saved table says of one count: title, label, count and base. */
export type Line = [title: string, label: string, count: number, base?: number];

const OUTCOMES = ['hospitalised', 'intensive', 'died'] as const;

/** Rows on hospital stays, intensive care and deaths, in internal bulletins. */
export const outcomeRows = ({ outcome }: ReportContent, words: ReportWords): Row[] =>
  outcome ? OUTCOMES.map((key) => shareRow(words.t(`outcome_${key}`), outcome[key], words)) : [];

/** One sentence on how many reports answered each field. */
export function completenessText({ outcome }: ReportContent, { t, d, percent }: ReportWords): Part[] {
  if (!outcome) return [];
  const { reports, complete } = outcome;
  const list = complete
    .map(({ field, answered }) =>
      t('completeOf', { field: d(`reportFields.${field}`), share: percent(answered / reports) }),
    )
    .join(t('listMark'));
  return [{ kind: 'text', words: t('complete', { count: reports, list }), small: true }];
}

/** Lines of the saved table on outcomes and completeness. */
export function outcomeLines({ outcome }: ReportContent, { t, d }: ReportWords): Line[] {
  if (!outcome) return [];
  const { reports, complete } = outcome;
  return [
    ...OUTCOMES.flatMap((key): Line[] => {
      const { yes, answered } = outcome[key];
      const title = t(`outcome_${key}`);
      return [
        [title, t('unknown'), reports - answered],
        [title, d('answer.yes'), yes, answered],
        [title, d('answer.no'), answered - yes, answered],
      ];
    }),
    ...complete.map(
      ({ field, answered }): Line => [t('completeTitle'), d(`reportFields.${field}`), answered, reports],
    ),
  ];
}
