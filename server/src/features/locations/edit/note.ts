import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import type { Geometry } from '@ciguawatch/shared/domain/geo/geometry';
import { polygonsOf } from '@ciguawatch/shared/domain/geo/geometry';
import { toDrawn } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import { measure } from '@ciguawatch/shared/domain/outline/measure';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { audit, difference } from '../../audit/audit';

/** Account and time (milliseconds since 1970 UTC) of a change. */
export interface By {
  user: number;
  at: number;
}

/**
 * Adds an audit row for a change of a place. It holds measures instead of outlines, whose versions are stored
 * separately.
 */
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

/** Measures of an outline: kind, number of vertices, square kilometres to two decimals. */
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
