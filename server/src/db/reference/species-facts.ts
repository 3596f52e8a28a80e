import { type SpeciesTraits, writeTraits } from '@ciguawatch/shared/domain/species/traits';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../schema';
import { readJson } from './files';
import { WORDS_FILE } from './species-words';

/** The shipped file of what the key by pictures asks about. */
export const TRAITS_FILE = 'species_traits.json';

/**
 * Writes the traits of the key and the lengths that were read. No editor changes them, so those of the files always
 * hold; they come to species that editors have changed, too.
 */
export async function writeSpeciesFacts(trx: Transaction<DB>, dir: string): Promise<void> {
  const traits = readJson<Record<string, SpeciesTraits>>(dir, TRAITS_FILE);
  const words = readJson<Record<string, { maxLengthCm: number | null }>>(dir, WORDS_FILE);
  const slugs = [...new Set([...Object.keys(traits), ...Object.keys(words)])];
  const facts = slugs.map((slug) => ({
    slug,
    traits: traits[slug] ? writeTraits(traits[slug]) : null,
    length: words[slug]?.maxLengthCm ?? null,
  }));
  await sql`
    update specie s set traits = f.traits, max_length_cm = f.length
    from specie o left join json_to_recordset(${JSON.stringify(facts)}::json) as f (slug text, traits text, length int)
      on f.slug = o.slug
    where o.id = s.id and (s.traits, s.max_length_cm) is distinct from (f.traits, f.length)`.execute(trx);
}
