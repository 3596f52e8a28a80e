import { loadPlaces } from '../../features/locations/load-places';
import { type CsvRow, readJson } from '../reference/files';
import type { Reader } from '../store';
import type { DemoSpecie, SymptomWeights } from './demo-case';
import type { DemoInputs } from './demo-rows';

/** Reports of a recent year weigh in; older ones say less about where people fish now. */
const SINCE = 2012;
/** A few reports from Viti Levu and Vanua Levu, so that a second country has something to show. */
const FIJI: [number, number][] = [
  [32, 6],
  [40, 2],
];

interface WeightsFile {
  published: SymptomWeights;
  assumed: SymptomWeights;
}

/** Gathers what the synthetic reports are made from. */
export async function demoInputs(
  db: Reader,
  dir: string,
  events: readonly CsvRow[],
  now: number,
): Promise<DemoInputs> {
  const places = await loadPlaces(db);
  const islands = new Map<number, number>(FIJI.filter(([id]) => places.get(id)?.type === 'I'));
  for (const { location_id, year } of events) {
    if (!location_id || Number(year) < SINCE) continue;
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

/** Groups named most often in the laboratory's yearly reports, the rest now and then. */
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

async function reportedSpecies(db: Reader): Promise<DemoSpecie[]> {
  const rows = await db
    .selectFrom('specie')
    .innerJoin('phenotype', 'phenotype.id', 'specie.phenotype_id')
    .select(['specie.id', 'specie.phenotype_id', 'phenotype.slug'])
    .orderBy('specie.id')
    .execute();
  return weighSpecies(rows);
}

/** How often each species is reported, by the group that it belongs to; in the order of their ids. */
export function weighSpecies(
  species: readonly { id: number; phenotype_id: number | null; slug: string }[],
): DemoSpecie[] {
  const seen = new Map<string, number>();
  return species.map(({ id, phenotype_id, slug }) => {
    const rank = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, rank);
    // A few species of each group make up most of what is caught.
    return { id, phenotype_id: phenotype_id ?? 0, weight: (GROUP_WEIGHT[slug] ?? 0.5) / rank };
  });
}
