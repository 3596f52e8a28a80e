import { listLocations } from '@ciguawatch/shared/api/calls/locations';
import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { type Bbox, drawnBbox, type Geometry } from '@ciguawatch/shared/domain/geo/geometry';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { useMemo } from 'react';
import { drawingOf } from '../../../outline/drawing';
import { VertexIndex } from '../../../outline/view/vertex-index';

/** Degrees around an outline within which neighbours are snapped to. */
const NEIGHBOUR_MARGIN_DEGREES = 0.3;
/** Most neighbouring outlines that are loaded. */
const MAX_NEIGHBOURS = 20;

/** Ids of islands and localities near a box in 0..360. */
export function neighboursOf(places: readonly Location[], box: Bbox, self: number | null): number[] {
  const [west, south, east, north] = box;
  return places
    .filter(({ id, type, loca_bbox }) => {
      if (id === self || type === 'C' || type === 'A' || !loca_bbox) return false;
      const [w, s, e, n] = drawnBbox(loca_bbox as Bbox);
      return (
        w <= east + NEIGHBOUR_MARGIN_DEGREES &&
        e >= west - NEIGHBOUR_MARGIN_DEGREES &&
        s <= north + NEIGHBOUR_MARGIN_DEGREES &&
        n >= south - NEIGHBOUR_MARGIN_DEGREES
      );
    })
    .slice(0, MAX_NEIGHBOURS)
    .map(({ id }) => id);
}

/** The vertices of outlines near a box; null until loaded. */
export function useNeighbours(
  places: readonly Location[],
  box: Bbox | null,
  self: number | null,
): VertexIndex | null {
  const ids = box ? neighboursOf(places, box, self) : [];
  const { data } = useAnswer(listLocations, ids.length > 0 ? { geom: true, ids } : null);
  return useMemo(() => {
    if (!data) return null;
    return new VertexIndex(
      data.flatMap(({ geometry }) => drawingOf((geometry ?? null) as Geometry | null).outline),
    );
  }, [data]);
}
