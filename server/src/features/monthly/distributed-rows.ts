import type { NumbersByCountry } from '@ciguawatch/shared/domain/country/numbers';
import type { PublicTable } from '@ciguawatch/shared/domain/monthly/editor-table';
import { firstYearOf, type ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import type { Reader } from '../../db/store';
import { countedTable } from '../cases/public/counted-table';

/** The cases that a bulletin for distribution counts: the public rows, as the statistics page counts them. */
export async function distributedRows(
  db: Reader,
  period: ReportPeriod,
  numbers: NumbersByCountry,
): Promise<PublicTable> {
  const years = { from: firstYearOf(period), to: period.year };
  return { table: await countedTable(db, period.country, numbers, years), days: null, ages: null };
}
