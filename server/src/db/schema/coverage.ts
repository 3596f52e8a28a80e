import type { CaseSource } from '@ciguawatch/shared/domain/codes/choices';
import type { Generated } from 'kysely';

interface CoverageTable {
  id: Generated<number>;
  source: CaseSource;
  country: number;
  /** Location id of the one island that is meant; null for the whole country. */
  island: number | null;
  /** Whether the source observed the island; null where that is as in its country again. Of a country always true. */
  observed: Generated<boolean | null>;
  /** First day of the first month. */
  from_month: string;
  /** First day of the last month; null where the source still observes. */
  until_month: string | null;
}

export interface CoverageTables {
  coverage: CoverageTable;
}
