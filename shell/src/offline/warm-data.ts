import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/**
 * Brings what the public pages show to the device: places, cases, species, groups, months that were observed. One after
 * the other, so that whoever is reading meanwhile is not made to wait. What does not come is fetched by its page.
 */
export async function warmData(): Promise<void> {
  const { location, case: cases, specie, phenotype, coverage } = collections;
  for (const one of [location, cases, specie, phenotype, coverage]) await one.ensure().catch(() => undefined);
}
