import {
  type Bbox,
  bboxOf,
  drawnBbox,
  type Geometry,
  lng360,
  type Position,
  polygonsOf,
} from '@ciguawatch/shared/domain/geo/geometry';
import { toDrawnGeometry } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import type { Doubt, DoubtKind, OtherPlace, Surroundings } from '@ciguawatch/shared/domain/outline/doubt';
import { areaOfBox, findDoubts } from '@ciguawatch/shared/domain/outline/find-doubts';
import { measureOutline } from '@ciguawatch/shared/domain/outline/measure';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema';
import { HttpError } from '../../../../http/errors/http-error';
import { loadPlaces } from '../../load-places';
import type { Place } from '../../place-index';

/** A place whose outline is to be stored, as it is until then; without an id when it is new. */
interface DrawnPlace {
  id: number | null;
  type: string;
  country: number;
  parent_id: number | null;
  landform: string | null;
  geometry: unknown;
}

/** What the response holds with `outline_doubtful`: every question that was not confirmed. */
interface AskedDoubts {
  doubts: Doubt[];
}

/**
 * Checks a valid outline against the stored places around it.
 * @param confirmed questions to which the editor said that it is so
 * @throws HttpError 409 `outline_doubtful` with the questions left
 */
export async function askDoubts(
  trx: Transaction<DB>,
  place: DrawnPlace,
  geometry: Geometry | null,
  confirmed: readonly DoubtKind[] = [],
): Promise<void> {
  if (geometry === null) return;
  const next = toDrawnGeometry(geometry);
  const doubts = findDoubts(next, await surroundings(trx, place, next)).filter(
    ({ kind }) => !confirmed.includes(kind),
  );
  if (doubts.length > 0)
    throw new HttpError(409, 'outline_doubtful', { current: { doubts } satisfies AskedDoubts });
}

const touches = (a: Bbox, b: Bbox): boolean => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
const boxOf = ({ loca_bbox }: Place): Bbox | null => loca_bbox && drawnBbox(loca_bbox);
const labelled = (places: readonly Place[]): { id: number; at: Position }[] =>
  places.flatMap(({ id, center }) => (center ? [{ id, at: [lng360(center[0]), center[1]] }] : []));

async function surroundings(
  trx: Transaction<DB>,
  { id, type, country, parent_id, landform, geometry }: DrawnPlace,
  next: Geometry,
): Promise<Surroundings> {
  const former = geometry === null ? null : toDrawnGeometry(geometry as Geometry);
  const places = await loadPlaces(trx);
  const others = [...places.all()].filter((one) => one.country === country && one.id !== id);
  const near = [bboxOf(next), ...(former ? [bboxOf(former)] : [])];
  const islands = others.filter((one) => {
    const box = one.type === 'I' && type === 'I' ? boxOf(one) : null;
    return box !== null && near.some((own) => touches(own, box));
  });
  const holders = others.filter((one) => one.id === parent_id && one.type === 'I' && type === 'L');
  const drawn = await drawnPlaces(trx, [...islands, ...holders]);
  const holder = drawn.find((one) => holders.some(({ id }) => id === one.id));
  const isNewLand = former === null && (type === 'I' || type === 'L');
  const allOf = (kind: string) => boxesOf(others.filter((one) => one.type === kind));
  return {
    type: type as Surroundings['type'],
    landform: type === 'I' ? landform : null,
    former,
    islands: drawn.filter((one) => islands.some((island) => island.id === one.id)),
    inside: labelled(others.filter((one) => id !== null && one.parent_id === id)),
    holder: holder ? { ...holder, isNew: id !== null && places.get(id)?.parent_id !== parent_id } : null,
    largestBoxKm2: allOf(type)[0]?.km2 ?? null,
    largestIslandKm2: isNewLand ? await largestLand(trx, allOf('I')) : null,
    centers: labelled(others).map(({ at }) => at),
  };
}

interface Boxed {
  place: Place;
  km2: number;
}

/** Places with the areas of their boxes, the largest first. */
const boxesOf = (places: readonly Place[]): Boxed[] =>
  places
    .flatMap((place) => {
      const box = boxOf(place);
      return box ? [{ place, km2: areaOfBox(box) }] : [];
    })
    .sort((a, b) => b.km2 - a.km2);

/** Land of the largest place; no place has more than its box, so only those with large boxes are read. */
async function largestLand(trx: Transaction<DB>, boxes: readonly Boxed[]): Promise<number | null> {
  let most = 0;
  for (const { place, km2 } of boxes) {
    if (km2 <= most) break;
    for (const { geometry } of await drawnPlaces(trx, [place]))
      if (geometry.type !== 'Point') most = Math.max(most, measureOutline(polygonsOf(geometry)).areaKm2);
  }
  return most || null;
}

/** Stored outlines of places, in 0..360. */
async function drawnPlaces(trx: Transaction<DB>, places: readonly Place[]): Promise<OtherPlace[]> {
  if (places.length === 0) return [];
  const rows = await trx
    .selectFrom('location')
    .select(['id', 'geometry'])
    .where(
      'id',
      'in',
      places.map(({ id }) => id),
    )
    .execute();
  return rows.flatMap(({ id, geometry }) =>
    geometry ? [{ id, geometry: toDrawnGeometry(geometry as Geometry) }] : [],
  );
}
