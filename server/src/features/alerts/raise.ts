import type { AlertState } from '@ciguawatch/shared/api/schemas/alert';
import type { AlertRule } from '@ciguawatch/shared/domain/alerts/history';
import { type Remembered, type Watched, watchIsland } from '@ciguawatch/shared/domain/alerts/watch';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { audit } from '../audit/audit';
import { loadPlaces } from '../locations/load-places';
import type { PlaceIndex } from '../locations/place-index';
import { loadHistory } from './load-history';
import { tellEditors } from './tell-editors';

/** Islands looked at in one transaction. */
const BATCH = 20;
/** Name of the lock under which one server at a time looks at islands. */
const LOCK = 'alerts';

type Known = Remembered & { id: number };

/**
 * Looks at every island whose cases changed, and raises what the rules say; each alert is mailed in the same
 * transaction. Any number of servers may run it at once.
 * @param stopping ends the work after the transaction under way; what is left is looked at later
 * @returns how many alerts were raised
 */
export async function raiseDue(
  deps: Pick<Deps, 'store' | 'clock' | 'config'>,
  stopping?: AbortSignal,
): Promise<number> {
  let raised = 0;
  while (!stopping?.aborted && (await anyDue(deps))) {
    const places = await loadPlaces(deps.store.read);
    raised += await deps.store.tx((trx) => raiseBatch(trx, deps, places));
  }
  return raised;
}

const anyDue = async ({ store }: Pick<Deps, 'store'>): Promise<boolean> =>
  (await store.read.selectFrom('alert_due').select('id').limit(1).execute()).length > 0;

async function raiseBatch(
  trx: Transaction<DB>,
  deps: Pick<Deps, 'clock' | 'config'>,
  places: PlaceIndex,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`.execute(trx);
  const { rows } = await sql<{ island: number }>`
    with gone as (
      delete from alert_due where island in (select distinct island from alert_due order by island limit ${BATCH})
      returning island
    ) select distinct island from gone order by island`.execute(trx);
  let raised = 0;
  for (const { island } of rows) raised += await lookAt(trx, deps, places, island);
  return raised;
}

/** One island as of today at the place. */
async function lookAt(
  trx: Transaction<DB>,
  deps: Pick<Deps, 'clock' | 'config'>,
  places: PlaceIndex,
  island: number,
): Promise<number> {
  const today = civilDateOf(deps.clock.now(), places.zone(island));
  const history = await loadHistory(trx, { places, numbers: deps.config.countries.numbers }, island, today);
  if (history.cases.length === 0) return 0;
  const { raised, joining } = watchIsland(history, await knownAlerts(trx, island));
  for (const { alert, cases } of joining) await remember(trx, alert, cases, false);
  for (const signal of raised) await raise(trx, deps, places, island, signal);
  return raised.length;
}

/** The alerts of an island with the cases they remember. */
async function knownAlerts(trx: Transaction<DB>, island: number): Promise<Known[]> {
  const { rows } = await sql<{
    id: number;
    rule: AlertRule;
    state: AlertState;
    from: string;
    until: string;
    case_id: number | null;
    raised: boolean | null;
  }>`
    select a.id, a.rule, a.state, to_char(a.from_date, 'YYYY-MM-DD') as "from",
      to_char(a.until_date, 'YYYY-MM-DD') as until, c.case_id, c.raised
    from alert a left join alert_case c on c.alert_id = a.id
    where a.island = ${island} order by a.id`.execute(trx);
  const known = new Map<number, Known & { raisedBy: Set<number>; joined: Set<number> }>();
  for (const { id, rule, state, from, until, case_id, raised } of rows) {
    const empty = { raisedBy: new Set<number>(), joined: new Set<number>() };
    const one = known.get(id) ?? {
      id,
      rule,
      from,
      until,
      discarded: state === 'discarded',
      open: state === 'open',
      ...empty,
    };
    if (case_id !== null) (raised ? one.raisedBy : one.joined).add(case_id);
    known.set(id, one);
  }
  return [...known.values()];
}

async function remember(
  trx: Transaction<DB>,
  { id, rule }: Pick<Known, 'id' | 'rule'>,
  cases: readonly number[],
  raised: boolean,
): Promise<void> {
  const rows = cases.map((case_id) => ({ alert_id: id, rule, case_id, raised }));
  await trx
    .insertInto('alert_case')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function raise(
  trx: Transaction<DB>,
  deps: Pick<Deps, 'clock' | 'config'>,
  places: PlaceIndex,
  island: number,
  signal: Watched<Known>['raised'][number],
): Promise<void> {
  const chain = places.chain(island);
  if (!chain) return;
  const at = deps.clock.now();
  const { rule, from, until, observed, expected, threshold, probability, own, instead } = signal;
  const said = {
    key: `${rule}:${island}:${from}:${own[0]}`,
    ...{ rule, island, archi: chain.case_archi, country: chain.case_country },
    ...{ from_date: from, until_date: until, observed, expected, threshold, probability },
    raised_at: new Date(at),
  };
  const taken = instead && (await takeOver(trx, instead, said));
  const id = taken ?? (await addAlert(trx, said));
  if (id === undefined) return;
  await remember(trx, { id, rule }, own, true);
  const mailed = await tellEditors(trx, deps, { ...signal, id, island, country: chain.case_country });
  await trx.updateTable('alert').set({ mailed }).where('id', '=', id).execute();
  await audit(trx, {
    ...{ at, user: null, kind: 'alert', object_id: id, action: taken ? 'extend' : 'raise' },
    ...(taken && instead && { before: { rule: instead.rule, from: instead.from, until: instead.until } }),
    after: { rule, island, from, until, observed, cases: own, mailed },
    country: chain.case_country,
  });
}

type Said = Omit<Insertable<DB['alert']>, 'id'>;

/** @returns its number; undefined when another server was faster */
async function addAlert(trx: Transaction<DB>, said: Said): Promise<number | undefined> {
  const made = await trx
    .insertInto('alert')
    .values(said)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/**
 * An alert that nobody decided yet says from now on what the stronger rule saw; its cases stay its own.
 * @returns its number; null when somebody decided it meanwhile
 */
async function takeOver(
  trx: Transaction<DB>,
  { id, raisedBy, joined }: Known,
  said: Said,
): Promise<number | null> {
  const { numUpdatedRows } = await trx
    .updateTable('alert')
    .set((eb) => ({ ...said, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  await trx.deleteFrom('alert_case').where('alert_id', '=', id).execute();
  await remember(trx, { id, rule: said.rule as AlertRule }, [...raisedBy, ...joined], true);
  return id;
}
