import type { DescriptionSource } from '@ciguawatch/shared/api/schemas/species';
import type { ObjectType } from '@ciguawatch/shared/domain/codes/revision-codes';
import { type FieldValues, flatFields } from '@ciguawatch/shared/domain/revision/flat-fields';
import {
  DEFAULT_LANGUAGE,
  FIELDS_WITHOUT_LANGUAGE,
  NAMES_FIELD,
} from '@ciguawatch/shared/domain/revision/may-change';
import { synonymText } from '@ciguawatch/shared/domain/revision/synonyms';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';

/** A species or group in the form that revisions compare. */
export interface RevisedObject {
  id: number;
  slug: string;
  version: number;
  deleted: boolean;
  /** Web pages from which the facts of the descriptions were taken; set only by the shipped data. */
  sources: DescriptionSource[];
  /** What the key by pictures asks about; only the shipped data set it. */
  traits: string | null;
  /** Values of all its fields. */
  values: FieldValues;
}

/** The object of a revision; null when there is none. `lock` locks it until the transaction ends. */
export async function readObject(
  db: Reader,
  type: ObjectType,
  id: number | null,
  lock = false,
): Promise<RevisedObject | null> {
  if (id === null) return null;
  const query = db
    .selectFrom(type as 'specie')
    .selectAll()
    .where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return null;
  const names = await db
    .selectFrom('product_name as n')
    .innerJoin('language as l', 'l.id', 'n.lang_id')
    .select(['l.code', 'n.value'])
    .where(type === 'specie' ? 'n.specie_id' : 'n.phenotype_id', '=', id)
    .orderBy(sql`n.lang_id, n.rank, n.id`)
    .execute();
  const byLanguage: Record<string, string[]> = {};
  for (const { code, value } of names) byLanguage[code] = [...(byLanguage[code] ?? []), value];
  const all = row as unknown as Record<string, unknown>;
  const values = flatFields({
    ...Object.fromEntries(FIELDS_WITHOUT_LANGUAGE[type].map((field) => [field, all[field] ?? null])),
    ...(type === 'specie' && { synonyms: row.synonyms.map(synonymText) }),
    descriptions: { [DEFAULT_LANGUAGE]: row.description, ...row.descriptions },
    [NAMES_FIELD[type]]: byLanguage,
  });
  // A group has neither column.
  const sources = row.description_sources ?? [];
  const traits = row.traits ?? null;
  return {
    id,
    slug: row.slug,
    version: row.version,
    deleted: row.deleted_at !== null,
    sources,
    traits,
    values,
  };
}

/** Name of an object from its values. */
export function objectName(values: FieldValues): string {
  const name = values.name ?? values.value;
  return typeof name === 'string' ? name : '';
}
