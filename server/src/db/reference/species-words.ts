import type { DescriptionSource } from '@ciguawatch/shared/api/schemas/species';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../schema';
import { readJson } from './files';

/** The shipped file of descriptions. */
export const WORDS_FILE = 'species_words.json';

/** Descriptions of one species, by its slug in the file. */
interface SpeciesWords {
  fr: string;
  en: string;
  /** centimetres; null where no source was read */
  maxLengthCm: number | null;
  sources: DescriptionSource[];
}

/**
 * Writes the shipped descriptions, marked as not yet read, where a species has none and no revision wrote or waits to
 * write one; a later release replaces those that are still unread.
 */
export async function writeSpeciesWords(trx: Transaction<DB>, dir: string): Promise<void> {
  const words = Object.entries(readJson<Record<string, SpeciesWords>>(dir, WORDS_FILE)).map(
    ([slug, { fr, en, sources }]) => ({ slug, en, fr: { fr_FR: fr }, sources }),
  );
  await sql`
    update specie s set description = w.en, descriptions = s.descriptions || w.fr, descriptions_read = false,
      description_sources = w.sources
    from json_to_recordset(${JSON.stringify(words)}::json) as w (slug text, en text, fr jsonb, sources jsonb)
    where s.slug = w.slug and s.deleted_at is null
      and (not s.descriptions_read or (s.description is null and s.descriptions -> 'fr_FR' is null))
      and (s.description, s.descriptions, s.description_sources)
        is distinct from (w.en, s.descriptions || w.fr, w.sources)
      and not exists (
        select from revision r, jsonb_object_keys(r.after) as field
        where r.object_type = 'specie' and r.object_id = s.id and r.status <> 'rejected'
          and field like 'descriptions.%')`.execute(trx);
}
