import type { FishChoice, PhenotypeOf } from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/** The phenotype of a species asked, with all its species; null for a phenotype or a species without one. */
export function phenotypeOf(fish: FishChoice): PhenotypeOf | null {
  const id = fish.kind === 'specie' ? collections.specie.get(fish.id)?.phenotype_id : null;
  if (!id) return null;
  const species = collections.specie.all().filter((one) => one.phenotype_id === id);
  return { id, species: species.map((one) => one.id) };
}
