import { loadPlaces } from '../../features/locations/load-places';
import { type CsvRow, readJson } from '../reference/files';
import type { Reader } from '../store';
import type { DemoSpecies, SymptomWeights } from './demo-case';
import type { DemoInputs } from './demo-rows';

/**
 * First year of imported events that decide how often an island appears; older ones tell little about fishing
 * now.
 */
const FIRST_COUNTED_YEAR = 2012;
/** A few reports from Viti Levu and Vanua Levu, so that a second country has data. */
const FIJI_ISLAND_WEIGHTS: [number, number][] = [
  [32, 6],
  [40, 2],
];

interface WeightsFile {
  published: SymptomWeights;
  assumed: SymptomWeights;
}

/**
 * Collects what the invented reports are made from.
 * @param now milliseconds since 1970 UTC
 */
export async function demoInputs(
  db: Reader,
  dir: string,
  events: readonly CsvRow[],
  now: number,
): Promise<DemoInputs> {
  const places = await loadPlaces(db);
  const islands = new Map<number, number>(FIJI_ISLAND_WEIGHTS.filter(([id]) => places.get(id)?.type === 'I'));
  for (const { location_id, year } of events) {
    if (!location_id || Number(year) < FIRST_COUNTED_YEAR) continue;
    islands.set(Number(location_id), (islands.get(Number(location_id)) ?? 0) + 1);
  }
  const { published, assumed } = readJson<WeightsFile>(dir, 'demo-symptom-weights.json');
  return {
    places,
    islands: [...islands].sort(([a], [b]) => a - b),
    species: await reportedSpecies(db),
    symptoms: { ...published, ...assumed },
    now,
  };
}

/** Relative frequency of the groups that the laboratory's yearly reports name most; all others have 0.5. */
const GROUP_WEIGHT: Record<string, number> = {
  groupers: 9,
  parrotfishes: 8,
  snappers: 7,
  'jacks-and-trevallies': 6,
  emperors: 6,
  'surgeonfishes-and-unicornfishes': 5,
  wrasses: 4,
  barracudas: 3,
  'moray-eels': 3,
  mullets: 3,
  triggerfishes: 2,
};

async function reportedSpecies(db: Reader): Promise<DemoSpecies[]> {
  const rows = await db
    .selectFrom('specie')
    .innerJoin('phenotype', 'phenotype.id', 'specie.phenotype_id')
    .select(['specie.id', 'specie.phenotype_id', 'phenotype.slug'])
    .orderBy('specie.id')
    .execute();
  return weighSpecies(rows);
}

/** Relative frequency of each species, from that of its group; in the order of ids. */
export function weighSpecies(
  species: readonly { id: number; phenotype_id: number | null; slug: string }[],
): DemoSpecies[] {
  const countByGroup = new Map<string, number>();
  return species.map(({ id, phenotype_id, slug }) => {
    const rank = (countByGroup.get(slug) ?? 0) + 1;
    countByGroup.set(slug, rank);
    // A few species of each group make up most of the catch.
    return { id, phenotype_id: phenotype_id ?? 0, weight: (GROUP_WEIGHT[slug] ?? 0.5) / rank };
  });
}
