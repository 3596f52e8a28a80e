import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { precisionOf } from '@ciguawatch/shared/domain/algae/sampling-time';
import { nearestIslands, placeName } from '@ciguawatch/shared/domain/geo/place';
import { NAME_TO_COME } from '@ciguawatch/shared/domain/text/search/species-names';
import {
  formatDate,
  formatMonth,
  formatNumber,
  language,
  readerLanguages,
  type Translate,
} from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections, placeBoxes } from '@ciguawatch/shared/runtime/sync/collections';
import { placesWithBoxes } from '../places/places-with-boxes';
import { pointOf } from './sampling';
import { algaeSpecies } from './tracking';

/** A time as precisely as it is known: 2016, May 2016, 17/11/26, 17/11/26 09:20. */
export function timeText(time: string | null, style: 'short' | 'long' = 'short'): string {
  if (!time) return '';
  const precision = precisionOf(time);
  if (precision === 'year') return time;
  if (precision === 'month')
    return formatMonth(
      Number(time.slice(5, 7)),
      Number(time.slice(0, 4)),
      style === 'long' ? 'long' : 'short',
    );
  return `${formatDate(time, style)}${precision === 'minute' ? ` ${time.slice(11)}` : ''}`;
}

/** Name of a species of microalgae; empty when not identified, a placeholder until the species are loaded. */
export const speciesName = (id: number | null): string =>
  id === null ? '' : (algaeSpecies.get(id)?.as_name ?? NAME_TO_COME);

/** Name of what a row counted: as the analyst wrote it where it differs from a species of the list; empty without one. */
export const taxonText = ({
  identification,
  at_species,
}: Pick<Tracking, 'identification' | 'at_species'>): string => identification || speciesName(at_species);

/** Name of the unit of a row's count. */
export const unitText = ({ cells_unit }: Pick<Tracking, 'cells_unit'>, t: Translate): string =>
  t(`unit.${cells_unit ?? 'cells'}`);

/** A count with its unit; cells per gram, stated in the heading, is omitted. Empty without a count. */
export function countText(row: Pick<Tracking, 'at_cells_nb' | 'cells_unit'>, t: Translate): string {
  if (row.at_cells_nb === null) return '';
  const count = formatNumber(row.at_cells_nb);
  return row.cells_unit ? `${count} ${unitText(row, t)}` : count;
}

/**
 * Point as text, for instance 17.8200° S, 149.4700° W.
 * @param point longitude and latitude in degrees
 */
export function pointText([lng, lat]: readonly [number, number], t: Translate): string {
  const degrees = (value: number) =>
    formatNumber(Math.abs(value), { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  return [
    t(lat < 0 ? 'point.south' : 'point.north', { degrees: degrees(lat) }),
    t(lng < 0 ? 'point.west' : 'point.east', { degrees: degrees(lng) }),
  ].join(', ');
}

/**
 * Point as people type it, latitude first, which `readCoordinates` reads back: -17.82 -149.47.
 * @param point longitude and latitude in degrees
 */
export const typedPoint = ([lng, lat]: readonly [number, number]): string =>
  [lat, lng].map((degrees) => formatNumber(degrees, { maximumFractionDigits: 6 })).join(' ');

const islands = new Map<string, string>();
let islandsCacheKey = '';

/** Name of the island nearest to a row's point, within 40 km; empty without one. */
export function islandText(row: Pick<Tracking, 'at_geom'>): string {
  const point = pointOf(row);
  if (!point) return '';
  const state = `${collections.location.revision} ${placeBoxes.revision} ${language.code}`;
  if (state !== islandsCacheKey) {
    islands.clear();
    islandsCacheKey = state;
  }
  const key = point.join();
  const known = islands.get(key);
  if (known !== undefined) return known;
  const [near] = nearestIslands(placesWithBoxes(), point);
  const name = near ? placeName(near.place, readerLanguages()) : '';
  islands.set(key, name);
  return name;
}
