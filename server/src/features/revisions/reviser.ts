import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import type { ActionType, ObjectType } from '@ciguawatch/shared/domain/codes/revision-codes';
import { sameNamed, type Titled } from '@ciguawatch/shared/domain/revision/alike-names';
import { nameFaults } from '@ciguawatch/shared/domain/revision/directory-names';
import type { FieldValues } from '@ciguawatch/shared/domain/revision/flat-fields';
import { changeFaults, mayAct } from '@ciguawatch/shared/domain/revision/may-change';
import { readSynonym } from '@ciguawatch/shared/domain/revision/synonyms';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';

/**
 * Checks that an account may propose a change.
 * @throws HttpError 403 for a forbidden action or field, 400 for wrong values, by field
 */
export async function checkChange(
  db: Reader,
  who: Operator,
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
 * Error codes for proposed values: names that are not written as names, and what `directoryFaults` finds.
 * @param id the changed object; null for a new one
 */
export async function contentFaults(
  db: Reader,
  object: ObjectType,
  id: number | null,
  fields: FieldValues,
): Promise<Record<string, ErrorCode>> {
  return { ...(await directoryFaults(db, object, id, fields)), ...nameFaults(fields) };
}

/**
 * Error codes for fields that depend on the rest of the directory: the group must exist, the name and the ids of
 * registers must be free.
 * @param id the changed object; null for a new one
 */
export async function directoryFaults(
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
  return { ...faults, ...(await takenFaults(db, object, id, fields)) };
}

/**
 * Lets one transaction at a time write in the directory. A decision calls it before it locks a species, because it
 * may lock a second one.
 */
export const lockDirectory = (db: Reader) =>
  sql`select pg_advisory_xact_lock(hashtextextended('directory', 0))`.execute(db);

/** Ids of registers, each of one species alone. */
const REGISTER_IDS = ['aphia_id', 'spec_code'] as const;

/** Error codes for what another object in the directory already has. */
async function takenFaults(
  db: Reader,
  object: ObjectType,
  id: number | null,
  fields: FieldValues,
): Promise<Record<string, ErrorCode>> {
  const faults: Record<string, ErrorCode> = {};
  const title = object === 'specie' ? 'name' : 'value';
  const registered = object === 'specie' ? REGISTER_IDS.filter((one) => typeof fields[one] === 'number') : [];
  const name = fields[title];
  const synonyms = Array.isArray(fields.synonyms) ? fields.synonyms.map((one) => readSynonym(one).name) : [];
  if (typeof name !== 'string' && registered.length + synonyms.length === 0) return faults;
  // Two decisions at once must not both find a name free.
  if (db.isTransaction) await lockDirectory(db);
  const others = await titledOthers(db, object, id);
  if (typeof name === 'string' && sameNamed(others, name).length > 0) faults[title] = 'taken';
  if (synonyms.some((one) => sameNamed(others, one).length > 0)) faults.synonyms = 'taken';
  for (const register of registered) {
    const holder = await db
      .selectFrom('specie')
      .select('id')
      .where(register, '=', fields[register] as number)
      .where('deleted_at', 'is', null)
      .where('id', '<>', id ?? 0)
      .limit(1)
      .executeTakeFirst();
    if (holder) faults[register] = 'taken';
  }
  return faults;
}

/** The other species or groups of the directory, by the names that are their own, earlier ones too. */
export async function titledOthers(db: Reader, object: ObjectType, id: number | null): Promise<Titled[]> {
  const title = sql.ref(object === 'specie' ? 'name' : 'value');
  const { rows } = await sql<Titled>`
    select id, ${title} as title from ${sql.table(object)}
    where deleted_at is null and id <> ${id ?? 0} order by id`.execute(db);
  if (object === 'phenotype') return rows;
  const former = await sql<Titled>`
    select s.id, one ->> 'name' as title from specie s, jsonb_array_elements(s.synonyms) as one
    where s.deleted_at is null and s.id <> ${id ?? 0} order by s.id`.execute(db);
  return [...rows, ...former.rows];
}
