import type { CaseSource } from '@ciguawatch/shared/domain/codes/choices';
import type { Generated } from 'kysely';

interface CoverageTable {
  id: Generated<number>;
  source: CaseSource;
  country: number;
  /** First day of the first month. */
  from_month: string;
  /** First day of the last month; null where the source still observes. */
  until_month: string | null;
}

export interface CoverageTables {
  coverage: CoverageTable;
}
