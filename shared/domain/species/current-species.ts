/** What is known of a species that may have been replaced by another. */
interface Replaceable {
  replaced_by?: number | undefined;
}

/**
 * Id of the species that a replaced one leads to at last; the id itself for one that is current, or not known.
 * @param get a species of the directory by id, replaced ones too
 */
export function currentSpecies(id: number, get: (id: number) => Replaceable | undefined): number {
  const seen = new Set<number>();
  let current = id;
  for (;;) {
    const next = get(current)?.replaced_by;
    if (next === undefined || seen.has(next)) return current;
    seen.add(current);
    current = next;
  }
}

/** The species that ids lead to, each once, as `currentSpecies`; the same array when none was replaced. */
export function currentSpeciesOf<Ids extends readonly number[]>(
  ids: Ids,
  get: (id: number) => Replaceable | undefined,
): Ids | number[] {
  const current = ids.map((id) => currentSpecies(id, get));
  return current.every((id, at) => id === ids[at]) ? ids : [...new Set(current)];
}
