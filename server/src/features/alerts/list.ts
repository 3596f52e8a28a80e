import type { AlertPage } from '@ciguawatch/shared/api/schemas/alert';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../db/store';
import { invalidFields } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { ALERT_COLUMNS, ALERT_TABLES, type AlertRow, alertOf } from './rows';

const PAGE_SIZE = 25;

/**
 * One page (25) of the alert log of the countries that an editor manages, latest first.
 * @throws HttpError 400 when the alert of `after` does not exist
 */
export async function alertLog(
  store: Store,
  who: Operator,
  filter: Record<string, string | undefined>,
): Promise<AlertPage> {
  const page = Math.max(1, Number(filter.page ?? 1));
  const own = sql`a.country = any(${who.countries}::int[])`;
  const conditions: RawBuilder<unknown>[] = [own];
  if (filter.rule) conditions.push(sql`a.rule = ${filter.rule}`);
  if (filter.island) conditions.push(sql`a.island = ${Number(filter.island)}`);
  if (filter.year) conditions.push(sql`extract(year from a.until_date) = ${Number(filter.year)}`);
  // `position` instead of `like`, so that % and _ are ordinary characters.
  if (filter.note) conditions.push(sql`position(lower(${filter.note}) in lower(a.note)) > 0`);
  const where = sql.join(conditions, sql` and `);
  const rest = filter.after ? await following(store, Number(filter.after)) : sql`true`;
  const state = filter.state ? sql`a.state = ${filter.state}` : sql`true`;
  const { rows } = await sql<AlertRow>`
    select ${ALERT_COLUMNS} from ${ALERT_TABLES} where ${where} and ${state} and ${rest}
    order by a.raised_at desc, a.id desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(
    store.read,
  );
  const counted = await sql<{ state: 'open' | 'verified' | 'discarded'; n: number }>`
    select a.state, count(*)::int as n from alert a where ${where} group by 1`.execute(store.read);
  const states = { open: 0, verified: 0, discarded: 0 };
  for (const one of counted.rows) states[one.state] = one.n;
  const seen = await sql<{ year: number; island: number }>`
    select distinct extract(year from a.until_date)::int as year, a.island from alert a where ${own}`.execute(
    store.read,
  );
  const all = states.open + states.verified + states.discarded;
  return {
    results: rows.map(alertOf),
    count: filter.state ? states[filter.state as keyof typeof states] : all,
    page,
    page_size: PAGE_SIZE,
    states,
    years: [...new Set(seen.rows.map(({ year }) => year))].sort((a, b) => b - a),
    islands: [...new Set(seen.rows.map(({ island }) => island))].sort((a, b) => a - b),
  };
}

/**
 * Condition for alerts after a given one: unlike an offset, it does not shift when alerts are added or
 * decided.
 */
async function following(store: Store, id: number): Promise<RawBuilder<unknown>> {
  const { rows } = await sql`select from alert where id = ${id}`.execute(store.read);
  if (rows.length === 0) throw invalidFields({ after: 'unknown_id' });
  return sql`(a.raised_at, a.id) < (select l.raised_at, l.id from alert l where l.id = ${id})`;
}
