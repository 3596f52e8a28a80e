import type { FishChoice, PhenotypeOf } from '@ciguawatch/shared/domain/statistics/risk-parts';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/**
 * The chosen phenotype, or that of the chosen species, with all its species; null for a species without one.
 */
export function phenotypeOf(fish: FishChoice): PhenotypeOf | null {
  const id = fish.kind === 'specie' ? collections.specie.get(fish.id)?.phenotype_id : fish.id;
  if (!id) return null;
  const species = collections.specie.all().filter((one) => one.phenotype_id === id);
  return { id, species: species.map((one) => one.id) };
}
