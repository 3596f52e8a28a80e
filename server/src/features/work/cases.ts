import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { type NumbersByCountry, numbersOf } from '@ciguawatch/shared/domain/country/numbers';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../db/store';
import type { Who } from '../../http/who';
import type { PlaceIndex } from '../locations/place-index';
import { zoneOf } from '../public/summary';
import { PUBLIC_CASE } from '../sync/kinds';

/** Places with their zones, and what countries set. */
interface Countries {
  places: PlaceIndex;
  numbers: NumbersByCountry;
}

/** The cases of a person's countries that meet a condition, as the editors' list shows them. */
async function countCases(store: Store, who: Who, condition: RawBuilder<boolean>): Promise<number> {
  if (who.countries.length === 0) return 0;
  const { n } = await store.read
    .selectFrom('case_report')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('case_country', 'in', who.countries)
    .where('deleted_at', 'is', null)
    .where(condition)
    .executeTakeFirstOrThrow();
  return Number(n);
}

const inState = (state: ReviewState) => sql<boolean>`review_state = ${state}`;

/**
 * Whether an unread case lies on an island above the outbreak threshold in the current month of its
 * country (specification, section 9): such a case says whether the outbreak is real.
 * @param now milliseconds since 1970 UTC
 */
async function unreadOutbreak(
  store: Store,
  { places, numbers }: Countries,
  who: Who,
  now: number,
): Promise<boolean> {
  // Two months at most: the territories lie on both sides of the date line.
  const months = who.countries.map((country) => {
    const { year, month } = civilOf(now, zoneOf(places, country));
    const { outbreakThreshold } = numbersOf(country, numbers);
    return sql`(${country}::int, ${year}::int, ${month}::int, ${outbreakThreshold}::int)`;
  });
  const { rows } = await sql`
    select case_island from (values ${sql.join(months)}) as w (country, year, month, threshold)
    join case_report on case_country = w.country and case_eventyear = w.year and case_eventmonth = w.month
    where ${sql.raw(PUBLIC_CASE)} and case_island is not null
    group by case_island, w.threshold
    having count(*) > w.threshold and count(*) filter (where review_state = 'new') > 0
    limit 1`.execute(store.read);
  return rows.length > 0;
}

/** Cases nobody has read yet; urgent when one of them belongs to an outbreak. */
export async function newCases(
  store: Store,
  countries: Countries,
  who: Who,
  now: number,
): Promise<WaitingWork> {
  const count = await countCases(store, who, inState('new'));
  return { count, urgent: count > 0 && (await unreadOutbreak(store, countries, who, now)) };
}

/** Suspicious reports; urgent when there are any, since no figure holds them until somebody looks. */
export async function casesToReview(store: Store, who: Who): Promise<WaitingWork> {
  const count = await countCases(store, who, inState('to_review'));
  return { count, urgent: count > 0 };
}

/** Reviewed reports that their reporters ask to withdraw; urgent when there are any, since the reporter waits. */
export async function withdrawalsAsked(store: Store, who: Who): Promise<WaitingWork> {
  const count = await countCases(store, who, sql<boolean>`withdrawal_asked_at is not null`);
  return { count, urgent: count > 0 };
}
