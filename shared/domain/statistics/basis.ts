import type { PublicColumn } from '../case-table/case-columns';
import { WITHHELD, withheldFrom } from '../case-table/withheld';
import type { Translate } from '../text/translate';
import type { CaseStatistics } from './statistics';

/** On how many rows a chart, a page or a document is based. */
export interface Basis {
  based: number;
  /** rows of the same selection that it leaves out */
  left: number;
  /** whether they are left out because what it shows is withheld of them */
  withheld: boolean;
}

/** The basis of what counts one column: the reports of which it is published; of all, where it counts rows (null). */
export function basisOf(
  { reports, withheld }: Pick<CaseStatistics, 'reports' | 'withheld'>,
  column: PublicColumn | null,
): Basis {
  const from = column === null ? null : withheldFrom(column);
  const left = from === null ? 0 : from === WITHHELD.profile ? withheld.profile : withheld.person;
  return { based: reports - left, left, withheld: left > 0 };
}

/**
 * "Based on 12 public reports. 3 were left out. This detail is withheld where few people live."
 * @param full whether an editor's full rows are among them
 */
export const basisText = ({ based, left, withheld }: Basis, d: Translate, full = false): string =>
  [
    d(full ? 'basis.full' : 'basis.based', { count: based }),
    d('basis.left', { count: left }),
    ...(withheld ? [d('basis.why')] : []),
  ].join(' ');
