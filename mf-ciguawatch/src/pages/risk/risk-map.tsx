import type { RiskAnswer } from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { NeatlineFrame } from '@ciguawatch/shared/ui/art/neatline';
import type { ClusterPoint } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import { Clusters } from '@ciguawatch/shared/ui/map/clusters/clusters';
import { ChartMap } from '@ciguawatch/shared/ui/map/map';
import { DEFAULT_VIEW } from '@ciguawatch/shared/ui/map/map-space';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { locationName } from '../../places/names';
import { silentPoints } from '../../public-cases/silent-islands';
import css from './page.module.css';

/** Zoom level that shows the neighbouring islands. */
const NEIGHBOURS_ZOOM = 7;
/** Largest radius of a ring in pixels, small enough for neighbouring islands not to merge. */
const MAX_RING_RADIUS_PX = 24;

/** Props of the map beside a risk answer. */
export interface RiskMapProps {
  island: number;
  answer: RiskAnswer;
  years: readonly number[];
  inAlert: boolean;
}

/** Reports of any fish around the island, because one that names no fish may be of the chosen one. */
export const RiskMap = observer(function RiskMap({ island, answer, years, inAlert }: RiskMapProps) {
  const t = useT('ciguawatch');
  const { code } = language;
  const places = collections.location.revision;
  const points = useMemo(
    () =>
      answer.islands.flatMap(({ key, count }): ClusterPoint[] => {
        const [lng, lat] = collections.location.get(key)?.center ?? [];
        return lng === undefined || lat === undefined
          ? []
          : [{ id: key, name: locationName(key), lng, lat, count, alert: key === island && inAlert }];
      }),
    [island, answer, inAlert, places, code],
  );
  const { country } = collections.location.get(island) ?? {};
  const { revision } = collections.coverage;
  // Joined into a string, because the list is a new object on each render.
  const time = years.join();
  const silent = useMemo(
    () =>
      silentPoints(
        {
          ...{ countries: country ? [country] : [], archis: [], islands: [] },
          ...{ years: time.split(',').map(Number), months: [] },
        },
        new Set(answer.islands.map(({ key }) => key)),
      ),
    [country, time, answer, revision],
  );
  const drawn = useMemo(() => [...silent, ...points], [silent, points]);
  const [lng, lat] = collections.location.get(island)?.center ?? [];
  const view =
    lng === undefined || lat === undefined
      ? DEFAULT_VIEW
      : { center: [lng, lat] as const, zoom: NEIGHBOURS_ZOOM };
  return (
    <figure className={css.figure}>
      <NeatlineFrame>
        <div className={css.map}>
          <ChartMap
            key={island}
            label={t('risk.mapLabel', { island: locationName(island) })}
            view={view}
            degrees={false}
            controls={{ locate: false, fullscreen: false }}
          >
            <Clusters
              points={drawn}
              most={MAX_RING_RADIUS_PX}
              format={(count) => formatNumber(count, {}, code)}
            />
          </ChartMap>
        </div>
      </NeatlineFrame>
      <figcaption>{t('risk.mapCaption')}</figcaption>
    </figure>
  );
});
