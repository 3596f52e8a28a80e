import { readCoordinates, readDegrees } from '@ciguawatch/shared/domain/algae/coordinates';
import type { Position } from '@ciguawatch/shared/domain/geo/geometry';

/** Largest number of suggestions. */
const OFFERED = 3;
const OTHER_SIDE: Record<string, string> = { N: 'S', S: 'N', E: 'W', W: 'E', O: 'E' };

/**
 * Variants of a text with one typical error undone: swapped digits, wrong hemisphere, missing decimal point,
 * missing or extra minus sign.
 */
function slips(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at + 1 < text.length; at += 1) {
    const pair = text.slice(at, at + 2);
    if (/^\d\d$/.test(pair) && pair[0] !== pair[1])
      found.push(`${text.slice(0, at)}${pair[1]}${pair[0]}${text.slice(at + 2)}`);
  }
  found.push(text.replace(/[NSEWO]/gi, (side) => OTHER_SIDE[side.toUpperCase()] ?? side));
  if (/^\d/.test(text)) found.push(`-${text}`);
  if (/^-/.test(text)) found.push(text.slice(1));
  const [, sign = '', figures] = /^([+-]?)(\d{4,})$/.exec(text) ?? [];
  if (figures) for (const at of [2, 3]) found.push(`${sign}${figures.slice(0, at)}.${figures.slice(at)}`);
  return found.filter((one) => one !== text);
}

/**
 * Corrections of a latitude, a longitude or both that differ by one typical error and put the point near land
 * of the country.
 * @param read returns the point when the cell has this text; null when it is unreadable
 * @param near whether a point is near land of the country
 */
export function likelyAngles(
  text: string,
  read: (text: string) => Position | null,
  near: (point: Position) => boolean,
): string[] {
  const fitting = slips(text).filter((one) => {
    const point = read(one);
    return point !== null && near(point);
  });
  return [...new Set(fitting)].slice(0, OFFERED);
}

/**
 * Reads the point for a new text of one of its cells.
 * @param other degrees of the other coordinate, which stays
 */
export const readerOf =
  (field: 'latitude' | 'longitude' | 'coordinates', other: number | undefined) =>
  (text: string): Position | null => {
    if (field === 'coordinates') return readCoordinates(text);
    const value = readDegrees(text, field === 'latitude' ? 'lat' : 'lng');
    if (value === null || other === undefined) return null;
    return field === 'latitude' ? [other, value] : [value, other];
  };
