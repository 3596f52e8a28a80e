import { lng360 } from '@ciguawatch/shared/domain/geo/geometry';
import { NEAR_KM } from '@ciguawatch/shared/domain/geo/place';
import type { Place, PlaceIndex } from '../locations/place-index';

/** Pairs of islands within sight, in both directions, as two arrays for `unnest`. */
interface NearIslands {
  from: number[];
  to: number[];
}

const KM_PER_DEGREE = 111.195;
const known = new WeakMap<PlaceIndex, NearIslands>();

type Boxed = Place & { loca_bbox: NonNullable<Place['loca_bbox']> };

/** Kilometres between the boxes of two islands, in a plane: exact enough for some tens of kilometres. */
function kmApart({ loca_bbox: a }: Boxed, { loca_bbox: b }: Boxed): number {
  const gap = (low: number, high: number, otherLow: number, otherHigh: number) =>
    Math.max(0, otherLow - high, low - otherHigh);
  const scale = Math.cos((((a[1] + b[1]) / 2) * Math.PI) / 180);
  const east = gap(lng360(a[0]), lng360(a[2]), lng360(b[0]), lng360(b[2])) * scale;
  return Math.hypot(east, gap(a[1], a[3], b[1], b[3])) * KM_PER_DEGREE;
}

/** Islands of one country within 40 km of each other: a catch off one may be reported for the other. */
export function nearIslands(places: PlaceIndex): NearIslands {
  const kept = known.get(places);
  if (kept) return kept;
  const islands = [...places.all()].filter((one): one is Boxed => one.type === 'I' && one.loca_bbox !== null);
  const near: NearIslands = { from: [], to: [] };
  for (const one of islands)
    for (const other of islands) {
      if (one.id === other.id || one.country !== other.country || kmApart(one, other) > NEAR_KM) continue;
      near.from.push(one.id);
      near.to.push(other.id);
    }
  known.set(places, near);
  return near;
}
