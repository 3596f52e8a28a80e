import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import { formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { NeatlineFrame } from '@ciguawatch/shared/ui/art/neatline';
import { boundsOf, type ClusterPoint } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import { Clusters } from '@ciguawatch/shared/ui/map/clusters/clusters';
import { ChartMap } from '@ciguawatch/shared/ui/map/map';
import { type MapHandle, useMap } from '@ciguawatch/shared/ui/map/map-context';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import type { CaseChoice } from '../../public-cases/cases-choice';
import { placeLabel } from '../case-map/view/place-names';
import { useSilent } from '../case-map/view/use-silent';
import css from './page.module.css';

/** All of French Polynesia in a small frame, until the selection is known. */
const VIEW = { center: [215.5, -18.2], zoom: 4.2 } as const;
/** Islands around a single place stay in view. */
const NEAREST = 8;
/** Pixels around the places: the buttons of the map stand there. */
const ROOM = 62;
/** Smaller than the distance under which places become one ring, so that rings do not cover each other. */
const MOST = 21;

/** Moves the map to the places of the selection. */
function Fit({ points }: { points: readonly ClusterPoint[] }) {
  const map = useMap();
  const [west, south, east, north] = boundsOf(points) ?? [];
  useEffect(() => {
    if (!map || west === undefined || south === undefined || east === undefined || north === undefined)
      return;
    map.show([west, south, east, north], NEAREST, ROOM);
  }, [map, west, south, east, north]);
  return null;
}

/** The selection on a small chart sheet. */
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
    [figures, t],
  );
  const silent = useSilent(figures, choice);
  const drawn = useMemo(() => [...silent, ...points], [silent, points]);
  return (
    <NeatlineFrame>
      <div className={css.map}>
        <ChartMap
          label={t('stats.mapLabel')}
          view={VIEW}
          degrees={false}
          onReady={onReady}
          controls={{ locate: false, fullscreen: false }}
        >
          <Fit points={points} />
          <Clusters points={drawn} most={MOST} format={(count) => formatNumber(count, {}, code)} />
        </ChartMap>
      </div>
    </NeatlineFrame>
  );
});
