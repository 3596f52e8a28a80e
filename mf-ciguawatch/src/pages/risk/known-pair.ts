import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { currentSpecie } from '../../places/names';
import type { Pair } from './use-pair';

/** The pair of an empty form. */
export const NO_PAIR: Pair = { island: null, fish: null };

/** Whether the names of places and fish are on the device, even outdated ones. Call it inside an observer. */
export function namesReady(): boolean {
  const { location, specie, phenotype } = collections;
  return [location, specie, phenotype].every(({ state }) => state === 'ready' || state === 'stale');
}

/** The pair with the species that its own leads to: the URL may name one that was replaced. */
export function currentPair(pair: Pair): Pair {
  if (pair.fish?.kind !== 'specie') return pair;
  const id = currentSpecie(pair.fish.id);
  return id === pair.fish.id ? pair : { ...pair, fish: { kind: 'specie', id } };
}

/**
 * The pair without ids that the portal does not know. A link may name a deleted island or fish, for which "no
 * report" would look like a finding.
 */
export function knownPair({ island, fish }: Pair): Pair {
  const place = island === null ? undefined : collections.location.get(island);
  const list = fish?.kind === 'specie' ? collections.specie : collections.phenotype;
  return {
    island: place?.type === 'I' ? island : null,
    fish: fish && list.get(fish.id) ? fish : null,
  };
}
