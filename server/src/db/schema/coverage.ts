import type { CaseSource } from '@ciguawatch/shared/domain/codes/choices';
import type { Generated } from 'kysely';

interface CoverageTable {
  id: Generated<number>;
  source: CaseSource;
  country: number;
  /** Location id of the island; null for the whole country. */
  island: number | null;
  /**
   * Whether the source observed the island; null when an editor reset it to the country's value. Always true
   * for a country.
   */
  observed: Generated<boolean | null>;
  /** Whether the month follows from silent posts and not from a decision. */
  by_posts: Generated<boolean>;
  /** First day of the first observed month. */
  from_month: string;
  /** First day of the last observed month; null while the source still observes. */
  until_month: string | null;
}

/** Table of the months that sources observed. */
export interface CoverageTables {
  coverage: CoverageTable;
}
