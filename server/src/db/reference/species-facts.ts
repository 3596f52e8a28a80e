import { type SpeciesTraits, writeTraits } from '@ciguawatch/shared/domain/species/traits';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../schema';
import { type CsvRow, readCsv, readJson } from './files';
import { WORDS_FILE } from './species-words';

/** The shipped file of what the key by pictures asks about. */
export const TRAITS_FILE = 'species_traits.json';

/** Whether toxins were measured in a species, or cases are known of its family; general knowledge is no evidence. */
const isImplicated = ({ ciguatera_evidence: evidence = '' }: CsvRow): boolean =>
  evidence !== '' && evidence !== 'general knowledge';

/**
 * Writes the traits of the key, the lengths that were read and whether evidence of ciguatera is known. No editor
 * changes them, so those of the files always hold; they come to species that editors have changed, too.
 */
export async function writeSpeciesFacts(trx: Transaction<DB>, dir: string): Promise<void> {
  const traits = readJson<Record<string, SpeciesTraits>>(dir, TRAITS_FILE);
  const words = readJson<Record<string, { maxLengthCm: number | null }>>(dir, WORDS_FILE);
  const implicated = new Set(
    readCsv(dir, 'species.csv')
      .filter(isImplicated)
      .map(({ slug = '' }) => slug),
  );
  const slugs = [...new Set([...Object.keys(traits), ...Object.keys(words), ...implicated])];
  const facts = slugs.map((slug) => ({
    slug,
    traits: traits[slug] ? writeTraits(traits[slug]) : null,
    length: words[slug]?.maxLengthCm ?? null,
    implicated: implicated.has(slug),
  }));
  await sql`
    update specie s set traits = f.traits, max_length_cm = f.length, implicated = coalesce(f.implicated, false)
    from specie o left join json_to_recordset(${JSON.stringify(facts)}::json)
      as f (slug text, traits text, length int, implicated boolean)
      on f.slug = o.slug
    where o.id = s.id and (s.traits, s.max_length_cm, s.implicated)
      is distinct from (f.traits, f.length, coalesce(f.implicated, false))`.execute(trx);
}
