import type { CaseFull, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import { relinkedMatchEvent } from '@ciguawatch/shared/domain/pairs/meals';
import { contradictsYears } from '@ciguawatch/shared/domain/report/infant-age';
import { contradictedOutcomes } from '@ciguawatch/shared/domain/report/outcome-rules';
import { contradictsMassPoisoning } from '@ciguawatch/shared/domain/report/report-rules';
import { standsForOthers, stepRefusal } from '@ciguawatch/shared/domain/review/transitions';
import type { Transaction, Updateable } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import type { CaseReportTable } from '../../db/schema/cases';
import type { Deps } from '../../deps';
import { invalidFields } from '../../http/errors/http-error';
import { checkVersion } from '../../http/if-match';
import { managesCountry, type Operator } from '../../http/operator';
import { audit, difference } from '../audit/audit';
import { recordDecision } from '../decisions/record';
import type { PlaceIndex } from '../locations/place-index';
import { readProducts } from './arriving/products';
import { classifyChangedCases } from './class/classify-changed-cases';
import { plainValues } from './columns';
import { contentFaults } from './create/check-content';
import { type DeletedPlaceIds, withExistingPlaces } from './create/existing-places';
import { checkLinks, duplicatesWithoutOriginal, refuseOriginal } from './create/links';
import { regroupMeals } from './create/meal-group';
import { lockCase } from './find';
import { type CaseRow, fullCase } from './full';
import { formerValues } from './lock-cases';
import { keepWithheldOf } from './public/last-withheld';
import { movedColumns } from './public/moved';
import { refusalError } from './refusal-error';

type Change = Updateable<CaseReportTable>;

/**
 * Changes a case of a country that the editor manages and adds an audit row.
 * @param version from `If-Match`
 * @throws HttpError 400, 403, 404 or 409
 */
export async function patchCase(
  deps: Deps,
  places: PlaceIndex,
  who: Operator,
  id: number,
  sent: CasePatch,
  version: number,
): Promise<CaseFull> {
  const faults = contentFaults(await readProducts(deps.store), sent, places, deps.clock.now());
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const { body, gone } = withExistingPlaces(places, sent);
  return deps.store.tx(async (trx) => {
    const row = await lockCase(trx, id, who);
    checkVersion(version, row.version, fullCase(row, places));
    const after = await changeCase(trx, deps, places, who, row, body, goneNow(row, body, gone));
    await record(trx, deps, who, row, after);
    return { ...after, ...(await classAfter(trx, id)) };
  });
}

/** The class of a case as of the changes made so far. */
async function classAfter(
  trx: Transaction<DB>,
  id: number,
): Promise<Pick<CaseFull, 'case_class' | 'class_reasons' | 'class_version'>> {
  await classifyChangedCases(trx);
  return trx
    .selectFrom('case_report')
    .select(['case_class', 'class_reasons', 'class_version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Adds a review to the log of decisions; a withdrawal is for good and no decision that could be undone. */
async function record(
  trx: Transaction<DB>,
  deps: Pick<Deps, 'clock'>,
  who: Operator,
  row: CaseRow,
  after: CaseFull,
): Promise<void> {
  await recordDiscard(trx, deps, who, row, after);
  const { review_state: target } = after;
  if (target === row.review_state || target === 'withdrawn') return;
  const { duplicate_of, match_event } = after;
  const freed = row.duplicate_of !== null && duplicate_of === null && row.match_event === null;
  const item = {
    object: row.id,
    country: after.case_country,
    was: row.version,
    version: after.version,
    before: formerValues(row, { review_state: target, duplicate_of, ...(freed && { match_event }) }),
  };
  await recordDecision(trx, { at: deps.clock.now(), user: who.id, kind: 'review', target }, [item]);
}

/** Adds to the log that a person discarded a case or took that back. */
async function recordDiscard(
  trx: Transaction<DB>,
  deps: Pick<Deps, 'clock'>,
  who: Operator,
  row: CaseRow,
  { discarded, version, case_country }: CaseFull,
): Promise<void> {
  if (discarded === row.discarded) return;
  const before = { discarded: row.discarded };
  await recordDecision(trx, { at: deps.clock.now(), user: who.id, kind: 'discard', target: discarded }, [
    { object: row.id, country: case_country, was: row.version, version, before },
  ]);
}

/**
 * Changes a locked case in the caller's transaction and adds an audit row.
 * @param body already checked; links are checked here
 * @param gone new values of the columns for deleted places
 */
export async function changeCase(
  trx: Transaction<DB>,
  deps: Pick<Deps, 'clock'>,
  places: PlaceIndex,
  who: Operator,
  row: CaseRow,
  body: CasePatch,
  gone: DeletedPlaceIds = {},
): Promise<CaseFull> {
  const before = fullCase(row, places);
  if (row.deleted_at) throw refusalError('deleted', { message: 'Restore the case before changing it.' });
  checkOthers(row, body);
  checkOutcome(row, body);
  await checkLinks(trx, who, row, body);
  await checkStep(trx, who, row, body);
  const change = { ...changeOf(body, row, places, deps.clock.now()), ...gone };
  if (change.case_country !== undefined && !managesCountry(who, change.case_country))
    throw refusalError('forbidden');
  await dropContact(trx, row, body, change);
  // A request that changes nothing makes neither a new version nor an audit row.
  if (isHeld(row, change, body.case_geom)) return before;
  if (row.review_state === 'withdrawn') throw refusalError('withdrawn');
  checkWish(row, body);
  checkDiscard(row, body);
  if (comesBack(row, body) && (await duplicatesWithoutOriginal(trx, [row.id])).has(row.id))
    Object.assign(change, { match_event: relinkedMatchEvent(row), ...change, duplicate_of: null });
  // Withdrawal needs no approval, so what the report hid in the rows of its meal must stay hidden.
  if (body.review_state === 'withdrawn') await keepWithheldOf(trx, [row.id]);
  const after = fullCase(await update(trx, row, change), places);
  const linked = after.match_event !== before.match_event || after.duplicate_of !== before.duplicate_of;
  if (linked) await regroupMeals(trx, [row.id]);
  await note(trx, deps, who, [before, after], body.reason);
  return after;
}

/** Refuses a number of other people ill when the case says, now or before, that nobody else was. */
function checkOthers(
  row: CaseRow,
  { mass_poisoning = row.mass_poisoning, mass_poisoning_nb }: CasePatch,
): void {
  if (contradictsMassPoisoning({ mass_poisoning, mass_poisoning_nb }))
    throw invalidFields({ mass_poisoning_nb: 'contradicts' });
}

/** Refuses an outcome that contradicts what the case says, now or before. */
function checkOutcome(row: CaseRow, body: CasePatch): void {
  // A death that came after the person's own report is recorded in it: only who reports cannot have died.
  const staysTheirs = (body.profile ?? row.profile) === row.profile;
  const denied = contradictedOutcomes({ ...row, ...impliedBy(body, row), ...body }).filter(
    (field) => field !== 'died' || !staysTheirs,
  );
  if (denied.length > 0)
    throw invalidFields(Object.fromEntries(denied.map((field) => [field, 'contradicts'])));
}

/**
 * Refuses a step that the table of review states does not have, and one by which duplicates would lose their
 * original.
 */
async function checkStep(
  trx: Transaction<DB>,
  who: Operator,
  { id, review_state: from }: CaseRow,
  { review_state: to, reason }: CasePatch,
): Promise<void> {
  if (to === undefined || to === from) return;
  const why = stepRefusal(from, to, 'editor', reason ?? null);
  if (why) throw refusalError(why, why === 'reason' ? { fields: { reason: 'required' } } : {});
  if (!standsForOthers(to)) await refuseOriginal(trx, who, id);
}

/** Refusing a reporter's wish to withdraw needs a reason, as a rejection does. */
function checkWish({ withdrawal_asked_at: asked }: CaseRow, body: CasePatch): void {
  if (asked === null || body.withdrawal_asked_at !== null || body.reason?.trim()) return;
  throw refusalError('reason', { fields: { reason: 'required' } });
}

/** To discard a case, for whatever reason, and to take that back must be explained. */
function checkDiscard(row: CaseRow, { discarded, reason }: CasePatch): void {
  if (discarded === undefined || discarded === row.discarded || reason?.trim()) return;
  throw refusalError('reason', { fields: { reason: 'required' } });
}

/** When a change repeats the stored place, the id of the deleted place that it stands for is kept. */
function goneNow(row: CaseRow, body: CasePatch, gone: DeletedPlaceIds): DeletedPlaceIds {
  const again = (field: 'case_location_id' | 'med_location_id', held: number | null | undefined) =>
    held === null && body[field] === row[field];
  const { case_location_gone, med_location_gone } = gone;
  return {
    ...(case_location_gone !== undefined &&
      !again('case_location_id', case_location_gone) && { case_location_gone }),
    ...(med_location_gone !== undefined &&
      !again('med_location_id', med_location_gone) && { med_location_gone }),
  };
}

/** Whether a duplicate is brought back to a counting state without naming its original again. */
const comesBack = (row: CaseRow, { review_state: to, duplicate_of }: CasePatch): boolean =>
  row.duplicate_of !== null &&
  duplicate_of === undefined &&
  to !== undefined &&
  to !== row.review_state &&
  standsForOthers(to);

/** Answers that go with the one on which they depend, so that a client that does not know them can change it. */
const impliedBy = (body: CasePatch, { onset_hours }: CaseRow): Change => ({
  ...(body.hospitalised === false && { intensive_care: null }),
  ...(contradictedOutcomes({ gsympt_delay: body.gsympt_delay, onset_hours }).length > 0 && {
    onset_hours: null,
  }),
});

function changeOf(body: CasePatch, row: CaseRow, places: PlaceIndex, now: number): Change {
  const { case_geom, match_event, duplicate_of, review_state, discarded } = body;
  return {
    // Answering "no" clears the number that belongs to the question, which would go on counting people.
    ...(body.mass_poisoning === false && { mass_poisoning_nb: null }),
    ...(body.history === '2' && { history_nb: null }),
    // A client that knows years only must leave no months that deny them.
    ...(contradictsYears({ age: body.age, age_months: row.age_months }) && { age_months: null }),
    ...impliedBy(body, row),
    ...plainValues(body, row),
    ...movedColumns(body, row, places, now),
    ...(case_geom !== undefined && { case_geom: case_geom === null ? null : jsonb(case_geom) }),
    ...(match_event !== undefined && { match_event: match_event || null }),
    ...(duplicate_of !== undefined && { duplicate_of }),
    ...(review_state !== undefined && { review_state }),
    ...(discarded !== undefined && { discarded }),
    // A withdrawn report no longer waits for its withdrawal.
    ...((body.withdrawal_asked_at === null || review_state === 'withdrawn') && { withdrawal_asked_at: null }),
    ...(review_state === 'withdrawn' && { withdrawn_at: row.withdrawn_at ?? new Date(now) }),
  };
}

/** Whether the case already has all values of a change. */
function isHeld(row: CaseRow, { case_geom: _, ...change }: Change, point: CasePatch['case_geom']): boolean {
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
  const held = row.case_geom as CaseFull['case_geom'];
  return (
    (point === undefined || same(point?.coordinates, held?.coordinates)) &&
    Object.entries(change).every(([column, value]) => same(row[column as keyof CaseRow], value))
  );
}

/**
 * Removes the contact if the editor asks for it or the report is withdrawn; it cannot be replaced by another.
 */
async function dropContact(
  trx: Transaction<DB>,
  row: CaseRow,
  body: CasePatch,
  change: Change,
): Promise<void> {
  if (typeof body.contact_id === 'number' && body.contact_id !== row.contact_id) {
    throw invalidFields({ contact_id: 'contact_invalid' });
  }
  const drop = body.contact_id === null || body.review_state === 'withdrawn';
  if (!drop || row.contact_id === null) return;
  change.contact_id = null;
  await trx.deleteFrom('contact').where('id', '=', row.contact_id).execute();
}

function update(trx: Transaction<DB>, row: CaseRow, change: Change): Promise<CaseRow> {
  return trx
    .updateTable('case_report')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function note(
  trx: Transaction<DB>,
  deps: Pick<Deps, 'clock'>,
  who: Operator,
  [before, after]: readonly [CaseFull, CaseFull],
  reason: CasePatch['reason'],
): Promise<void> {
  const strip = ({ version: _v, changed_at: _c, case_class: _k, class_reasons: _r, ...rest }: CaseFull) =>
    rest;
  const changed = difference(strip(before), strip(after));
  const why = reason?.trim();
  await audit(trx, {
    at: deps.clock.now(),
    user: who.id,
    kind: 'case',
    object_id: after.id,
    action: 'update',
    ...changed,
    ...(why && { after: { ...changed.after, reason: why } }),
    country: after.case_country,
  });
}
