import type { FigureRows } from '@ciguawatch/shared/api/schemas/case-list';
import type { PublicCaseRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import { CASE_PACKING } from '@ciguawatch/shared/domain/case-table/case-packing';
import { FULL_COLUMNS } from '@ciguawatch/shared/domain/case-table/full-rows';
import { pack } from '@ciguawatch/shared/domain/packed/packed';
import type { CountStatus } from '@ciguawatch/shared/domain/review/count-status';
import { sql } from 'kysely';
import type { Deps } from '../../../deps';
import type { Operator } from '../../../http/operator';
import { countedCase } from '../row-values';
import { fullTables, fullValues } from './full-values';
import { auditRead } from './tell-read';

/** Rows per page. */
const PAGE = 5000;
/** Filter of the case list that selects the same cases, for the audit row. */
const IN_FIGURES = ['counted', 'earlier'] satisfies CountStatus[];

/**
 * One page of the cases that count in an editor's countries, for statistics: the public columns without anything
 * withheld, and the columns of `EDITOR_COLUMNS`.
 * @param after id of the last case of the previous page, 0 for the first page
 */
export async function readFigureRows(deps: Deps, who: Operator, after: number): Promise<FigureRows> {
  const { countries } = who;
  const own = sql`${sql.raw(countedCase())} and c.case_country = any(${countries}::int[])`;
  const { rows: counts } = await sql<{ n: number }>`
    select count(*)::int as n from case_report c where ${own}`.execute(deps.store.read);
  const count = counts[0]?.n ?? 0;
  await auditRead(
    deps,
    who,
    { countries },
    {
      action: 'read_cases',
      query: { counting: IN_FIGURES.join(',') },
      deleted: false,
      n: count,
    },
  );
  const { rows } = await sql<{ row: PublicCaseRow }>`
    select json_build_array(${sql.raw(fullValues)}) as row from ${sql.raw(fullTables)}
    where ${own} and c.id > ${after}
    order by c.id limit ${sql.lit(PAGE)}`.execute(deps.store.read);
  const page = rows.map(({ row }) => row);
  return {
    packed: pack(FULL_COLUMNS, page, CASE_PACKING),
    next: page.length === PAGE ? (page.at(-1)?.[0] as number) : null,
    count,
  };
}
