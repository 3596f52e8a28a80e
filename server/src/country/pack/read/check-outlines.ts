import { type Geometry, type Position, polygonsOf } from '@ciguawatch/shared/domain/geo/geometry';
import { toDrawnGeometry } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import type { FaultKind } from '@ciguawatch/shared/domain/outline/fault';
import { findFaults } from '@ciguawatch/shared/domain/outline/find-faults';
import { type ComputeOutline, NotComputable } from '../../../features/locations/edit/outline/outline-thread';
import type { Faults } from '../faults';
import type { Pack } from '../pack';
import { OUTLINES_FILE } from './outlines';
import { COUNTRY_KEY } from './places';

const SENTENCES: Record<FaultKind, string> = {
  ...{
    unclosed: 'A ring is not closed: end it where it begins.',
    short: 'A ring has fewer than three corners: remove it.',
  },
  repeated: 'A position stands twice in succession: remove one.',
  range: 'A position lies outside of the map.',
  crossing: 'A ring crosses itself: move the corner that is on the wrong side.',
  overlap: 'Two parts overlap: join them.',
  'hole-outside': 'A hole lies outside of its ring: remove it, or make it a part of its own.',
  ...{
    empty: 'It has no part.',
    size: 'It has too many vertices: simplify it.',
    far: 'It lies far from the others.',
  },
};

/** Most faults that are named of one outline. */
const MAX_FAULTS = 10;

/**
 * Checks that the outlines of a pack can be stored, by the rules of the editor of outlines, and brings them to longitudes
 * from 0 to 360.
 * @param compute the thread of outlines: the clipping library never ends on some of them
 */
export async function checkOutlines(
  { places, outline }: Pick<Pack, 'places' | 'outline'>,
  compute: ComputeOutline,
  faults: Faults,
): Promise<Pick<Pack, 'places' | 'outline'>> {
  const checked: Pack['places'] = [];
  for (const place of places) {
    const geometry = place.geometry && (await drawn(place.key, place.geometry, compute, faults));
    checked.push({ ...place, geometry });
  }
  const whole = outline && (await drawn(COUNTRY_KEY, outline.geometry, compute, faults));
  return { places: checked, outline: outline && whole && { ...outline, geometry: whole } };
}

async function drawn(
  key: string,
  geometry: Geometry,
  compute: ComputeOutline,
  faults: Faults,
): Promise<Geometry | null> {
  const spot = { file: OUTLINES_FILE, column: key };
  // Only what touches 180° is cut and joined; a thread for each island of a country would take minutes.
  if (geometry.type === 'Point' || liesEast(geometry) || liesWest(geometry)) {
    const shape = toDrawnGeometry(geometry);
    const found = shape.type === 'Point' ? [] : findFaults(polygonsOf(shape)).slice(0, MAX_FAULTS);
    for (const { kind, at } of found) faults.add(spot, `${SENTENCES[kind]}${where(at)}`);
    // Label points of long rings follow their direction, so that what is drawn from 0 to 360 already is kept as it is.
    return geometry.type !== 'Point' && isDrawn(geometry) ? geometry : shape;
  }
  try {
    const columns = await compute(geometry);
    // Cutting and joining moves corners by some metres.
    if (columns?.geometry) return isDrawn(geometry) ? geometry : toDrawnGeometry(columns.geometry);
    faults.add(
      spot,
      'A ring crosses itself, is not closed or overlaps another: draw it again where it does.',
    );
  } catch (error) {
    if (!(error instanceof NotComputable)) throw error;
    faults.add(spot, 'It cannot be cut at 180°: simplify it, or draw its parts on the two sides one by one.');
  }
  return null;
}

const where = (at: Position | null) => (at ? ` It is near ${at[0].toFixed(4)}, ${at[1].toFixed(4)}.` : '');

const within = (geometry: Geometry, holds: (longitude: number) => boolean): boolean =>
  polygonsOf(geometry).every((rings) => rings.every((ring) => ring.every(([x]) => holds(x))));
const isDrawn = (geometry: Geometry) => within(geometry, (x) => x >= 0 && x <= 360);
/** Between Greenwich and 180° to the east, or wholly beyond it, however its longitudes are counted. */
const liesEast = (geometry: Geometry) => within(geometry, (x) => x > 0 && x < 180);
const liesWest = (geometry: Geometry) =>
  within(geometry, (x) => x > 180 && x < 360) || within(geometry, (x) => x > -180 && x < 0);
