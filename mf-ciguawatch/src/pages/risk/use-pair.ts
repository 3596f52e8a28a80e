import type { FishChoice } from '@ciguawatch/shared/domain/statistics/risk-parts';
import { useSearchParams } from '@ciguawatch/shared/runtime/navigation/router';
import { useMemo } from 'react';

/** An island and a fish; null while not chosen. */
export interface Pair {
  island: number | null;
  fish: FishChoice | null;
}

const id = (text: string | null): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** Reads `?island=73&species=1` or `?island=73&phenotype=4`, as links to this page write it. */
export function readPair(params: URLSearchParams): Pair {
  const specie = id(params.get('species'));
  const phenotype = id(params.get('phenotype'));
  return {
    island: id(params.get('island')),
    fish:
      specie !== null
        ? { kind: 'specie', id: specie }
        : phenotype !== null
          ? { kind: 'phenotype', id: phenotype }
          : null,
  };
}

/** The pair in the URL, and a function that replaces it. */
export function usePair(): [Pair, (pair: Pair) => void] {
  const [params, setParams] = useSearchParams();
  const pair = useMemo(() => readPair(params), [params]);
  const ask = ({ island, fish }: Pair) => {
    const next = new URLSearchParams();
    if (island !== null) next.set('island', String(island));
    if (fish) next.set(fish.kind === 'specie' ? 'species' : 'phenotype', String(fish.id));
    setParams(next);
  };
  return [pair, ask];
}
