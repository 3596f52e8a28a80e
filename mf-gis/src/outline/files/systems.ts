import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { distanceKm } from '@ciguawatch/shared/domain/geo/geometry-distance';
import { findFar } from '@ciguawatch/shared/domain/outline/find-far';
import { type FileContent, type FoundFeature, type ImportFault, withPositions } from './found';

const utm = (zone: number, datum: string) => `+proj=utm +zone=${zone} +south ${datum} +units=m +no_defs`;
const WGS84 = '+datum=WGS84';
/** The Réseau géodésique de la Polynésie française is WGS 84 within its precision (EPSG 4687, transformation 15846). */
const RGPF = '+ellps=GRS80 +towgs84=0,0,0';
/** RGPF, zones 5 to 8 south (EPSG 3296 to 3299). */
const FIRST_RGPF = 3296;
const WEB_MERCATOR = 'EPSG:3857';
/** WGS 84 and RGPF in degrees. */
const DEGREES = ['EPSG:4326', 'EPSG:4979', 'EPSG:4687', 'EPSG:4686'];
/** Kilometres within which metres without a system must come to lie from the place. */
const NEAR_KM = 150;

/** The definition of a system for proj4; null for degrees. A WKT is its own definition. */
function definitionOf(system: string): string | null {
  if (DEGREES.includes(system) || /^\s*GEOG(CS|CRS)\b/i.test(system)) return null;
  const code = Number(/^EPSG:(\d+)$/.exec(system)?.[1]);
  if (code >= 32701 && code <= 32760) return utm(code - 32700, WGS84);
  if (code >= FIRST_RGPF && code < FIRST_RGPF + 4) return utm(code - FIRST_RGPF + 5, RGPF);
  // ESRI's names of Web Mercator, of which proj4 takes the sphere for an ellipsoid.
  return /Web_Mercator|Pseudo-Mercator/i.test(system) ? WEB_MERCATOR : system;
}

/** Systems that are tried on metres of which nothing says what they are. */
const TRIED = [5, 6, 7, 8].map((zone) => `EPSG:${32700 + zone}`).concat(WEB_MERCATOR);

type Project = (position: Position) => Position;

/** Longitude and latitude of positions in a system. @throws for a system that proj4 does not know */
async function projectionOf(system: string): Promise<Project> {
  const definition = definitionOf(system);
  if (definition === null) return (position) => position;
  const { default: proj4 } = await import('proj4');
  const converter = proj4(definition, 'EPSG:4326');
  return (position) => {
    const [x, y] = converter.forward([...position]);
    return [x!, y!];
  };
}

function* positionsOf(features: readonly FoundFeature[]): Generator<Position> {
  for (const { parts, lines, points } of features) {
    for (const ring of parts.flat()) yield* ring;
    for (const line of lines) yield* line;
    yield* points;
  }
}

const isDegrees = ([x, y]: Position): boolean => Math.abs(x) <= 540 && Math.abs(y) <= 90;
const swap: Project = ([x, y]) => [y, x];

/** What is known of where the outline should lie. */
export interface Expected {
  /** The place itself; null for a new one. */
  place: Position | null;
  /** Label points of the country's places; empty when unknown. */
  country: readonly Position[];
}

/** The content of a file in degrees; `isSwapped` when only exchanged coordinates lie in the country. */
export interface DegreesContent {
  features: FoundFeature[];
  isSwapped: boolean;
}

/**
 * The features of a file in degrees, latitude and longitude in their order. A file that names no system and holds no
 * degrees is read in the system in which it comes to lie at the place, if there is one.
 */
export async function inDegrees(
  { features, system }: FileContent,
  expected: Expected,
): Promise<DegreesContent | { fault: ImportFault }> {
  const all = [...positionsOf(features)];
  const [first] = all;
  if (!first) return { features, isSwapped: false };
  const isDegreesFile = all.every((at) => isDegrees(at) || isDegrees(swap(at)));
  const found = system ?? (isDegreesFile ? 'EPSG:4326' : await systemAt(first, expected.place));
  const project = found === null ? null : await projectionOf(found).catch(() => null);
  if (!project) return { fault: 'noSystem' };
  const isSwapped = isSwappedAt(first, project, expected.country);
  const placed = withPositions(features, isSwapped ? (at) => project(swap(at)) : project);
  return [...positionsOf(placed)].every(isDegrees) ? { features: placed, isSwapped } : { fault: 'noNumber' };
}

/** Whether a position lies in the country only with its coordinates exchanged, or is on Earth only so. */
function isSwappedAt(first: Position, project: Project, country: readonly Position[]): boolean {
  const lies = (at: Position) => isDegrees(at) && findFar(at, country).length === 0;
  return !lies(project(first)) && lies(project(swap(first)));
}

/** The tried system in which a position comes to lie nearest to the place; null when in none. */
async function systemAt(position: Position, place: Position | null): Promise<string | null> {
  if (!place) return null;
  const tried = await Promise.all(
    TRIED.map(async (system) => {
      const project = await projectionOf(system);
      return {
        system,
        km: Math.min(distanceKm(project(position), place), distanceKm(project(swap(position)), place)),
      };
    }),
  );
  const near = tried.filter(({ km }) => km <= NEAR_KM).sort((a, b) => a.km - b.km);
  return near[0]?.system ?? null;
}
