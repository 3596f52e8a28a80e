import type { DemoSpecies, SymptomWeights } from '../../../server/src/db/demo/demo-case';
import { weighSpecies } from '../../../server/src/db/demo/demo-inputs';
import { readCsv, readJson } from '../../../server/src/db/reference/files';
import { distanceKm } from '../../../shared/domain/geo/geometry-distance';
import { NEAR_KM } from '../../../shared/domain/geo/place';
import type { PairContext } from '../../../shared/domain/pairs/pair-case';
import { pairContext } from '../../../shared/domain/pairs/pair-context';

/** An island that reports, with its archipelago and the islands within sight. */
export interface Island {
  id: number;
  archi: number;
  center: [number, number];
  near: number[];
  /** location ids of its localities */
  localities: number[];
}

/** Frequencies of the server's reference data, from which pairs are generated. */
export interface PairInputs {
  islands: Island[];
  /** how often each island reports, in the order of `islands` */
  weights: number[];
  species: DemoSpecies[];
  symptoms: SymptomWeights;
  context: PairContext;
}

/** A place of the release, as far as pairs need it. */
export interface ShippedPlace {
  properties: { id: number; parent_id: number; type: string; center: [number, number] };
}

/** First year whose reports count, as in the demonstration data. */
const FIRST_COUNTED_YEAR = 2012;

/**
 * Reads the frequencies of French Polynesia from the reference data.
 * @param shipped places of the release
 */
export function pairInputs(dir: string, shipped: readonly ShippedPlace[]): PairInputs {
  const counts = new Map<number, number>();
  for (const { location_id, year } of readCsv(dir, 'haedat_pf_ciguatera_events.csv')) {
    if (!location_id || Number(year) < FIRST_COUNTED_YEAR) continue;
    counts.set(Number(location_id), (counts.get(Number(location_id)) ?? 0) + 1);
  }
  const places = shipped.map(({ properties }) => properties);
  const found = places.filter(({ id, type }) => type === 'I' && counts.has(id));
  const islands = found.map(({ id, parent_id, center }) => ({
    id,
    archi: parent_id,
    center,
    near: found
      .filter((other) => other.id !== id && distanceKm(center, other.center) <= NEAR_KM)
      .map((other) => other.id),
    localities: places.filter((one) => one.type === 'L' && one.parent_id === id).map((one) => one.id),
  }));
  const weights = islands.map(({ id }) => counts.get(id) ?? 0);
  const slugs = new Map(readCsv(dir, 'phenotypes.csv').map(({ id, slug }) => [id, slug ?? '']));
  const species = weighSpecies(
    readCsv(dir, 'species.csv').map(({ id, phenotype_id }) => ({
      id: Number(id),
      phenotype_id: Number(phenotype_id),
      slug: slugs.get(phenotype_id) ?? '',
    })),
  );
  const { published, assumed } = readJson<{ published: SymptomWeights; assumed: SymptomWeights }>(
    dir,
    'demo-symptom-weights.json',
  );
  return {
    islands,
    weights,
    species,
    symptoms: { ...published, ...assumed },
    context: contextOf(islands, weights, species),
  };
}

/** The scorer's knowledge of the country: frequencies as in a few thousand reports. */
function contextOf(islands: Island[], weights: number[], species: DemoSpecies[]): PairContext {
  const reports = 3000;
  const total = species.reduce((sum, { weight }) => sum + weight, 0);
  const groups = new Map<number, number>();
  for (const { phenotype_id, weight } of species)
    groups.set(phenotype_id, (groups.get(phenotype_id) ?? 0) + (weight / total) * reports);
  const groupOf = new Map(species.map(({ id, phenotype_id }) => [id, phenotype_id]));
  return pairContext({
    species: species.map(({ id, weight }) => [id, (weight / total) * reports] as const),
    phenotypes: [...groups],
    islands: islands.map(({ id }, at) => [id, weights[at] ?? 0] as const),
    groupOf: (id) => groupOf.get(id) ?? null,
  });
}
