import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { PARENT_TYPES } from '../../../features/locations/edit/check-place';
import type { Faults } from '../faults';
import type { ReadPlace } from './places';

/** Checks the places of a pack against each other: what lies in what, and two of one name. */
export function checkHierarchy(places: readonly ReadPlace[], faults: Faults): void {
  const byKey = new Map(places.map((place) => [place.key, place]));
  const names = new Map<string, ReadPlace>();
  for (const place of places) {
    checkParent(place, byKey, faults);
    const name = `${place.parent ?? ''} ${normalise(place.name)}`;
    const namesake = names.get(name);
    // Those of an earlier release are distinguished by their ids.
    if (namesake && (place.number === null || namesake.number === null))
      faults.add(
        place.row.at('name'),
        `“${place.name}” has the name of “${namesake.key}” in the same place: nobody could tell which is which. Give one of them another name.`,
      );
    names.set(name, place);
  }
}

function checkParent(
  { row, type, parent }: ReadPlace,
  byKey: ReadonlyMap<string, ReadPlace>,
  faults: Faults,
): void {
  const above = parent === null ? 'C' : byKey.get(parent)?.type;
  if (above === undefined)
    faults.add(
      row.at('parent'),
      `There is no place “${parent}”: write the key of a line of this file, or leave the cell empty for the country.`,
    );
  else if (!PARENT_TYPES[type].includes(above)) faults.add(row.at('parent'), PARENT_SENTENCES[type]);
}

const PARENT_SENTENCES = {
  A: 'An archipelago lies in the country: leave this cell empty.',
  I: 'An island lies in an archipelago or in the country: write the key of an archipelago, or leave the cell empty.',
  L: 'A locality lies on an island, or in an archipelago where its island is not known: write the key of one.',
} as const;
