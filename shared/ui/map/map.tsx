import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { prefersFrench } from '../../domain/text/fallback';
import { connectivity } from '../../runtime/http/connectivity';
import { language, readerLanguages } from '../../runtime/i18n/i18n';
import { config } from '../../runtime/page/config';
import { theme } from '../../runtime/page/theme';
import { Spinner } from '../art/spinner';
import { Icon } from '../foundation/icon';
import { useUiT } from '../foundation/ui-texts';
import { createMap, MapUnavailable } from './internal/create-map';
import { DegreeLabels } from './internal/degree-labels';
import { followMap } from './internal/follow-map';
import { MapControls, type MapControlsProps } from './internal/map-controls';
import { restyle } from './internal/restyle';
import css from './map.module.css';
import { MapContext, MapHandle } from './map-context';
import { DEFAULT_VIEW, type MapView } from './map-space';

// Loaded only for a configured provider.
const Credit = lazy(() => import('./provider/credit'));

export type MapPadding = Partial<Record<'top' | 'right' | 'bottom' | 'left', number>>;

export interface ChartMapProps {
  /** Accessible name: what the map shows. */
  label: string;
  /** Initial view; later moves go through the handle. */
  view?: MapView;
  /** Pixels covered by panels: the view is centred in the rest. */
  padding?: MapPadding;
  /** False for a map that cannot be moved. */
  interactive?: boolean;
  controls?: MapControlsProps | false;
  /** Labels of degrees along the edges; true by default. */
  degrees?: boolean;
  /** Shown where no map can be drawn, for example the same data as a table. */
  instead?: ReactNode;
  /** Called once the map accepts data; the outlines follow (`data-map-drawn`). */
  onReady?: (map: MapHandle) => void;
  /** Called after each move. */
  onView?: (view: MapView) => void;
  /** Rendered over the map, below its buttons; may use `useMap`. */
  children?: ReactNode;
}

const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };
const isFrench = () => prefersFrench(readerLanguages());

type State = 'loading' | 'ready' | MapUnavailable['reason'];

/** A map with the portal's own basemap, without any external request. Fills its parent. */
export const ChartMap = observer(function ChartMap(props: ChartMapProps) {
  const { label, padding, controls = {}, degrees = true, instead, children } = props;
  const t = useUiT();
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [state, setState] = useState<State>('loading');
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const failed = state === 'network' || state === 'webgl';
  const { top = 0, right = 0, bottom = 0, left = 0 } = padding ?? {};

  useEffect(() => {
    const container = box.current;
    if (!container || failed) return undefined;
    const start = latest.current;
    let made: MapHandle | null = null;
    let gone = false;
    let stop = () => {};
    createMap({
      container,
      view: start.view ?? DEFAULT_VIEW,
      padding: { ...NO_PADDING, ...start.padding },
      interactive: start.interactive ?? true,
      label: start.label,
      french: isFrench(),
      provider: config.value?.map ?? null,
    }).then(
      ({ map, outlines }) => {
        if (gone) return map.remove();
        made = new MapHandle(map, outlines);
        stop = followMap(map, container, outlines);
        map.on('moveend', () => {
          if (made && !made.posing) latest.current.onView?.(made.view());
        });
        setHandle(made);
        setState('ready');
        latest.current.onReady?.(made);
      },
      (error: unknown) => {
        if (!gone) setState(error instanceof MapUnavailable ? error.reason : 'webgl');
      },
    );
    return () => {
      gone = true;
      stop();
      setHandle(null);
      made?.mapbox.remove();
    };
  }, [failed]);

  useEffect(() => {
    if (state !== 'network') return undefined;
    return reaction(
      () => connectivity.online,
      (online) => online && setState('loading'),
    );
  }, [state]);

  useEffect(() => {
    const element = box.current;
    if (!handle || !element) return undefined;
    return reaction(
      () => [theme.shown, language.code],
      () => restyle(handle.mapbox, element, isFrench()),
    );
  }, [handle]);
  useEffect(() => {
    handle?.mapbox.setPadding({ top, right, bottom, left });
  }, [handle, top, right, bottom, left]);
  useEffect(() => {
    handle?.mapbox.getCanvas().setAttribute('aria-label', label);
  }, [handle, label]);

  return (
    <MapContext.Provider value={handle}>
      <div className={css.frame} data-map-state={state}>
        <div ref={box} className={css.map} />
        {degrees && <DegreeLabels />}
        <div className={css.over}>{children}</div>
        {controls && <MapControls {...controls} />}
        {state === 'loading' && (
          <div className={css.state}>
            <Spinner label={t('map.loading')} />
          </div>
        )}
        {failed && (
          <div className={css.state} role="status">
            <Icon name="map" size={28} />
            <p>{t(state === 'network' ? 'map.failedNetwork' : 'map.failedWebgl')}</p>
            {state === 'network' && (
              <button type="button" className={css.retry} onClick={() => setState('loading')}>
                {t('map.retry')}
              </button>
            )}
            {instead}
          </div>
        )}
        {config.value?.map && (
          <Suspense>
            <Credit />
          </Suspense>
        )}
      </div>
    </MapContext.Provider>
  );
});
