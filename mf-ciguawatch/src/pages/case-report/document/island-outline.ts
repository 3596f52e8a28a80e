import { listLocations } from '@ciguawatch/shared/api/calls/locations';
import { type Geometry, lng360, type Position, polygonsOf } from '@ciguawatch/shared/domain/geo/geometry';
import { islandOf } from '@ciguawatch/shared/domain/geo/place';
import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { call } from '@ciguawatch/shared/runtime/http/call';

/** The island of the catch; null without a point, which alone is drawn. */
export function islandId(values: ReportValues, { place }: Pick<Labels, 'place'>): number | null {
  if (!values.case_geom || values.case_location_id === null) return null;
  const found = place(values.case_location_id);
  return (found && islandOf(found, place)?.id) ?? null;
}

const drawn = (shape: Geometry): Position[][] =>
  polygonsOf(shape).flatMap((rings) => rings.map((ring) => ring.map(([x, y]): Position => [lng360(x), y])));

/** Rings of an island in drawn longitudes; none where the server cannot be asked: then the point stands on the sea. */
export async function outlineOf(id: number | null, signal?: AbortSignal): Promise<Position[][]> {
  if (id === null) return [];
  const asked = call(listLocations, { params: { geom: true, ids: [id] }, ...(signal && { signal }) });
  return asked.then(
    ([row]) => (row?.geometry ? drawn(row.geometry as Geometry) : []),
    () => [],
  );
}
