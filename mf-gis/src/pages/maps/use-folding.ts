import { useState } from 'react';
import type { Node } from './tree';

/** Ids of what holds a place, from the country down; none when it is not in the tree. */
function pathTo(nodes: readonly Node[], id: number): number[] {
  for (const { place, children } of nodes) {
    if (place.id === id) return [place.id];
    const below = pathTo(children, id);
    if (below.length > 0) return [place.id, ...below];
  }
  return [];
}

/**
 * What is unfolded. At first an only country, and what holds the chosen place. While something narrows the list, all
 * that was found is seen, unless it was folded since.
 */
export function useFolding(roots: readonly Node[], chosen: number | null, narrowed: boolean) {
  const [touched, setTouched] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [bare, setBare] = useState(false);
  const path = chosen === null || bare ? [] : pathTo(roots, chosen).slice(0, -1);
  const first = roots.length === 1 && !bare ? roots[0]?.place.id : undefined;
  const isOpen = (id: number): boolean => touched.get(id) ?? (narrowed || id === first || path.includes(id));
  return {
    isOpen,
    toggle: (id: number) => setTouched(new Map(touched).set(id, !isOpen(id))),
    foldAll: () => {
      setBare(true);
      setTouched(new Map());
    },
  };
}
