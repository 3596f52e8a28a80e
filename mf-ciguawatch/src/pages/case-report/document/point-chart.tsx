import { listLocations } from '@ciguawatch/shared/api/calls/locations';
import { type Geometry, lng360, type Position, polygonsOf } from '@ciguawatch/shared/domain/geo/geometry';
import { islandOf } from '@ciguawatch/shared/domain/geo/place';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useEffect, useState } from 'react';
import type { Labels } from '../labels/answer-labels';
import { chartPicture } from './chart-scale';
import css from './document.module.css';

/** A small chart of the island with the point of the catch; nothing when no point was given. */
export function PointChart({ values, labels }: { values: ReportValues; labels: Labels }) {
  const point = values.case_geom?.coordinates ?? null;
  const place = values.case_location_id === null ? undefined : labels.place(values.case_location_id);
  const island = place && islandOf(place, labels.place);
  const outline = useOutline(island?.id ?? null);
  const at = point ?? null;
  if (!at) return null;
  // As a picture: the PDF maker cuts drawings that stand in the page itself.
  return (
    <img
      className={css.chart}
      src={chartPicture(at, outline)}
      width={240}
      height={130}
      alt={labels.t('reportPdf.chart')}
    />
  );
}

/** Rings of an island in drawn longitudes, when the server can be asked. */
function useOutline(id: number | null): Position[][] {
  const [rings, setRings] = useState<Position[][]>([]);
  useEffect(() => {
    if (id === null) return;
    const control = new AbortController();
    call(listLocations, { params: { geom: true, ids: [id] }, signal: control.signal }).then(
      ([row]) => setRings(row?.geometry ? drawn(row.geometry as Geometry) : []),
      // Offline the point stands alone on the sea.
      () => setRings([]),
    );
    return () => control.abort();
  }, [id]);
  return rings;
}

const drawn = (shape: Geometry): Position[][] =>
  polygonsOf(shape).flatMap((rings) => rings.map((ring) => ring.map(([x, y]): Position => [lng360(x), y])));
