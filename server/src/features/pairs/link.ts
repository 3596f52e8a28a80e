import type { CasePatch } from '@ciguawatch/shared/api/schemas/case';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { LinkChange } from '../../db/schema/pairs';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { manages, type Who } from '../../http/who';
import type { CaseRow } from '../cases/full';
import { changeCase } from '../cases/patch';
import { byReceipt } from '../cases/receipt-order';
import type { PlaceIndex } from '../locations/place-index';

/** Where and by whom the cases are changed. */
export interface Linking {
  trx: Transaction<DB>;
  deps: Pick<Deps, 'clock'>;
  places: PlaceIndex;
  who: Who;
}

/** Changes one link of a case by the rules of every other change. @returns what was written, to take it back */
export async function writeLink(
  { trx, deps, places, who }: Linking,
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

/** A case of a meal that names no other one, held: the meal grows by it without another link being lost. */
async function freeEnd({ trx, who }: Linking, row: CaseRow): Promise<CaseRow | undefined> {
  if (row.match_event === null) return row;
  if (row.meal_group === null) return undefined;
  const ends = await trx
    .selectFrom('case_report')
    .selectAll()
    .where('meal_group', '=', row.meal_group)
    .where('match_event', 'is', null)
    .where('deleted_at', 'is', null)
    // A duplicate leaves the meal when its mark is undone, and a link that it held with it.
    .orderBy((eb) => eb('duplicate_of', 'is not', null))
    .orderBy('id')
    .forUpdate()
    .execute();
  return ends.sort(byReceipt).find((end) => manages(who, end.case_country));
}

/**
 * Makes two cases one meal: one that names no other meal names the other, the newer one where both can. Cases
 * that are of one meal already stay as they are.
 * @throws HttpError 409 `case_linked` when both name meals of their own that nothing can be added to
 */
export async function linkMeal(linking: Linking, low: CaseRow, high: CaseRow): Promise<LinkChange[]> {
  if (low.meal_group !== null && low.meal_group === high.meal_group) return [];
  const fromHigh = await freeEnd(linking, high);
  if (fromHigh) return [await writeLink(linking, fromHigh, 'match_event', String(low.id))];
  const fromLow = await freeEnd(linking, low);
  if (fromLow) return [await writeLink(linking, fromLow, 'match_event', String(high.id))];
  throw new HttpError(409, 'case_linked');
}
