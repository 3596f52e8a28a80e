import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import {
  type EntriesLeft,
  entriesLeft,
  leadingEntries,
} from '@ciguawatch/shared/domain/statistics/leading-entries';

/** Species shown, and with those equal to the last of them; the directory lists all. */
const SHOWN = { wanted: 8, most: 12 };

/** The most reported species of a group; those without a report fill a short list, as they have no rank. */
export function leadingSpecies<T extends Pick<Specie, 'id'>>(
  species: readonly T[],
  countOf: (specie: T) => number,
): { shown: T[]; left: EntriesLeft | null } {
  const all = [...species].sort((a, b) => countOf(b) - countOf(a) || a.id - b.id);
  const reported = all.filter((specie) => countOf(specie) > 0);
  const leading = leadingEntries(reported, countOf, SHOWN.wanted, SHOWN.most);
  const isWhole = leading.length === reported.length;
  const shown = isWhole ? all.slice(0, Math.max(SHOWN.wanted, leading.length)) : leading;
  return { shown, left: entriesLeft(all, countOf, shown) };
}
