import type { CaseCount } from '@ciguawatch/shared/api/schemas/desk/count';
import type { CountAsk } from '@ciguawatch/shared/domain/case-list/count/axes';
import { sql } from 'kysely';
import type { Store } from '../../../db/store';
import type { CaseListRequest } from '../list/case-list-request';
import { allOf } from '../list/conditions';
import { inCountries } from '../list/filter-probe';
import { countedCase } from '../row-values';
import { AXES } from './axes';

type Row = Record<string, unknown> & { n: number; counted: number };

/**
 * Counts the cases of a query by one axis or two, in one pass over them.
 * @param now milliseconds since 1970 UTC
 */
export async function countBy(
  store: Store,
  ask: CaseListRequest,
  { by, of }: CountAsk,
  now: number,
): Promise<CaseCount> {
  const at = new Date(now).toISOString();
  if (ask.countries.length === 0) return { cells: [], found: 0, at };
  const axes = by.map((axis) => AXES[axis]);
  const conditions = ask.ids ? [sql`c.id = any(${ask.ids}::int[])`] : ask.conditions;
  const taken = of === 'figures' ? sql.raw(countedCase()) : sql`true`;
  const { rows } = await sql<Row>`
    select ${sql.join(axes.map((axis, i) => sql`${axis.sql} as ${sql.ref(`k${i}`)}`))},
      count(*)::int as n, (count(*) filter (where ${taken}))::int as counted
    from case_report c ${sql.join(
      axes.flatMap(({ join }) => (join ? [join] : [])),
      sql` `,
    )}
    where ${inCountries(ask.countries)} and ${allOf(conditions)}
    group by ${sql.join(axes.map((_, i) => sql.lit(i + 1)))}`.execute(store.read);
  const text = (value: unknown) => (value === null ? null : String(value));
  return {
    cells: rows
      .filter(({ counted }) => counted > 0)
      .map((row) => ({ keys: axes.map(({ key = text }, i) => key(row[`k${i}`])), n: row.counted })),
    found: rows.reduce((sum, { n }) => sum + n, 0),
    at,
  };
}
