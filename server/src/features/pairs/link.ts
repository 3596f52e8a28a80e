import type { CasePatch } from '@ciguawatch/shared/api/schemas/case';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { LinkChange } from '../../db/schema/pairs';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { managesCountry, type Operator } from '../../http/operator';
import type { CaseRow } from '../cases/full';
import { changeCase } from '../cases/patch';
import { byReceipt } from '../cases/receipt-order';
import type { PlaceIndex } from '../locations/place-index';

/** Transaction and editor of a change of links. */
export interface LinkContext {
  trx: Transaction<DB>;
  deps: Pick<Deps, 'clock'>;
  places: PlaceIndex;
  who: Operator;
}

/**
 * Changes one link of a case by the usual rules for changing cases.
 * @returns the change, to undo it later
 */
export async function writeLink(
  { trx, deps, places, who }: LinkContext,
  row: CaseRow,
  field: LinkChange['field'],
  after: LinkChange['after'],
): Promise<LinkChange> {
  const patch: CasePatch =
    field === 'match_event'
      ? { match_event: after === null ? null : String(after) }
      : { duplicate_of: after === null ? null : Number(after) };
  await changeCase(trx, deps, places, who, row, patch);
  return { case: row.id, field, before: row[field] ?? null, after: patch[field] ?? null };
}

/**
 * A case of the meal without a link of its own, locked: linking it joins the two meals and replaces no other
 * link.
 */
async function freeEnd({ trx, who }: LinkContext, row: CaseRow): Promise<CaseRow | undefined> {
  if (row.match_event === null) return row;
  if (row.meal_group === null) return undefined;
  const ends = await trx
    .selectFrom('case_report')
    .selectAll()
    .where('meal_group', '=', row.meal_group)
    .where('match_event', 'is', null)
    .where('deleted_at', 'is', null)
    // Duplicates last: when one is no longer a duplicate it leaves the meal, and its link with it.
    .orderBy((eb) => eb('duplicate_of', 'is not', null))
    .orderBy('id')
    .forUpdate()
    .execute();
  return ends.sort(byReceipt).find((end) => managesCountry(who, end.case_country));
}

/**
 * Joins two cases into one meal, by linking the later one if it has no link yet, else the earlier one. Cases
 * of the same meal stay.
 * @throws HttpError 409 `case_linked` when both meals have no case without a link
 */
export async function linkMeal(linking: LinkContext, low: CaseRow, high: CaseRow): Promise<LinkChange[]> {
  if (low.meal_group !== null && low.meal_group === high.meal_group) return [];
  const fromHigh = await freeEnd(linking, high);
  if (fromHigh) return [await writeLink(linking, fromHigh, 'match_event', String(low.id))];
  const fromLow = await freeEnd(linking, low);
  if (fromLow) return [await writeLink(linking, fromLow, 'match_event', String(high.id))];
  throw new HttpError(409, 'case_linked');
}
