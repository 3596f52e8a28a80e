import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { viewport } from '@ciguawatch/shared/runtime/page/viewport';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { cases, currentMonths, homeMonth, stillCurrent } from '../../stores/cases';
import { filterOf, NO_CHOICE } from '../../stores/cases-choice';
import { useCases, useChoice, useQuery } from '../../stores/cases-use';
import { useAddress } from '../../stores/use-address';
import { usePaper } from '../../stores/use-paper';
import css from './page.module.css';
import { DesktopPanels } from './panels/desktop-panels';
import { NoCase } from './panels/no-case';
import { OutbreakBanner } from './panels/outbreak-banner';
import { Outputs } from './panels/outputs';
import { PhonePanels } from './panels/phone-panels';
import { TableTwin } from './panels/table-twin';
import { MapCanvas } from './view/map-canvas';
import { showPlace } from './view/show-place';
import { useInView } from './view/use-in-view';
import { useMapView } from './view/use-map-view';

const loadPaper = () => import('../figures/map-paper');

/** Pixels that the panels cover, so that the view's centre stands in the clear. */
const PADDING = {
  wide: { left: 356, right: 90, top: 60, bottom: 110 },
  narrow: { left: 0, right: 0, top: 60, bottom: 110 },
};

/** `/ciguawatch/case/map`: every public case on the chart sheet, or in a table. */
export default observer(function CaseMapPage() {
  const t = useT('ciguawatch');
  useCases();
  const [choice, change] = useChoice();
  const [params, edit] = useAddress();
  const [map, setMap] = useState<MapHandle | null>(null);
  const [sought, setSought] = useState<Location | null>(null);
  const { view, onView } = useMapView(params, edit, map);
  const asTable = params.get('as') === 'table';
  const { wide } = viewport;
  const { version } = cases;
  const now = currentMonths(collections.location.all());
  const current = homeMonth().year;

  const found = useQuery('outbreaks', { now }, version);
  const outbreaks = useMemo(() => stillCurrent(found ?? []), [found]);
  const filter = filterOf(
    choice,
    current,
    outbreaks.map(({ island }) => island),
  );
  const figures = useQuery('map', cases.loaded ? { filter, now } : null, version);
  const [Paper, print] = usePaper(loadPaper);
  const inView = useInView(asTable ? null : map, figures);

  const setTable = (table: boolean) =>
    edit((now) => {
      if (table) now.set('as', 'table');
      else now.delete('as');
      return now;
    }, true);
  // From the table, the place is shown as soon as the map is there.
  const goTo = (place: Location | undefined) => {
    if (!asTable) return showPlace(map, place);
    setSought(place ?? null);
    setTable(false);
  };
  const clear = () => change(NO_CHOICE);
  const panels = {
    choice,
    onChange: change,
    onClear: clear,
    figures,
    inView,
    currentYear: current,
    asTable,
    onView: setTable,
    onPlace: (place: Location) => asTable || showPlace(map, place),
    outputs: <Outputs map={asTable ? null : map} choice={choice} figures={figures} onPrint={print} />,
  };
  const { state } = collections.case;
  const failed = state === 'error';

  return (
    <div className={css.page} data-table={asTable || undefined} data-cases-state={state}>
      <VisuallyHidden>
        <h1>{t('map.title')}</h1>
      </VisuallyHidden>
      {!asTable && (
        <MapCanvas
          figures={figures}
          outbreaks={outbreaks}
          choice={choice}
          filter={filter}
          view={view}
          wide={wide}
          padding={wide ? PADDING.wide : PADDING.narrow}
          instead={<Button onPress={() => setTable(true)}>{t('map.asTable')}</Button>}
          onView={onView}
          onReady={(handle) => {
            setMap(handle);
            if (sought) showPlace(handle, sought);
            setSought(null);
          }}
        />
      )}
      <OutbreakBanner outbreaks={outbreaks} onCentre={(island) => goTo(collections.location.get(island))} />
      {!failed && (wide ? <DesktopPanels {...panels} /> : <PhonePanels {...panels} />)}
      {!asTable && figures?.shown === 0 && <NoCase onClear={clear} />}
      {Paper && figures && (
        <Paper figures={figures} outbreaks={outbreaks} choice={choice} map={asTable ? null : map} />
      )}
      {asTable && figures && (
        <div className={css.table}>
          <TableTwin figures={figures} outbreaks={outbreaks} />
          {figures.unplaced > 0 && (
            <p className={css.note}>{t('map.unplaced', { count: figures.unplaced })}</p>
          )}
        </div>
      )}
      {failed && (
        <div className={css.failed}>
          <ErrorState
            title={t('map.error')}
            detail={t('map.errorHelp')}
            onRetry={() => void cases.ensure()}
          />
        </div>
      )}
      <VisuallyHidden>
        <p role="status">
          {figures &&
            `${t('map.shown', { count: figures.shown })} ${t('map.ofAll', { total: formatNumber(figures.total) })}`}
        </p>
      </VisuallyHidden>
    </div>
  );
});
