import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import type { Geometry } from '@ciguawatch/shared/domain/geo/geometry';
import { polygonsOf } from '@ciguawatch/shared/domain/geo/geometry';
import { toDrawnGeometry } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import { measureOutline } from '@ciguawatch/shared/domain/outline/measure';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { audit, difference } from '../../audit/audit';

/** Account and time (milliseconds since 1970 UTC) of a change. */
export interface ChangeAuthor {
  user: number;
  at: number;
}

/**
 * Adds an audit row for a change of a place. It holds measures instead of outlines, whose versions are stored
 * separately.
 */
export async function noteChange(
  trx: Transaction<DB>,
  by: ChangeAuthor,
  action: 'create' | 'update' | 'delete' | 'restore',
  before: LocationFull | null,
  after: LocationFull | null,
): Promise<void> {
  const place = after ?? before;
  if (!place) return;
  const change = difference(before ? trailValues(before) : {}, after ? trailValues(after) : {});
  await audit(trx, {
    ...by,
    kind: 'location',
    object_id: place.id,
    action,
    ...(before && { before: change.before }),
    ...(after && { after: change.after }),
    country: place.country,
  });
}

function trailValues(full: LocationFull): object {
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
    ...outlineMeasures(geometry),
  };
}

/** Measures of an outline: kind, number of vertices, square kilometres to two decimals. */
export function outlineMeasures(geometry: LocationFull['geometry']): {
  outline: 'Point' | 'Polygon' | 'MultiPolygon' | null;
  vertices: number;
  area_km2: number | null;
} {
  if (geometry === null) return { outline: null, vertices: 0, area_km2: null };
  if (geometry.type === 'Point') return { outline: 'Point', vertices: 1, area_km2: null };
  const { vertices, areaKm2 } = measureOutline(polygonsOf(toDrawnGeometry(geometry as Geometry)));
  return { outline: geometry.type, vertices, area_km2: Math.round(areaKm2 * 100) / 100 };
}
