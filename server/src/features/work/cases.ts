import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { type NumbersByCountry, numbersOf } from '@ciguawatch/shared/domain/country/numbers';
import { civilDateOf, civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../db/store';
import type { Operator } from '../../http/operator';
import { toWaitingWork } from '../../http/waiting-work';
import type { PlaceIndex } from '../locations/place-index';
import { zoneOf } from '../public/summary';
import { RULE_CASE } from '../sync/kinds';
import { ownCaseIdsSql } from '../thread/own-case-ids-sql';

/** All places, and the thresholds of countries. */
interface Countries {
  places: PlaceIndex;
  numbers: NumbersByCountry;
}

/**
 * Number of cases of the managed countries that meet a condition, as the case list shows them, and since when the
 * first of them waits.
 */
async function countCases(
  store: Store,
  who: Operator,
  condition: RawBuilder<boolean>,
  since: 'created_at' | 'withdrawal_asked_at' = 'created_at',
): Promise<{ count: number; oldest: Date | null }> {
  if (who.countries.length === 0) return { count: 0, oldest: null };
  const { n, oldest } = await store.read
    .selectFrom('case_report')
    .select(({ fn }) => [fn.countAll<number>().as('n'), fn.min(since).as('oldest')])
    .where('case_country', 'in', who.countries)
    .where('deleted_at', 'is', null)
    .where(condition)
    .executeTakeFirstOrThrow();
  return { count: Number(n), oldest };
}

const inState = (state: ReviewState) => sql<boolean>`review_state = ${state}`;

/**
 * Whether an unread case is on an island above the outbreak threshold in its country's current month
 * (specification, section 9): it may decide whether the outbreak is real.
 * @param now milliseconds since 1970 UTC
 */
async function unreadOutbreak(
  store: Store,
  { places, numbers }: Countries,
  who: Operator,
  now: number,
): Promise<boolean> {
  // Countries lie on both sides of the date line, so their current months may differ.
  const months = who.countries.map((country) => {
    const { year, month } = civilOf(now, zoneOf(places, country));
    const { outbreakThreshold } = numbersOf(country, numbers);
    return sql`(${country}::int, ${year}::int, ${month}::int, ${outbreakThreshold}::int)`;
  });
  const { rows } = await sql`
    select case_island from (values ${sql.join(months)}) as w (country, year, month, threshold)
    join case_report on case_country = w.country and case_eventyear = w.year and case_eventmonth = w.month
    where ${sql.raw(RULE_CASE)} and case_island is not null
    group by case_island, w.threshold
    having count(*) > w.threshold and count(*) filter (where review_state = 'new') > 0
    limit 1`.execute(store.read);
  return rows.length > 0;
}

/**
 * Unread cases; urgent when one belongs to an outbreak.
 * @param now milliseconds since 1970 UTC
 */
export async function newCases(
  store: Store,
  countries: Countries,
  who: Operator,
  now: number,
): Promise<WaitingWork> {
  const { count, oldest } = await countCases(store, who, inState('new'));
  return toWaitingWork(count, count > 0 && (await unreadOutbreak(store, countries, who, now)), oldest);
}

/** Reports held for review; always urgent, because they do not count until an editor reads them. */
export async function casesToReview(store: Store, who: Operator): Promise<WaitingWork> {
  const { count, oldest } = await countCases(store, who, inState('to_review'));
  return toWaitingWork(count, count > 0, oldest);
}

/** Reviewed reports whose reporter wants to withdraw them; always urgent, because the reporter waits. */
export async function withdrawalsAsked(store: Store, who: Operator): Promise<WaitingWork> {
  const asked = sql<boolean>`withdrawal_asked_at is not null`;
  const { count, oldest } = await countCases(store, who, asked, 'withdrawal_asked_at');
  return toWaitingWork(count, count > 0, oldest);
}

/**
 * Cases assigned to the reader or with a note that mentions them unseen; urgent when one assigned to them is due
 * today at the place of their country, or was before.
 * @param now milliseconds since 1970 UTC
 */
export async function casesMine(
  store: Store,
  places: PlaceIndex,
  who: Operator,
  now: number,
): Promise<WaitingWork> {
  const { count, oldest } = await countCases(store, who, sql<boolean>`id in ${ownCaseIdsSql(who.id)}`);
  if (count === 0) return toWaitingWork(count, false, oldest);
  const days = who.countries.map(
    (country) => sql`(${country}::int, ${civilDateOf(now, zoneOf(places, country))}::date)`,
  );
  const due = sql<boolean>`id in (select t.case_id from case_task t join case_report c on c.id = t.case_id
    join (values ${sql.join(days)}) as d (country, today) on d.country = c.case_country
    where t.assignee = ${who.id} and t.due <= d.today)`;
  return toWaitingWork(count, (await countCases(store, who, due)).count > 0, oldest);
}
