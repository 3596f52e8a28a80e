import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import type { Geometry } from '@ciguawatch/shared/domain/geo/geometry';
import { polygonsOf } from '@ciguawatch/shared/domain/geo/geometry';
import { toDrawn } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import { measure } from '@ciguawatch/shared/domain/outline/measure';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { audit, difference } from '../../audit/audit';

/** Who does it, and when in milliseconds. */
export interface By {
  user: number;
  at: number;
}

/** A change of a location for the trail: outlines by their figures, since their versions are kept beside it. */
export async function noteChange(
  trx: Transaction<DB>,
  by: By,
  action: 'create' | 'update' | 'delete',
  before: LocationFull | null,
  after: LocationFull | null,
): Promise<void> {
  const held = after ?? before;
  if (!held) return;
  const change = difference(before ? forTrail(before) : {}, after ? forTrail(after) : {});
  await audit(trx, {
    ...by,
    kind: 'location',
    object_id: held.id,
    action,
    ...(before && { before: change.before }),
    ...(after && { after: change.after }),
    country: held.country,
  });
}

function forTrail(full: LocationFull): object {
  const { name, names, type, country, parent_id, own_timezone, residents, landform, geometry } = full;
  return {
    name,
    names,
    type,
    country,
    parent_id,
    timezone: own_timezone,
    residents,
    landform,
    ...figures(geometry),
  };
}

/** Figures of an outline: kind, vertices, square kilometres to two decimals. */
export function figures(geometry: LocationFull['geometry']): {
  outline: 'Point' | 'Polygon' | 'MultiPolygon' | null;
  vertices: number;
  area_km2: number | null;
} {
  if (geometry === null) return { outline: null, vertices: 0, area_km2: null };
  if (geometry.type === 'Point') return { outline: 'Point', vertices: 1, area_km2: null };
  const { vertices, areaKm2 } = measure(polygonsOf(toDrawn(geometry as Geometry)));
  return { outline: geometry.type, vertices, area_km2: Math.round(areaKm2 * 100) / 100 };
}
