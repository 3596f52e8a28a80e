import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import type { IslandMonth } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import type { ClusterPoint } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import { useMemo } from 'react';
import { placeLabel } from './place-names';

/**
 * The places of the figures as points of the map; those without an island are drawn as tags. Call it inside
 * an observer.
 */
export function usePoints(
  figures: MapFigures | null,
  alerts: readonly IslandMonth[],
): readonly ClusterPoint[] {
  const t = useT('ciguawatch');
  const { code } = language;
  const { revision } = collections.location;
  return useMemo(() => {
    const inAlert = new Set(alerts.map(({ island }) => island));
    return (figures?.places ?? []).map(
      (place): ClusterPoint => ({
        id: place.key,
        kind: place.kind,
        name: placeLabel(place, t),
        lng: place.lng,
        lat: place.lat,
        count: place.count,
        alert: place.kind === 'island' && inAlert.has(place.id),
        loose: place.kind !== 'island',
      }),
    );
  }, [figures, alerts, t, code, revision]);
}

/** Place keys of the given points; the id of islands that share a population holds several. */
export const keysOf = (points: readonly Pick<ClusterPoint, 'id'>[]): number[] =>
  points.flatMap(({ id }) => String(id).split(' ').map(Number));
