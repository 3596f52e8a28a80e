import {
  type Bbox,
  bboxOf,
  drawnBbox,
  type Geometry,
  lng360,
  type Position,
} from '@ciguawatch/shared/domain/geo/geometry';
import { toDrawnGeometry } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import type { Doubt, DoubtKind, OtherPlace, Surroundings } from '@ciguawatch/shared/domain/outline/doubt';
import { areaOfBox, findDoubts } from '@ciguawatch/shared/domain/outline/find-doubts';
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
  { id, type, country, parent_id, geometry }: DrawnPlace,
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
  const areas = others.flatMap((one) => {
    const box = one.type === type ? boxOf(one) : null;
    return box ? [areaOfBox(box)] : [];
  });
  return {
    type: type as Surroundings['type'],
    former,
    islands: drawn.filter((one) => islands.some((island) => island.id === one.id)),
    inside: labelled(others.filter((one) => id !== null && one.parent_id === id)),
    holder: holder ? { ...holder, isNew: id !== null && places.get(id)?.parent_id !== parent_id } : null,
    largestBoxKm2: Math.max(0, ...areas) || null,
    centers: labelled(others).map(({ at }) => at),
  };
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
