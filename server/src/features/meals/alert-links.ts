import type { ReviewCard } from '@ciguawatch/shared/api/schemas/desk/review-card';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import type { Operator } from '../../http/operator';

/** Alerts of the managed countries that some cases raised or joined, the latest first. */
export async function alertLinks(
  store: Store,
  who: Operator,
  cases: readonly number[],
): Promise<ReviewCard['alerts']> {
  const { rows } = await sql<ReviewCard['alerts'][number]>`
    select a.id, a.rule, a.state, a.island, a.observed, a.expected, a.probability, to_char(a.from_date, 'YYYY-MM-DD') as "from",
      to_char(a.until_date, 'YYYY-MM-DD') as "until"
    from alert a
    where a.country = any(${who.countries}::int[])
      and a.id in (select alert_id from alert_case where case_id = any(${cases}::int[]))
    order by a.raised_at desc, a.id desc limit 10`.execute(store.read);
  return rows;
}
