import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { useEffect, useMemo } from 'react';
import { type FishTerm, fishTerms } from './fish-terms';

/** Fish of the directory in two languages, from the device's copy; none until it is there, and texts are translated without. */
export function useFishTerms(from: string, to: string): readonly FishTerm[] {
  const { specie, phenotype } = collections;
  useEffect(() => {
    void specie.ensure();
    void phenotype.ensure();
  }, [specie, phenotype]);
  const [species, groups] = [specie.all(), phenotype.all()];
  return useMemo(() => fishTerms({ species, groups }, from, to), [species, groups, from, to]);
}
