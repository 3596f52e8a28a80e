import { useState } from 'react';
import type { Node } from './tree';

/** Ids of the ancestors of a place, from the country down; empty when it is not in the tree. */
function pathTo(nodes: readonly Node[], id: number): number[] {
  for (const { place, children } of nodes) {
    if (place.id === id) return [place.id];
    const below = pathTo(children, id);
    if (below.length > 0) return [place.id, ...below];
  }
  return [];
}

/**
 * Expanded nodes of the tree. A single country, and the ancestors of the selected place, start expanded;
 * with an active filter all matches are expanded. What a person expands or collapses stays so.
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
