import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { kmFrom } from '@ciguawatch/shared/domain/geo/place';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections, placeBoxes } from '@ciguawatch/shared/runtime/sync/collections';
import { algaeSpecies } from '../../../algae/tracking';
import { areBoxesKnown, placesWithBoxes } from '../../../places/places-with-boxes';
import type { AlgaeColumn } from '../fields';
import type { Reading } from './read-line';

let known = new Map<string, number | null>();
let knownOf = '';

/**
 * Kilometres from a point to the nearest island of a country, cached because every setting reads the file
 * again.
 */
function landKm(country: number, point: Position): number | null {
  if (!areBoxesKnown()) return null;
  const state = `${collections.location.revision} ${placeBoxes.revision}`;
  if (state !== knownOf) {
    knownOf = state;
    known = new Map();
  }
  const key = `${country} ${point.join()}`;
  const measured = known.get(key);
  if (measured !== undefined) return measured;
  const islands = placesWithBoxes().filter((one) => one.type === 'I' && one.country === country);
  const all = islands.flatMap((island) => kmFrom(island, point) ?? []);
  const km = all.length > 0 ? Math.min(...all) : null;
  known.set(key, km);
  return km;
}

/** Everything needed to read lines with these columns. Call it inside an observer. */
export function readingOf(
  head: readonly string[],
  columns: readonly AlgaeColumn[],
  country: number,
  mark: Reading['mark'],
): Reading {
  const countries = new Map<string, number>();
  for (const { type, country: id, name, names } of collections.location.all())
    if (type === 'C') for (const one of [name, ...Object.values(names)]) countries.set(normalise(one), id);
  return {
    head,
    columns,
    species: algaeSpecies.all(),
    countries,
    managed: session.user?.profile.manage_countries ?? [],
    country,
    mark,
    landKm,
    now: clock.now(),
  };
}
