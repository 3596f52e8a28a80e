import { lng360 } from '@ciguawatch/shared/domain/geo/geometry';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { ChartMap } from '@ciguawatch/shared/ui/map/map';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { Pinned } from '@ciguawatch/shared/ui/map/pinned';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { matchingRows, paramsOf, queryOf, type TrackingQuery } from '../../algae/query';
import { QueryFields } from '../../algae/query-fields';
import { keyOf, samplingsOf } from '../../algae/sampling';
import { tracking } from '../../algae/tracking';
import { islandText } from '../../algae/words';
import css from './map.module.css';
import { MapLegend } from './map-legend';
import { MarkerButton } from './marker-button';
import { MarkerPanel } from './marker-panel';
import { markersOf } from './markers';

const PANEL_PADDING_PX = { left: 356, right: 90, top: 40, bottom: 120 };

/** Runs `show` once, when all is there: the map opens on its samplings, and stays where it was moved afterwards. */
function useShownOnce(isReady: boolean, show: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    show();
  });
}

/** Map of samplings with one marker per point, filters, and a panel for the open marker. */
export const AlgaeMap = observer(function AlgaeMap() {
  const t = useT('algae');
  const [params, edit] = useAddress();
  const query = queryOf(params);
  const [map, setMap] = useState<MapHandle | null>(null);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const rows = tracking.all();
  const found = matchingRows(rows, { ...query, view: 'all' }, islandText);
  const ids = found.map(({ id, version }) => `${id}.${version}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: ids and versions change whenever the rows do
  const markers = useMemo(() => markersOf(found), [ids]);
  const open = markers.find(({ key }) => key === openKey);
  const unplaced = found.filter(({ at_geom }) => at_geom === null);
  const put = (part: Partial<TrackingQuery>) => edit(() => paramsOf({ ...query, ...part }));
  const list = `/ciguawatch/algae/report/list?${paramsOf({ ...query, view: 'all' })}`;
  const showAll = () => {
    const lngs = markers.map(({ lng }) => lng360(lng));
    const lats = markers.map(({ lat }) => lat);
    map?.show([Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)], 8, 60);
  };
  useShownOnce(map !== null && markers.length > 0, showAll);
  const close = () => {
    const button = openKey && document.querySelector<HTMLElement>(`[data-marker="${CSS.escape(openKey)}"]`);
    setOpenKey(null);
    if (button) button.focus({ preventScroll: true });
  };
  const count = new Set(found.map(keyOf)).size;
  return (
    <div className={css.page} data-density="compact">
      <ChartMap
        label={t('map.label')}
        padding={PANEL_PADDING_PX}
        onReady={setMap}
        instead={<LinkButton to={list}>{t('map.asList')}</LinkButton>}
      >
        {markers.map((marker) => (
          <Pinned key={marker.key} lng={marker.lng} lat={marker.lat}>
            <MarkerButton marker={marker} isOpen={marker === open} onOpen={() => setOpenKey(marker.key)} />
          </Pinned>
        ))}
      </ChartMap>
      <section className={css.filters} aria-labelledby="algae-map-title">
        <div className={css.title}>
          <h1 id="algae-map-title">{t('map.title')}</h1>
          <span role="status">{t('map.count', { count, total: samplingsOf(rows).length })}</span>
        </div>
        <QueryFields query={query} put={put} />
        {unplaced.length > 0 && <p className={css.quiet}>{t('map.unplaced', { count: unplaced.length })}</p>}
        <div className={css.ways}>
          <Button size="sm" icon="zoom-out" isDisabled={markers.length === 0} onPress={showAll}>
            {t('map.showAll')}
          </Button>
          <LinkButton size="sm" icon="table" to={list}>
            {t('map.asList')}
          </LinkButton>
        </div>
      </section>
      {tracking.state === 'error' && (
        <div className={css.failed}>
          <ErrorState title={t('list.failed')} onRetry={() => void tracking.refresh()} />
        </div>
      )}
      {tracking.state === 'ready' && markers.length === 0 && (
        <p className={css.empty} role="status">
          {t(rows.length === 0 ? 'list.empty_all' : 'list.nothingFound')}
        </p>
      )}
      {open && <MarkerPanel key={open.key} marker={open} onClose={close} />}
      <MapLegend />
    </div>
  );
});
