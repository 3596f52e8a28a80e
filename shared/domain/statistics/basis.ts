import type { PublicColumn } from '../case-table/case-columns';
import { WITHHELD, withheldFrom } from '../case-table/withheld';
import type { Translate } from '../text/translate';
import type { CaseStatistics } from './statistics';

/** How many rows a chart, a page or a document counts, printed below it so that a reader can weigh it. */
export interface Basis {
  based: number;
  /** rows of the same selection that are not counted */
  left: number;
  /** whether rows are left out because the counted column is withheld on them, as few people live there */
  withheld: boolean;
}

/**
 * The basis of a chart that counts one column. Rows that withhold the column are left out.
 * @param column null for a chart of whole rows, which are all counted
 */
export function basisOf(
  { reports, withheld }: Pick<CaseStatistics, 'reports' | 'withheld'>,
  column: PublicColumn | null,
): Basis {
  const from = column === null ? null : withheldFrom(column);
  const left = from === null ? 0 : from === WITHHELD.profile ? withheld.profile : withheld.person;
  return { based: reports - left, left, withheld: left > 0 };
}

/**
 * Sentence below a chart, as "Based on 12 public reports. 3 were left out. This detail is withheld where few people
 * live."
 * @param full true where the rows include full rows that only an editor reads
 * @param d texts of the namespace domain
 */
export const basisText = ({ based, left, withheld }: Basis, d: Translate, full = false): string =>
  [
    d(full ? 'basis.full' : 'basis.based', { count: based }),
    d('basis.left', { count: left }),
    ...(withheld ? [d('basis.why')] : []),
  ].join(' ');
