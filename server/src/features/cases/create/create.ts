import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import type { Suspicion } from '@ciguawatch/shared/domain/codes/choices';
import type { Transaction } from 'kysely';
import { jsonb } from '../../../db/json';
import type { DB } from '../../../db/schema';
import type { Reader } from '../../../db/store';
import type { Deps } from '../../../deps';
import { bodyHash } from '../../../http/body/body-hash';
import { HttpError, invalidFields } from '../../../http/errors/http-error';
import { audit } from '../../audit/audit';
import type { PlaceIndex } from '../../locations/place-index';
import { InsertBatcher } from '../arriving/insert-batcher';
import { type Products, readProducts } from '../arriving/products';
import { plainValues } from '../columns';
import { type ErasedReport, erasedReport } from '../erasure/erased-report';
import type { Places } from '../places';
import { findCorrectedReport, type Original } from '../sent/corrected-report';
import { lockReports } from '../sent/lock-reports';
import { keepProof, type Proof, proofOf, withoutProof } from '../sent/proof';
import { receiptFaults } from '../sent/receipt-faults';
import { type Consent, consentOf, keepConsent } from '../sent/reminder-consent';
import { linkCorrections, linkWaiting, mealOf } from '../sent/same-meal';
import { eraseContact, isWithdrawn, keepWithdrawn } from '../sent/withdrawn';
import { contentFaults, type Faults } from './check-content';
import { type EventColumns, readEventTime } from './event-time';
import { type DeletedPlaceIds, namesGone, withExistingPlaces } from './existing-places';
import { regroupMeals } from './meal-group';
import { isBeforeObservation } from './observation';
import { suspicionsOf } from './suspicion';

/** Who sends a report. */
interface Sender {
  /** account, or null for the public */
  user: number | null;
  /** name of the token for programs that it came with */
  token?: string | undefined;
  /** whether its address has sent unusually many reports */
  busy: boolean;
  /** key of its network */
  network: string;
}

/**
 * Stores a report once per uuid, however often it is sent. Another body under the same uuid is refused,
 * because one of the two would be lost; the device then sends it again as a correction, which is kept but not
 * counted.
 * @returns number of the case
 * @throws HttpError 400, or 409 `uuid_reused`
 */
export async function createCase(
  deps: Deps,
  places: Places,
  sent: CaseCreate,
  sender: Sender,
): Promise<number> {
  const body = { ...withoutProof(sent), case_uuid: sent.case_uuid.toLowerCase() };
  const proof = proofOf(deps, sent, sender.network);
  const from = { ...sender, clockAhead: sent.clock_ahead, consent: consentOf(sent) };
  const codes = receiptFaults(sent);
  if (Object.keys(codes).length > 0) throw invalidFields(codes);
  const seen = await checked(deps, places, body);
  try {
    return await storeChecked(deps, body, proof, seen, from);
  } catch (thrown) {
    if ((thrown as { code?: unknown } | null)?.code !== FOREIGN_KEY) throw thrown;
    // A place was deleted between the check and the insert: check again with current places.
    return storeChecked(deps, body, proof, await checkedFresh(deps, places, body), from);
  }
}

/** SQLSTATE of a violated foreign key. */
const FOREIGN_KEY = '23503';

async function storeChecked(
  deps: Deps,
  sent: CaseCreate,
  proof: Proof,
  { index, event, faults }: Checked,
  { clockAhead, ...sender }: Sender & { clockAhead: number | undefined; consent: Consent | null },
): Promise<number> {
  const hash = bodyHash(sent);
  if (!event) {
    const erased = await erasedReport(deps.store.read, deps.secret, sent.case_uuid);
    if (erased) return sameOrErased(erased, hash);
    return repeatOrFaults(await stored(deps.store.read, sent.case_uuid), hash, proof, faults);
  }
  const { body, gone } = withExistingPlaces(index, sent);
  const place = index.get(body.case_location_id);
  const reasons = suspicionsOf(body, {
    meal: event.case_eventdate,
    place,
    busy: sender.busy,
    clockAhead,
    unobserved: await isBeforeObservation(deps, place?.country, event.case_eventdate),
  });
  const created_at = new Date(deps.clock.now());
  const row = { ...rowOf(body, index, event, hash, reasons), ...gone, created_at };
  const isRight = !reasons.includes('clock');
  if (sender.user === null && isRight && sender.consent === null && isPlain(body) && !namesGone(gone)) {
    const made = await batcherOf(deps).add(row, proof);
    if (made !== 'apart') return made;
  }
  return createAlone(deps, body, proof, row, sender, isRight ? undefined : clockAhead);
}

/** Whether a report names neither another report nor a contact, and so can share a transaction. */
const isPlain = ({ corrects, same_meal_as, contact_id }: CaseCreate): boolean =>
  corrects === undefined && same_meal_as === undefined && typeof contact_id !== 'number';

/** One batcher per database of this process. */
const stores = new WeakMap<Deps['store']['commits'], InsertBatcher>();

function batcherOf({ store, clock }: Deps): InsertBatcher {
  const found = stores.get(store.commits) ?? new InsertBatcher(store, clock);
  stores.set(store.commits, found);
  return found;
}

type NewRow = ReturnType<typeof rowOf> & DeletedPlaceIds & { created_at: Date };

/**
 * Stores a report with everything that belongs to it in a transaction of its own.
 * @param clockAhead minutes by which the device's clock was wrong, for the trail, where that is a reason to review
 */
async function createAlone(
  deps: Deps,
  body: CaseCreate,
  proof: Proof,
  row: NewRow,
  sender: Sender & { consent: Consent | null },
  clockAhead: number | undefined,
): Promise<number> {
  const hash = row.body_hash;
  const at = deps.clock.now();
  return deps.store.tx(async (trx) => {
    await lockReports(trx, [body.case_uuid, body.corrects, body.same_meal_as]);
    const erased = await erasedReport(trx, deps.secret, body.case_uuid);
    if (erased) return sameOrErased(erased, hash);
    // Withdrawn before it arrived, or a correction of a withdrawn report.
    const withdrawn = await isWithdrawn(trx, [body.case_uuid, body.corrects], proof);
    const original = await findCorrectedReport(trx, body, proof);
    const made = await trx
      .insertInto('case_report')
      .values({
        ...row,
        case_geom: row.case_geom ? jsonb(row.case_geom) : null,
        ...(withdrawn && { review_state: 'withdrawn' as const, withdrawn_at: new Date(at) }),
        ...(await links(trx, body, proof, original)),
      })
      .onConflict((conflict) => conflict.column('case_uuid').doNothing())
      .returning(['id', 'case_country', 'review_state', 'match_event'])
      .executeTakeFirst();
    // Lost the race to a concurrent duplicate of the same report.
    if (!made) return sameOrConflict(await stored(trx, body.case_uuid), hash, proof);
    await keepProof(trx, made.id, proof, at);
    if (withdrawn) {
      await keepWithdrawn(trx, [body.case_uuid], proof.receipt_hmac, at);
      await eraseContact(trx, [body.case_uuid]);
    } else await keepReporter(trx, made.id, body, sender.consent, at);
    const waited = await linkWaiting(trx, body.case_uuid, proof, original?.first ?? made.id, at);
    await joinMeal(trx, made, waited, at);
    await audit(trx, {
      at,
      user: sender.user,
      kind: 'case',
      object_id: made.id,
      action: 'add',
      after: {
        ...trailOf(row, made),
        ...(clockAhead !== undefined && { clock_ahead: clockAhead }),
        ...(sender.token !== undefined && { token: sender.token }),
      },
      country: made.case_country,
    });
    return made.id;
  });
}

/** @param waited numbers of earlier reports that named this one as being of their meal */
async function joinMeal(
  trx: Transaction<DB>,
  { id, match_event }: { id: number; match_event: string | null },
  waited: readonly number[],
  at: number,
): Promise<void> {
  if (match_event === null && waited.length === 0) return;
  // `match_event` may also be text that an editor typed; only digits are the number of a case.
  const first = /^\d{1,9}$/.test(match_event ?? '') ? [Number(match_event)] : [];
  const meal = [id, ...waited, ...first];
  await regroupMeals(trx, [...meal, ...(await linkCorrections(trx, meal, at))]);
}

/** What the audit row of a new report holds. */
const trailOf = (
  { suspicion, case_location_gone, med_location_gone }: NewRow,
  { review_state, match_event }: { review_state: string; match_event: string | null },
) => ({
  review_state,
  ...(suspicion && { suspicion: suspicion.split(' ') }),
  ...(case_location_gone && { case_location_gone }),
  ...(med_location_gone && { med_location_gone }),
  ...(match_event !== null && { match_event }),
});

type Stored = { id: number; body_hash: string | null; receipt_hmac: string | null };

function stored(db: Reader, uuid: string): Promise<Stored | undefined> {
  return db
    .selectFrom('case_report')
    .leftJoin('report_proof', 'report_proof.case_id', 'case_report.id')
    .select(['case_report.id', 'body_hash', 'receipt_hmac'])
    .where('case_uuid', '=', uuid)
    .executeTakeFirst();
}

/**
 * A repeat has the same body and, where both carry one, the same receipt code; another code means another
 * sender.
 */
function sameOrConflict(held: Stored | undefined, hash: string, { receipt_hmac: code }: Proof): number {
  const sameCode = !held?.receipt_hmac || !code || held.receipt_hmac === code;
  if (held?.body_hash === hash && sameCode) return held.id;
  throw uuidReused();
}

const uuidReused = (): HttpError =>
  new HttpError(409, 'uuid_reused', { message: 'Another report was sent under this case_uuid.' });

/** Returns the number of an erased report for a repeat of it, which is not stored again. */
function sameOrErased({ id, isRepeat }: ErasedReport, hash: string): number {
  if (isRepeat(hash)) return id;
  throw uuidReused();
}

/**
 * Returns the number of the stored report for a repeat, even if the repeat would no longer be valid; without a stored
 * report, throws the faults of this one.
 */
function repeatOrFaults(held: Stored | undefined, hash: string, proof: Proof, faults: Faults): number {
  if (held) return sameOrConflict(held, hash, proof);
  throw invalidFields(faults);
}

/** A checked report: the columns of its event time, or null with the faults. */
interface Checked {
  index: PlaceIndex;
  event: EventColumns | null;
  faults: Faults;
}

/**
 * Checks again with freshly read places before refusing, because another server may have created the place a
 * moment ago.
 */
async function checked(deps: Deps, places: Places, body: CaseCreate): Promise<Checked> {
  const quick = check(deps, await places.current(), await readProducts(deps.store), body);
  return quick.event ? quick : checkedFresh(deps, places, body);
}

async function checkedFresh(deps: Deps, places: Places, body: CaseCreate): Promise<Checked> {
  return check(deps, await places.fresh(), await readProducts(deps.store), body);
}

function check({ clock }: Deps, index: PlaceIndex, directory: Products, body: CaseCreate): Checked {
  const faults = contentFaults(directory, body, index, clock.now());
  const zone = index.zone(index.existing(body.case_location_id)?.id ?? 0);
  const event = readEventTime(body.case_eventtime, body.time_known ?? true, zone, clock.now());
  if (!event.ok) faults.case_eventtime ??= event.code;
  return { index, event: event.ok && Object.keys(faults).length === 0 ? event.columns : null, faults };
}

function rowOf(
  body: CaseCreate,
  places: PlaceIndex,
  event: EventColumns,
  hash: string,
  reasons: Suspicion[],
) {
  return {
    case_uuid: body.case_uuid,
    body_hash: hash,
    case_geom: body.case_geom ?? null,
    case_location_id: body.case_location_id,
    ...places.chain(body.case_location_id),
    ...event,
    ...plainValues(body),
    review_state: reasons.length > 0 ? ('to_review' as const) : ('new' as const),
    suspicion: reasons.join(' ') || null,
  };
}

/**
 * Columns that link a report to earlier ones of its reporter. The named identifiers are always stored; a link
 * needs the receipt code or the same device.
 */
async function links(trx: Transaction<DB>, body: CaseCreate, proof: Proof, original: Original | null) {
  return {
    corrects: body.corrects?.toLowerCase() ?? null,
    same_meal_as: body.same_meal_as?.toLowerCase() ?? null,
    duplicate_of: original?.first ?? null,
    // A correction is of the same meal as the report that it corrects.
    match_event: (await mealOf(trx, body, proof)) ?? original?.meal ?? null,
  };
}

/** Keeps what belongs to the reporter: the contact sent before, and the consent to be asked again. */
async function keepReporter(
  trx: Transaction<DB>,
  id: number,
  { contact_id, case_uuid }: CaseCreate,
  consent: Consent | null,
  at: number,
): Promise<void> {
  if (typeof contact_id === 'number') await useContact(trx, id, contact_id, case_uuid);
  if (consent) await keepConsent(trx, id, consent, at);
}

/**
 * Attaches the contact sent before; it must have been created for this uuid and not be used.
 * @throws HttpError 400
 */
async function useContact(trx: Transaction<DB>, report: number, id: number, uuid: string): Promise<void> {
  const taken = await trx
    .updateTable('contact')
    .set({ used: true })
    .where('id', '=', id)
    .where('case_uuid', '=', uuid)
    .where('used', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw invalidFields({ contact_id: 'contact_invalid' });
  await trx.updateTable('case_report').set({ contact_id: id }).where('id', '=', report).execute();
}
