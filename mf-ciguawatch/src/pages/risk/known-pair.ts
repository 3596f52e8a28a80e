import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import type { Pair } from './use-pair';

export const NO_PAIR: Pair = { island: null, fish: null };

/** Whether the names of places and fish are on the device, be they old. Use it inside an observer. */
export function namesReady(): boolean {
  const { location, specie, phenotype } = collections;
  return [location, specie, phenotype].every(({ state }) => state === 'ready' || state === 'stale');
}

/**
 * The pair without what the portal does not know: an address may name an island or a fish that was
 * deleted or never was, of which "no report" would be said as if it meant something.
 */
export function knownPair({ island, fish }: Pair): Pair {
  const place = island === null ? undefined : collections.location.get(island);
  const list = fish?.kind === 'specie' ? collections.specie : collections.phenotype;
  return {
    island: place?.type === 'I' ? island : null,
    fish: fish && list.get(fish.id) ? fish : null,
  };
}
