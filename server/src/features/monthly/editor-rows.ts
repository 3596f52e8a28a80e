import type { PublicCaseRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import { markFullRows } from '@ciguawatch/shared/domain/case-table/full-rows';
import { groupFiller } from '@ciguawatch/shared/domain/case-table/group-of-species';
import type { NumbersByCountry } from '@ciguawatch/shared/domain/country/numbers';
import type { EditorTable } from '@ciguawatch/shared/domain/monthly/editor-table';
import { firstYearOf, type ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import { fullTables, fullValues } from '../cases/list/full-values';
import { countedCase } from '../cases/row-values';

/**
 * The cases that an internal bulletin counts, with every value: those of its country that count in statistics, from
 * the first year that the curve needs to the year of the period.
 */
export async function editorRows(
  db: Reader,
  period: ReportPeriod,
  numbers: NumbersByCountry,
): Promise<EditorTable> {
  const { rows } = await sql<{ row: PublicCaseRow; day: number; age: number | null }>`
    select json_build_array(${sql.raw(fullValues)}) as row,
      coalesce(extract(day from c.case_eventdate), 0)::int as day, c.age
    from ${sql.raw(fullTables)}
    where ${sql.raw(countedCase())} and c.case_country = ${period.country}
      and c.case_eventyear between ${firstYearOf(period)} and ${period.year}
    order by c.id`.execute(db);
  const table = packRows(
    rows.map(({ row }) => row),
    numbers,
  );
  const species = await db.selectFrom('specie').select(['id', 'phenotype_id']).execute();
  groupFiller(species)(table, 0, table.size);
  markFullRows(table, new Set([period.country]));
  return {
    table,
    days: Uint8Array.from(rows, ({ day }) => day),
    ages: rows.map(({ age }) => age),
  };
}
