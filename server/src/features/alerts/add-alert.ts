import type { AlertRule, Signal } from '@ciguawatch/shared/domain/alerts/history';
import type { Insertable, Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { audit } from '../audit/audit';
import type { PlaceIndex } from '../locations/place-index';
import { linkCasesToAlert, type StoredAlert } from './known-alerts';
import { wasMailedOf } from './mailed-network';
import { tellEditors } from './tell-editors';

/** What a rule raises: its finding and how late it is raised. */
interface Raised extends Signal {
  own: readonly number[];
  /** the open alert of a weaker rule that this one replaces */
  instead: StoredAlert | null;
  /** days between the latest meal of its own cases and today */
  toldAfter: number;
}

/** Adds an alert to the log, or updates the one it replaces, and mails the editors of its country. */
export async function addToLog(
  trx: Transaction<DB>,
  deps: Pick<Deps, 'clock' | 'config'>,
  places: PlaceIndex,
  island: number,
  signal: Raised,
): Promise<void> {
  const chain = places.chain(island);
  if (!chain) return;
  const at = deps.clock.now();
  const { rule, from, until, observed, expected, threshold, probability, own, instead, toldAfter } = signal;
  const specie_id = signal.fish ?? null;
  const values = {
    key: `${rule}:${island}:${from}:${own[0]}`,
    ...{ rule, island, archi: chain.case_archi, country: chain.case_country },
    ...{ from_date: from, until_date: until, observed, expected, threshold, probability },
    ...{ raised_at: new Date(at), told_after: toldAfter, specie_id },
  };
  const taken = instead && (await takeOver(trx, instead, values));
  const id = taken ?? (await addAlert(trx, values));
  if (id === undefined) return;
  await linkCasesToAlert(trx, { id, rule }, own, true);
  const isQuiet = rule === 'large_meal' && (await wasMailedOf(trx, id, at));
  const told = { ...signal, id, island, country: chain.case_country };
  const mailed = isQuiet ? 0 : await tellEditors(trx, deps, told);
  await trx.updateTable('alert').set({ mailed }).where('id', '=', id).execute();
  await audit(trx, {
    ...{ at, user: null, kind: 'alert', object_id: id, action: taken ? 'extend' : 'raise' },
    ...(taken && instead && { before: { rule: instead.rule, from: instead.from, until: instead.until } }),
    after: {
      ...{ rule, island, from, until, observed, told_after: toldAfter, cases: own, mailed },
      ...(specie_id !== null && { specie: specie_id }),
    },
    country: chain.case_country,
  });
}

type AlertValues = Omit<Insertable<DB['alert']>, 'id'>;

/** @returns id of the new alert; undefined when another server added it first */
async function addAlert(trx: Transaction<DB>, values: AlertValues): Promise<number | undefined> {
  const made = await trx
    .insertInto('alert')
    .values(values)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/**
 * Updates an undecided alert to the finding of the stronger rule; its cases stay with it.
 * @returns its id; null when an editor has decided it meanwhile
 */
async function takeOver(
  trx: Transaction<DB>,
  { id, raisedBy, joined }: StoredAlert,
  values: AlertValues,
): Promise<number | null> {
  const { numUpdatedRows } = await trx
    .updateTable('alert')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  await trx.deleteFrom('alert_case').where('alert_id', '=', id).execute();
  await linkCasesToAlert(trx, { id, rule: values.rule as AlertRule }, [...raisedBy, ...joined], true);
  return id;
}
