import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import { formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { NeatlineFrame } from '@ciguawatch/shared/ui/art/neatline';
import { boundsOf, type ClusterPoint } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import { Clusters } from '@ciguawatch/shared/ui/map/clusters/clusters';
import { ChartMap } from '@ciguawatch/shared/ui/map/map';
import { type MapHandle, useMap } from '@ciguawatch/shared/ui/map/map-context';
import { DEFAULT_VIEW } from '@ciguawatch/shared/ui/map/map-space';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import type { CaseChoice } from '../../public-cases/cases-choice';
import { placeLabel } from '../case-map/view/place-names';
import { useSilent } from '../case-map/view/use-silent';
import css from './page.module.css';

/** Zoom levels by which the frame, smaller than the map page, is further away. */
const FURTHER = 1.8;
/** Largest zoom, at which the islands around a single place stay visible. */
const MAX_ZOOM = 7;
/** Margin around the places in pixels, which leaves room for the map's buttons. */
const MAP_MARGIN_PX = 62;
/**
 * Largest ring radius in pixels, below the distance at which places merge into one ring, so that rings do not
 * overlap.
 */
const MAX_RING_RADIUS_PX = 21;

/** Moves the map to the chosen places. */
function Fit({ points }: { points: readonly ClusterPoint[] }) {
  const map = useMap();
  const [west, south, east, north] = boundsOf(points) ?? [];
  useEffect(() => {
    if (!map || west === undefined || south === undefined || east === undefined || north === undefined)
      return;
    map.show([west, south, east, north], MAX_ZOOM, MAP_MARGIN_PX);
  }, [map, west, south, east, north]);
  return null;
}

/** Map of the chosen cases. */
export const StatsMap = observer(function StatsMap({
  figures,
  choice,
  onReady,
}: {
  figures: CaseStatistics;
  choice: CaseChoice;
  onReady: (map: MapHandle) => void;
}) {
  const t = useT('ciguawatch');
  const { code } = language;
  const { revision } = collections.location;
  const points = useMemo(
    () =>
      figures.places.map((place) => ({
        id: place.key,
        name: placeLabel(place, t),
        lng: place.lng,
        lat: place.lat,
        count: place.count,
        loose: place.kind !== 'island',
      })),
    [figures, t, code, revision],
  );
  const silent = useSilent(figures, choice);
  const drawn = useMemo(() => [...silent, ...points], [silent, points]);
  return (
    <NeatlineFrame>
      <div className={css.map}>
        <ChartMap
          label={t('stats.mapLabel')}
          view={{ ...DEFAULT_VIEW, zoom: DEFAULT_VIEW.zoom - FURTHER }}
          degrees={false}
          onReady={onReady}
          controls={{ locate: false, fullscreen: false }}
        >
          <Fit points={points} />
          <Clusters
            points={drawn}
            most={MAX_RING_RADIUS_PX}
            format={(count) => formatNumber(count, {}, code)}
          />
        </ChartMap>
      </div>
    </NeatlineFrame>
  );
});
