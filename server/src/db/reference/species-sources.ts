import type { LocalName, PublishedEvidence } from '@ciguawatch/shared/api/schemas/directory/species-sources';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../schema';
import { readJson } from './files';

/** The shipped file of names by size and place and of published evidence. */
export const SOURCES_FILE = 'species_sources.json';

/** The file: entries name a source by its key. */
interface SpeciesSources {
  sources: Record<string, LocalName['source']>;
  species: Record<
    string,
    {
      names?: {
        name: string;
        language: string;
        source: string;
        size?: LocalName['size'];
        upToCm?: number;
        place?: string;
      }[];
      evidence?: { kind: PublishedEvidence['kind']; source: string; method?: string; place?: string }[];
    }
  >;
}

/**
 * Writes names and evidence with their sources. No editor changes them, so those of the file always hold.
 * @throws Error when an entry names a source that the file lacks
 */
export async function writeSpeciesSources(trx: Transaction<DB>, dir: string): Promise<void> {
  const { sources, species } = readJson<SpeciesSources>(dir, SOURCES_FILE);
  const sourceOf = (key: string) => {
    const source = sources[key];
    if (!source) throw new Error(`${SOURCES_FILE} has no source ${key}.`);
    return source;
  };
  const facts = Object.entries(species).map(([slug, { names = [], evidence = [] }]) => ({
    slug,
    names: names.map(
      ({ name, language, source, size = null, upToCm = null, place = null }): LocalName => ({
        ...{ name, language, size, up_to_cm: upToCm, place },
        source: sourceOf(source),
      }),
    ),
    evidence: evidence.map(
      ({ kind, source, method = null, place = null }): PublishedEvidence => ({
        ...{ kind, method, place },
        source: sourceOf(source),
      }),
    ),
  }));
  await sql`
    update specie s set local_names = coalesce(f.names, '[]'), published_evidence = coalesce(f.evidence, '[]')
    from specie o
      left join json_to_recordset(${JSON.stringify(facts)}::json) as f (slug text, names jsonb, evidence jsonb)
      on f.slug = o.slug
    where o.id = s.id
      and (s.local_names, s.published_evidence)
        is distinct from (coalesce(f.names, '[]'), coalesce(f.evidence, '[]'))`.execute(trx);
}
