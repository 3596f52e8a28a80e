import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { boundsOf, type ClusterPoint } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import type { MapPadding } from '@ciguawatch/shared/ui/map/map';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { useEffect, useRef, useState } from 'react';
import { ISLAND_ZOOM } from './show-place';

type Place = Pick<ClusterPoint, 'lng' | 'lat' | 'count'>;

/** Number of reports at places in the uncovered part of the map. */
function casesInView(map: MapHandle, places: readonly Place[], padding: MapPadding): number {
  const { clientWidth, clientHeight } = map.mapbox.getContainer();
  const { left = 0, right = 0, top = 0, bottom = 0 } = padding;
  return places.reduce((sum, { lng, lat, count }) => {
    const { x, y } = map.project([lng, lat]);
    const seen = x >= left && y >= top && x <= clientWidth - right && y <= clientHeight - bottom;
    return seen ? sum + count : sum;
  }, 0);
}

/** Moves the map so that all places are visible. */
export function showAll(map: MapHandle | null, places: readonly Place[]): void {
  const bounds = boundsOf(places);
  if (map && bounds) map.show(bounds, ISLAND_ZOOM);
}

/**
 * Number of reports in view; null without map or figures. When a new filter matches nothing in view, the map
 * moves to its matches.
 * @param asked filter that the view follows, as JSON; null to keep the view
 * @param covered pixels at the edges that panels hide
 */
export function useInView(
  map: MapHandle | null,
  figures: MapFigures | null,
  asked: string | null,
  covered: MapPadding,
): number | null {
  const [count, setCount] = useState<number | null>(null);
  const waiting = useRef<{ for: MapFigures | null } | null>(null);
  const { left, right, top, bottom } = covered;
  useEffect(() => {
    if (!map || !figures) {
      setCount(null);
      return undefined;
    }
    const padding = { left, right, top, bottom } as MapPadding;
    const read = () => setCount(casesInView(map, figures.places, padding));
    read();
    map.mapbox.on('moveend', read);
    return () => {
      map.mapbox.off('moveend', read);
    };
  }, [map, figures, left, right, top, bottom]);
  // Remembers the figures of the previous filter, because they stay until the new ones arrive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question waits for a new answer.
  useEffect(() => {
    waiting.current = asked === null ? null : { for: figures };
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer moves the map, not a moved panel.
  useEffect(() => {
    if (!map || !figures || !waiting.current || waiting.current.for === figures) return;
    waiting.current = null;
    if (casesInView(map, figures.places, covered) === 0) showAll(map, figures.places);
  }, [map, figures]);
  return count;
}
