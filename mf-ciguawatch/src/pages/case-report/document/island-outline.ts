import { listLocations } from '@ciguawatch/shared/api/calls/locations';
import { type Geometry, lng360, type Position, polygonsOf } from '@ciguawatch/shared/domain/geo/geometry';
import { islandOf } from '@ciguawatch/shared/domain/geo/place';
import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { call } from '@ciguawatch/shared/runtime/http/call';

/**
 * Id of the island whose outline the chart draws; null without a point, since the chart exists only to show
 * the point.
 */
export function islandId(values: ReportValues, { place }: Pick<Labels, 'place'>): number | null {
  if (!values.case_geom || values.case_location_id === null) return null;
  const found = place(values.case_location_id);
  return (found && islandOf(found, place)?.id) ?? null;
}

const drawn = (shape: Geometry): Position[][] =>
  polygonsOf(shape).flatMap((rings) => rings.map((ring) => ring.map(([x, y]): Position => [lng360(x), y])));

/**
 * Rings of an island’s outline, with longitudes from 0 to 360. Empty when the server is unreachable: the
 * chart then shows the point on open sea.
 */
export async function outlineOf(id: number | null, signal?: AbortSignal): Promise<Position[][]> {
  if (id === null) return [];
  const asked = call(listLocations, { params: { geom: true, ids: [id] }, ...(signal && { signal }) });
  return asked.then(
    ([row]) => (row?.geometry ? drawn(row.geometry as Geometry) : []),
    () => [],
  );
}
