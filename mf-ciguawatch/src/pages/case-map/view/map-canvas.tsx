import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import { formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Spinner } from '@ciguawatch/shared/ui/art/spinner';
import { type ClusterPoint, clusterOf, radiusOf } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import { type ClusterMeasure, Clusters } from '@ciguawatch/shared/ui/map/clusters/clusters';
import { ChartMap, type MapPadding } from '@ciguawatch/shared/ui/map/map';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import type { MapView } from '@ciguawatch/shared/ui/map/map-space';
import { Pinned } from '@ciguawatch/shared/ui/map/pinned';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { CaseChoice } from '../../../public-cases/cases-choice';
import css from '../page.module.css';

// Lazy-loaded, because it is needed only when a ring is opened.
const ClusterPopup = lazy(() => import('../popup/cluster-popup'));

interface MapCanvasProps {
  points: readonly ClusterPoint[];
  /** Number shown in the rings, such as a rate; case counts by default. */
  measure: ClusterMeasure | undefined;
  choice: CaseChoice;
  filter: CaseFilter;
  view: MapView;
  wide: boolean;
  padding: MapPadding;
  /** Shown where the browser cannot draw a map. */
  instead: ReactNode;
  onView: (view: MapView) => void;
  onReady: (map: MapHandle) => void;
}

/** The map with its rings and the popup of the open one. */
export const MapCanvas = observer(function MapCanvas(props: MapCanvasProps) {
  const { points, measure, choice, filter, view, wide, padding, instead, onView, onReady } = props;
  const t = useT('ciguawatch');
  const { code } = language;
  const [map, setMap] = useState<MapHandle | null>(null);
  const [open, setOpen] = useState<ReadonlySet<ClusterPoint['id']> | null>(null);
  // The opened places with their current figures, which change with the filters.
  const shown = useMemo(() => {
    const still = points.filter(({ id }) => open?.has(id));
    return still.length > 0 ? clusterOf(still) : null;
  }, [points, open]);
  const radius = shown ? radiusOf(shown, undefined, measure?.size) : 0;
  useEffect(() => {
    if (!map) return undefined;
    const away = () => setOpen(null);
    map.mapbox.on('click', away);
    return () => {
      map.mapbox.off('click', away);
    };
  }, [map]);

  const close = () => {
    const key = shown?.key;
    setOpen(null);
    const button = key && document.querySelector<HTMLElement>(`[data-cluster="${CSS.escape(key)}"]`);
    if (button) button.focus({ preventScroll: true });
    // Where the popup is below the map, the ring is out of sight with it.
    map?.mapbox.getContainer().scrollIntoView?.({ block: 'nearest' });
  };
  const details = shown && (
    <Suspense fallback={<Spinner size={24} />}>
      <ClusterPopup
        key={shown.key}
        cluster={shown}
        choice={choice}
        filter={filter}
        room={{ map, padding, wide }}
        onClose={close}
        onZoom={() => {
          setOpen(null);
          const now = map?.view();
          if (now) map?.moveTo({ center: [shown.lng, shown.lat], zoom: now.zoom + 2 });
        }}
      />
    </Suspense>
  );
  return (
    <>
      <ChartMap
        label={t('map.label')}
        view={view}
        padding={padding}
        instead={instead}
        onView={onView}
        onReady={(handle) => {
          setMap(handle);
          onReady(handle);
        }}
      >
        <Clusters
          points={points}
          measure={measure}
          openKey={shown?.key ?? null}
          onOpen={(cluster) => setOpen(new Set(cluster.points.map(({ id }) => id)))}
          format={(count) => formatNumber(count, {}, code)}
        />
        {wide && shown && (
          <Pinned lng={shown.lng} lat={shown.lat}>
            <div className={css.pinnedPopup} style={{ top: radius + 8 }} data-popup="">
              {details}
            </div>
          </Pinned>
        )}
      </ChartMap>
      {!wide && shown && (
        <div className={css.bottomPopup} data-popup="">
          {details}
        </div>
      )}
    </>
  );
});
