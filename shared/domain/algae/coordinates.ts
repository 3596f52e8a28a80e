import type { Position } from '../geo/geometry';

/** Compass direction that follows an angle: north or south of the equator, east or west of Greenwich. */
type CompassSide = 'N' | 'S' | 'E' | 'W';

interface Angle {
  /** degrees; negative only where the text carries a minus sign */
  degrees: number;
  side: CompassSide | null;
}

/** Compass letters. O is "ouest" in French and has no meaning in English, so it is read as west. */
const SIDE_OF_LETTER: Record<string, CompassSide> = { N: 'N', S: 'S', E: 'E', W: 'W', O: 'W' };

/** The text with the many signs people type for degrees and minutes replaced by one each. */
function normalizedSigns(text: string): string {
  return text
    .toUpperCase()
    .replace(/\b(NORD|NORTH|NORTE)\b/g, 'N')
    .replace(/\b(SUD|SOUTH|SUR)\b/g, 'S')
    .replace(/\b(OUEST|WEST|OESTE)\b/g, 'W')
    .replace(/\b(EST|EAST|ESTE)\b/g, 'E')
    .replace(/[−–—]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/['’′‘`´]{2}/g, '"')
    .replace(/[”″“]/g, '"')
    .replace(/[’′‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const ANGLE = new RegExp(
  String.raw`^([NSEWO])? ?([+-])? ?(${NUMBER})(?: ?°| (?=\d)|(?=['"]?$)|(?= ?[NSEWO]$))? ?` +
    String.raw`(?:(${NUMBER})(?: ?'| (?=\d)|$|(?= ?[NSEWO]$)) ?)?(?:(${NUMBER}) ?"? ?)?([NSEWO])?$`,
);

const decimalNumber = (text: string): number => Number(text.replace(',', '.'));

/**
 * Reads one angle as people write it: `17°32'S`, `17°32,5' S`, `17 32 30 S`, `-17,533`, `149.567 W`.
 * Minutes and seconds must be below 60, and only the last number may have decimals. Null when the text is
 * no angle.
 */
function readAngle(given: string): Angle | null {
  const [, before, sign, first = '', second, third, after] = ANGLE.exec(given.trim()) ?? [];
  if (first === '' || (before && after)) return null;
  const parts = [first, second, third].filter((part) => part !== undefined);
  if (parts.slice(0, -1).some((part) => /[.,]/.test(part))) return null;
  const [degrees = 0, minutes = 0, seconds = 0] = parts.map(decimalNumber);
  if (minutes >= 60 || seconds >= 60) return null;
  const side = SIDE_OF_LETTER[before ?? after ?? ''] ?? null;
  // A minus sign before a compass letter is redundant or contradicts it.
  if (side && sign === '-') return null;
  const value = degrees + minutes / 60 + seconds / 3600;
  return { degrees: sign === '-' || side === 'S' || side === 'W' ? -value : value, side };
}

/** Ways to split a text into two angles, the most reliable first. */
function possibleHalves(text: string): [string, string][] {
  const found: [string, string][] = [];
  // The captured separator stays with the left half; lookbehind, which would be simpler, is missing in
  // older browsers.
  const cut = (at: RegExp) => {
    for (const match of text.matchAll(at)) {
      const left = text.slice(0, match.index) + (match[1] ?? '');
      const right = text.slice(match.index + match[0].length);
      if (left.trim() && right.trim()) found.push([left, right]);
    }
  };
  cut(/ ?; ?/g);
  cut(/ ?\/ ?/g);
  cut(/, /g);
  cut(/([NSEWO]) ?,? ?(?=[\d+-])/g);
  cut(/ ?,? ?(?=[NSEWO] ?\d)/g);
  cut(/ (?=[\d+-])/g);
  cut(/,(?=[+-])/g);
  cut(/(\.\d+),(?=\d)/g);
  return found;
}

/** Rounds to six decimals of a degree, about a tenth of a metre. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

function positionOf(first: Angle, second: Angle): Position | null {
  const vertical = (angle: Angle) => angle.side === 'N' || angle.side === 'S';
  const horizontal = (angle: Angle) => angle.side === 'E' || angle.side === 'W';
  if ((vertical(first) && vertical(second)) || (horizontal(first) && horizontal(second))) return null;
  // Without compass letters the latitude comes first, as is usual.
  const turned = horizontal(first) || vertical(second);
  const [lat, lng] = turned ? [second, first] : [first, second];
  if (Math.abs(lat.degrees) > 90 || Math.abs(lng.degrees) > 360) return null;
  const wrapped = ((((lng.degrees + 180) % 360) + 360) % 360) - 180;
  return [roundDegrees(wrapped), roundDegrees(lat.degrees)];
}

/**
 * Reads a point as people write it: latitude and longitude in decimal degrees, degrees and minutes, or
 * degrees, minutes and seconds; decimal point or comma; compass letters in French or English, or signs;
 * longitudes up to 360.
 * @returns longitude and latitude of RFC 7946; null when the text has no or more than one reading
 */
export function readCoordinates(text: string): Position | null {
  const written = normalizedSigns(text);
  if (written.length > 80) return null;
  const points = new Map<string, Position>();
  for (const [left, right] of possibleHalves(written)) {
    const first = readAngle(left);
    const second = readAngle(right);
    const point = first && second ? positionOf(first, second) : null;
    if (point && first && second && haveEqualNumberCounts(left, right)) points.set(point.join(), point);
  }
  return points.size === 1 ? ([...points.values()][0] ?? null) : null;
}

/**
 * Whether both halves consist of as many numbers; otherwise a split at the wrong place could be accepted.
 */
const haveEqualNumberCounts = (left: string, right: string): boolean =>
  numberCount(left) === numberCount(right);
const numberCount = (text: string): number => text.match(new RegExp(NUMBER, 'g'))?.length ?? 0;

/**
 * Reads one coordinate from a column of its own. Null when the text is no angle or belongs to the other
 * axis.
 */
export function readDegrees(text: string, axis: 'lat' | 'lng'): number | null {
  const angle = readAngle(normalizedSigns(text));
  if (!angle) return null;
  const { side, degrees } = angle;
  if (side && (axis === 'lat') !== (side === 'N' || side === 'S')) return null;
  if (Math.abs(degrees) > (axis === 'lat' ? 90 : 360)) return null;
  return roundDegrees(axis === 'lat' ? degrees : ((((degrees + 180) % 360) + 360) % 360) - 180);
}
