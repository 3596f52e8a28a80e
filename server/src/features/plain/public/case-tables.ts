import { PUBLIC_COLUMNS, type PublicColumn } from '@ciguawatch/shared/domain/case-table/case-columns';
import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import type { NumbersByCountry } from '@ciguawatch/shared/domain/country/numbers';
import type { Clock } from '../../../clock';
import type { Store } from '../../../db/store';
import { countedTable } from '../../cases/public/counted-table';
import { publicRows } from '../../cases/public/public-table';
import { TimedCache } from './timed-cache';

/** What islands, species and the risk of a fish are counted by. */
const COLUMNS = [
  'case_eventyear',
  'case_eventmonth',
  'case_country',
  'case_island',
  'specie_id',
  'phenotype_id',
] as const satisfies readonly PublicColumn[];

/** The public rows of all countries as the portal's engine counts them, reused for a minute. */
export class CaseTables {
  readonly #tables: TimedCache<CaseTable>;

  constructor(
    private readonly store: Store,
    clock: Clock,
    private readonly numbers: NumbersByCountry,
  ) {
    this.#tables = new TimedCache(clock);
  }

  /** The public rows of one country with all their columns. */
  whole(country: number): Promise<CaseTable> {
    return this.#tables.of(String(country), () => countedTable(this.store.read, country, this.numbers));
  }

  current(): Promise<CaseTable> {
    return this.#tables.of('', async () => {
      const rows: Partial<Record<PublicColumn, number | null>>[] = await publicRows(this.store.read, COLUMNS)
        .selectAll()
        .execute();
      return packRows(rows.map((row) => PUBLIC_COLUMNS.map((column) => row[column] ?? null)));
    });
  }
}
