import { PAIRS_COUNTED, type PairItem, type PairPage } from '@ciguawatch/shared/api/schemas/pairs';
import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import type { PairList } from '@ciguawatch/shared/domain/codes/pair-decisions';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Store } from '../../db/store';
import type { Operator } from '../../http/operator';
import { toWaitingWork } from '../../http/waiting-work';
import { isPairable } from './live';

/** Number of pairs per page. */
const PAGE = 50;

type Row = Omit<PairItem, 'decided_at' | 'later' | 'version'> & {
  version: number;
  decided_at: Date | null;
  later: boolean;
};

const BOTH = sql`from case_pair p join case_report a on a.id = p.low join case_report b on b.id = p.high`;

/** Both cases must be of managed countries now, since a case may have moved since it was compared. */
const managed = (who: Operator) => sql`p.country = any(${who.countries}::int[])
    and a.case_country = any(${who.countries}::int[]) and b.case_country = any(${who.countries}::int[])`;

const pairs = (who: Operator) =>
  sql`${BOTH} left join app_user u on u.id = p.decided_by where ${managed(who)}`;

/** A proposal is open while both cases count and are not yet of the same meal. */
const IS_OPEN = sql`p.decision is null and p.proposed is not null
  and ${isPairable('a')} and ${isPairable('b')}
  and (a.meal_group is null or b.meal_group is null or a.meal_group <> b.meal_group)`;

const LISTS: Record<PairList, RawBuilder<unknown>> = {
  proposed: IS_OPEN,
  accepted: sql`p.decision is not null and p.decision in ('same_meal', 'same_patient')`,
  refused: sql`p.decision is not null and p.decision = 'unrelated'`,
};

const columns = sql`p.id, p.version, p.low, p.high, p.country, a.case_island as island,
  p.event_date, p.proposed as kind, p.probability, p.evidence, p.later_at is not null as later,
  p.decision, p.kept, p.decided_at,
  nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as decided_by`;

const itemOf = (row: Row): PairItem => ({
  ...row,
  decided_at: row.decided_at?.toISOString() ?? null,
});

/** Number of pairs in a list, counted up to `PAIRS_COUNTED` plus one. */
const counted = (who: Operator, list: PairList) => sql`(select count(*) from (
  select 1 ${BOTH} where ${managed(who)} and ${LISTS[list]} limit ${sql.lit(PAIRS_COUNTED + 1)}) few)`;

/** One page of pairs of the managed countries; postponed proposals last, decisions newest first. */
export async function pairsOf(
  store: Store,
  who: Operator,
  list: PairList,
  after: number | null,
): Promise<PairPage> {
  const order =
    list === 'proposed'
      ? sql`p.later_at nulls first, p.event_date desc, p.id desc`
      : sql`p.decided_at desc, p.id desc`;
  const from =
    after === null || list === 'proposed'
      ? sql``
      : sql`and (p.decided_at, p.id) < (select decided_at, id from case_pair where id = ${after})`;
  const found = sql<Row>`
    select ${columns} ${pairs(who)} and ${LISTS[list]} ${from}
    order by ${order} limit ${sql.lit(PAGE + 1)}`;
  const counts = sql<Record<PairList | 'waiting', string>>`
    select ${counted(who, 'proposed')} as proposed, ${counted(who, 'accepted')} as accepted,
      ${counted(who, 'refused')} as refused, (select count(distinct case_id) from case_unpaired) as waiting`;
  const [{ rows }, { rows: totals }] = await Promise.all([
    found.execute(store.read),
    counts.execute(store.read),
  ]);
  const number = (name: PairList | 'waiting') => Number(totals[0]?.[name] ?? 0);
  return {
    proposed: number('proposed'),
    accepted: number('accepted'),
    refused: number('refused'),
    waiting: number('waiting'),
    more: rows.length > PAGE,
    results: rows.slice(0, PAGE).map(itemOf),
  };
}

/** A pair in list form; undefined when there is none that the editor may see. */
export async function pairItemOf(db: Reader, who: Operator, id: number): Promise<PairItem | undefined> {
  const { rows } = await sql<Row>`select ${columns} ${pairs(who)} and p.id = ${id}`.execute(db);
  return rows[0] && itemOf(rows[0]);
}

/** Open proposals with one case, most probable first. */
export async function proposalsOf(store: Store, who: Operator, id: number): Promise<PairItem[]> {
  const { rows } = await sql<Row>`
    select ${columns} ${pairs(who)} and ${IS_OPEN} and (p.low = ${id} or p.high = ${id})
    order by p.probability desc, p.id desc limit 20`.execute(store.read);
  return rows.map(itemOf);
}

/**
 * Number of proposed pairs; urgent when one may count a patient twice in a current month, since the outbreak
 * rule counts reports.
 * @param months current month of each country
 */
export async function countProposed(
  store: Store,
  who: Operator,
  months: readonly { country: number; year: number; month: number }[],
): Promise<WaitingWork> {
  if (months.length === 0) return { count: 0, urgent: false };
  const current = months.map(
    ({ country, year, month }) =>
      sql`(a.case_country = ${country} and a.case_eventyear = ${year} and a.case_eventmonth = ${month})`,
  );
  const { rows } = await sql<{ n: string; twice: string; oldest: Date | null }>`
    select count(*) as n,
      count(*) filter (where p.proposed = 'patient' and (${sql.join(current, sql` or `)})) as twice,
      min(greatest(a.created_at, b.created_at)) as oldest
    ${BOTH} where ${managed(who)} and ${IS_OPEN}`.execute(store.read);
  const { n = 0, twice = 0, oldest = null } = rows[0] ?? {};
  return toWaitingWork(Number(n), Number(twice) > 0, oldest);
}
