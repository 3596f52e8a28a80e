import type { ObjectType } from '@ciguawatch/shared/domain/codes/revision-codes';
import {
  type FieldValue,
  type FieldValues,
  languageOfField,
} from '@ciguawatch/shared/domain/revision/flat-fields';
import { DEFAULT_LANGUAGE } from '@ciguawatch/shared/domain/revision/may-change';
import { readSynonym } from '@ciguawatch/shared/domain/revision/synonyms';
import { plainLetters } from '@ciguawatch/shared/domain/text/search/plain-letters';
import { sql, type Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';

/** A value as its column holds it: synonyms are read into name and source. */
const columnValue = (name: string, value: FieldValue): unknown =>
  name === 'synonyms' ? jsonb(Array.isArray(value) ? value.map(readSynonym) : []) : value;

/** Columns of the object's own row; names are rows of another table. */
function columnsOf(fields: FieldValues, held: Record<string, string>): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  const descriptions = { ...held };
  let texts = false;
  for (const [field, value] of Object.entries(fields)) {
    const { name, lang } = languageOfField(field);
    if (lang === null) columns[name] = columnValue(name, value);
    else if (name === 'descriptions' && lang === DEFAULT_LANGUAGE) columns.description = value;
    else if (name === 'descriptions') {
      texts = true;
      if (typeof value === 'string') descriptions[lang] = value;
      else delete descriptions[lang];
    }
  }
  if (texts) columns.descriptions = jsonb(descriptions);
  return columns;
}

/** Writes fields of a locked object and raises its version. */
export async function updateObject(
  trx: Transaction<DB>,
  type: ObjectType,
  id: number,
  fields: FieldValues,
): Promise<void> {
  const table = type as 'specie';
  const { descriptions } = await trx
    .selectFrom(table)
    .select('descriptions')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable(table)
    .set({ ...columnsOf(fields, descriptions), version: sql`version + 1` } as never)
    .where('id', '=', id)
    .execute();
  await writeNames(trx, type, id, fields);
}

/**
 * Adds an object.
 * @returns its id
 */
export async function insertObject(
  trx: Transaction<DB>,
  type: ObjectType,
  fields: FieldValues,
): Promise<number> {
  const slug = await freeSlug(trx, type, String(fields.name ?? fields.value ?? type));
  const { id } = await trx
    .insertInto(type as 'specie')
    .values({ ...columnsOf(fields, {}), slug } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeNames(trx, type, id, fields);
  return id;
}

/** Marks an object as deleted, perhaps replaced by another, or restores it; the row stays, because cases that name it show its label. */
export async function markDeleted(
  trx: Transaction<DB>,
  type: ObjectType,
  id: number,
  at: Date | null,
  replaced_by: number | null = null,
): Promise<void> {
  const replacement = type === 'specie' ? { replaced_by } : {};
  await trx
    .updateTable(type as 'specie')
    .set({ deleted_at: at, ...replacement, version: sql`version + 1` } as never)
    .where('id', '=', id)
    .execute();
}

async function writeNames(
  trx: Transaction<DB>,
  type: ObjectType,
  id: number,
  fields: FieldValues,
): Promise<void> {
  const owner = type === 'specie' ? 'specie_id' : 'phenotype_id';
  for (const [field, value] of Object.entries(fields)) {
    const { name, lang } = languageOfField(field);
    if (lang === null || name === 'descriptions') continue;
    const { id: lang_id } = await trx
      .selectFrom('language')
      .select('id')
      .where('code', '=', lang)
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('product_name').where(owner, '=', id).where('lang_id', '=', lang_id).execute();
    const names = Array.isArray(value) ? value : [];
    if (names.length > 0)
      await trx
        .insertInto('product_name')
        .values(
          names.map((one, rank) => ({
            specie_id: type === 'specie' ? id : null,
            phenotype_id: type === 'phenotype' ? id : null,
            lang_id,
            value: one,
            rank,
          })),
        )
        .execute();
  }
}

/** Unused slug from a name, with a number added if necessary. */
async function freeSlug(trx: Transaction<DB>, type: ObjectType, name: string): Promise<string> {
  const slugText = plainLetters(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const baseSlug = slugText || type;
  const rows = await trx
    .selectFrom(type as 'specie')
    .select('slug')
    .where('slug', 'like', `${baseSlug}%`)
    .execute();
  const usedSlugs = new Set(rows.map(({ slug }) => slug));
  let slug = baseSlug;
  for (let n = 2; usedSlugs.has(slug); n += 1) slug = `${baseSlug}-${n}`;
  return slug;
}
