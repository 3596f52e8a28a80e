import type { CaseFull, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import { seatAfter } from '@ciguawatch/shared/domain/pairs/meals';
import { deniesOthers } from '@ciguawatch/shared/domain/report/report-rules';
import { standsForOthers, stepRefusal } from '@ciguawatch/shared/domain/review/transitions';
import type { Transaction, Updateable } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import type { CaseReportTable } from '../../db/schema/cases';
import type { Deps } from '../../deps';
import { invalidFields } from '../../http/errors/http-error';
import { checkVersion } from '../../http/if-match';
import { manages, type Who } from '../../http/who';
import { audit, difference } from '../audit/audit';
import type { PlaceIndex } from '../locations/place-index';
import { readProducts } from './arriving/products';
import { plainValues } from './columns';
import { contentFaults } from './create/check-content';
import { checkLinks, leftAlone, refuseOriginal } from './create/links';
import { regroupMeals } from './create/meal-group';
import { type Gone, withStanding } from './create/standing';
import { holdCase } from './find';
import { type CaseRow, fullCase } from './full';
import { keepWithheldOf } from './public/last-withheld';
import { movedColumns } from './public/moved';
import { refused } from './refused';

type Change = Updateable<CaseReportTable>;

/**
 * Changes a case of a country the editor manages, and notes it in the trail.
 * @param version the version the change is based on
 */
export async function patchCase(
  deps: Deps,
  places: PlaceIndex,
  who: Who,
  id: number,
  sent: CasePatch,
  version: number,
): Promise<CaseFull> {
  const faults = contentFaults(await readProducts(deps.store), sent, places, deps.clock.now());
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const { body, gone } = withStanding(places, sent);
  return deps.store.tx(async (trx) => {
    const row = await holdCase(trx, id, who);
    checkVersion(version, row.version, fullCase(row, places));
    return changeCase(trx, deps, places, who, row, body, goneNow(row, body, gone));
  });
}

/**
 * Changes a case that is held, in the transaction that holds it, and notes it in the trail.
 * @param body its contents were checked, the links are checked here
 * @param gone what becomes of the numbers of deleted places
 */
export async function changeCase(
  trx: Transaction<DB>,
  deps: Pick<Deps, 'clock'>,
  places: PlaceIndex,
  who: Who,
  row: CaseRow,
  body: CasePatch,
  gone: Gone = {},
): Promise<CaseFull> {
  const before = fullCase(row, places);
  if (row.deleted_at) throw refused('deleted', { message: 'Restore the case before changing it.' });
  checkOthers(row, body);
  await checkLinks(trx, who, row, body);
  await checkStep(trx, who, row, body);
  const change = { ...changeOf(body, row, places, deps.clock.now()), ...gone };
  if (change.case_country !== undefined && !manages(who, change.case_country)) throw refused('forbidden');
  await dropContact(trx, row, body, change);
  // A request that changes nothing creates neither a version nor a line in the audit trail.
  if (isHeld(row, change, body.case_geom)) return before;
  if (row.review_state === 'withdrawn') throw refused('withdrawn');
  checkWish(row, body);
  if (comesBack(row, body) && (await leftAlone(trx, [row.id])).has(row.id))
    Object.assign(change, { match_event: seatAfter(row), ...change, duplicate_of: null });
  // A granted withdrawal goes at once too: what the report hid in its meal stays hidden.
  if (body.review_state === 'withdrawn') await keepWithheldOf(trx, [row.id]);
  const after = fullCase(await update(trx, row, change), places);
  const linked = after.match_event !== before.match_event || after.duplicate_of !== before.duplicate_of;
  if (linked) await regroupMeals(trx, [row.id]);
  await note(trx, deps, who, [before, after], body.reason);
  return after;
}

/** A number of people ill agrees with whether others were ill, which the case may have said before. */
function checkOthers(
  row: CaseRow,
  { mass_poisoning = row.mass_poisoning, mass_poisoning_nb }: CasePatch,
): void {
  if (deniesOthers({ mass_poisoning, mass_poisoning_nb }))
    throw invalidFields({ mass_poisoning_nb: 'contradicts' });
}

/** Refuses a step that the table of reviews does not have, and one that takes away what stands for other reports. */
async function checkStep(
  trx: Transaction<DB>,
  who: Who,
  { id, review_state: from }: CaseRow,
  { review_state: to, reason }: CasePatch,
): Promise<void> {
  if (to === undefined || to === from) return;
  const why = stepRefusal(from, to, 'editor', reason ?? null);
  if (why) throw refused(why, why === 'reason' ? { fields: { reason: 'required' } } : {});
  if (!standsForOthers(to)) await refuseOriginal(trx, who, id);
}

/** A wish to withdraw a report is refused with a reason, as a rejection is. */
function checkWish({ withdrawal_asked_at: asked }: CaseRow, body: CasePatch): void {
  if (asked === null || body.withdrawal_asked_at !== null || body.reason?.trim()) return;
  throw refused('reason', { fields: { reason: 'required' } });
}

/** A place that is only said once more says nothing about the deleted one that it stands for. */
function goneNow(row: CaseRow, body: CasePatch, gone: Gone): Gone {
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

/** Whether a case that was left out may count again, and nobody says for which report it is left out. */
const comesBack = (row: CaseRow, { review_state: to, duplicate_of }: CasePatch): boolean =>
  row.duplicate_of !== null &&
  duplicate_of === undefined &&
  to !== undefined &&
  to !== row.review_state &&
  standsForOthers(to);

function changeOf(body: CasePatch, row: CaseRow, places: PlaceIndex, now: number): Change {
  const { case_geom, match_event, duplicate_of, review_state } = body;
  return {
    // A number whose question is answered with "no" would go on counting people who are not ill.
    ...(body.mass_poisoning === false && { mass_poisoning_nb: null }),
    ...(body.history === '2' && { history_nb: null }),
    ...plainValues(body),
    ...movedColumns(body, row, places, now),
    ...(case_geom !== undefined && { case_geom: case_geom === null ? null : jsonb(case_geom) }),
    ...(match_event !== undefined && { match_event: match_event || null }),
    ...(duplicate_of !== undefined && { duplicate_of }),
    ...(review_state !== undefined && { review_state }),
    // Withdrawing the report grants the wish.
    ...((body.withdrawal_asked_at === null || review_state === 'withdrawn') && { withdrawal_asked_at: null }),
    ...(review_state === 'withdrawn' && { withdrawn_at: row.withdrawn_at ?? new Date(now) }),
  };
}

/** Whether a change says what the case says already. */
function isHeld(row: CaseRow, { case_geom: _, ...change }: Change, point: CasePatch['case_geom']): boolean {
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
  const held = row.case_geom as CaseFull['case_geom'];
  return (
    (point === undefined || same(point?.coordinates, held?.coordinates)) &&
    Object.entries(change).every(([column, value]) => same(row[column as keyof CaseRow], value))
  );
}

/** An editor may take a contact away; a withdrawn report keeps none. No other contact can be put in its place. */
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
  who: Who,
  [before, after]: readonly [CaseFull, CaseFull],
  reason: CasePatch['reason'],
): Promise<void> {
  const strip = ({ version: _v, changed_at: _c, ...rest }: CaseFull) => rest;
  const changed = difference(strip(before), strip(after));
  const decided =
    before.review_state !== after.review_state || before.withdrawal_asked_at !== after.withdrawal_asked_at;
  const why = decided && reason?.trim();
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
