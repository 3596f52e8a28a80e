import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import type { ActionType, ObjectType } from '@ciguawatch/shared/domain/codes/revision-codes';
import type { FieldValues } from '@ciguawatch/shared/domain/revision/flat-fields';
import { changeFaults, mayAct } from '@ciguawatch/shared/domain/revision/may-change';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import type { Who } from '../../http/who';

/**
 * Checks that an account may propose a change.
 * @throws HttpError 403 for a forbidden action or field, 400 for wrong values, by field
 */
export async function checkChange(
  db: Reader,
  who: Who,
  object: ObjectType,
  action: ActionType,
  fields: FieldValues,
): Promise<void> {
  if (!mayAct({ groups: who.groups, languages: [] }, object, action)) throw new HttpError(403, 'forbidden');
  const allLanguages = await db.selectFrom('language').select(['code', 'countries']).execute();
  const ownLanguages = allLanguages.filter(({ countries }) =>
    countries.some((country) => who.countries.includes(country)),
  );
  const codes = (some: readonly { code: string }[]) => some.map(({ code }) => code);
  const reviser = { groups: who.groups, languages: codes(ownLanguages) };
  const faults = changeFaults(reviser, object, action, fields, codes(allLanguages));
  if (Object.values(faults).includes('forbidden'))
    throw new HttpError(403, 'forbidden', {
      message: 'Some fields are not yours to change.',
      fields: faults,
    });
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

/**
 * Error codes for fields that refer to others: the group must exist, the scientific name must be free.
 * @param id the changed object; null for a new one
 */
export async function contentFaults(
  db: Reader,
  object: ObjectType,
  id: number | null,
  fields: FieldValues,
): Promise<Record<string, ErrorCode>> {
  const faults: Record<string, ErrorCode> = {};
  const group = fields.phenotype_id;
  if (typeof group === 'number') {
    // Locked for sharing, so that the group is not deleted while a species joins it.
    const query = db
      .selectFrom('phenotype')
      .select('id')
      .where('id', '=', group)
      .where('deleted_at', 'is', null);
    const groupRow = await (db.isTransaction ? query.forShare() : query).executeTakeFirst();
    if (!groupRow) faults.phenotype_id = 'unknown_id';
  }
  const title = object === 'specie' ? 'name' : 'value';
  const name = fields[title];
  if (typeof name === 'string') {
    const { rows } = await sql`
      select id from ${sql.table(object)} where lower(${sql.ref(title)}) = lower(${name})
        and deleted_at is null and id <> ${id ?? 0} limit 1`.execute(db);
    if (rows.length > 0) faults[title] = 'conflict';
  }
  return faults;
}
