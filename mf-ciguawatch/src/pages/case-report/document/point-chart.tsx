import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { chartFigure } from '@ciguawatch/shared/domain/report/rendering/chart-scale';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { useEffect, useState } from 'react';
import { Chart } from './chart-drawing';
import { islandId, outlineOf } from './island-outline';

/** Small chart of the island with the point of the catch; empty without a point. */
export function PointChart({ values, labels }: { values: ReportValues; labels: Labels }) {
  const rings = useOutline(islandId(values, labels));
  const point = values.case_geom?.coordinates;
  return point ? <Chart {...chartFigure(point, rings, labels.t('reportPdf.chart'))} /> : null;
}

/** Rings of an island’s outline; empty until loaded. */
export function useOutline(id: number | null): Position[][] {
  const [rings, setRings] = useState<Position[][]>([]);
  useEffect(() => {
    const control = new AbortController();
    void outlineOf(id, control.signal).then((found) => {
      if (!control.signal.aborted) setRings(found);
    });
    return () => control.abort();
  }, [id]);
  return rings;
}
