import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import { useHandOver } from '@ciguawatch/shared/runtime/page/use-hand-over';
import { viewport } from '@ciguawatch/shared/runtime/page/viewport';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, lazy, Suspense, useMemo, useState } from 'react';
import { speciesOf, useAlerts } from '../../map-and-stats/use-alerts';
import { usePrintVersion } from '../../map-and-stats/use-print-version';
import { cases } from '../../public-cases/cases';
import { type CaseChoice, countFilters, filterOf, NO_CHOICE } from '../../public-cases/cases-choice';
import { useCases, useChoice, useQuery } from '../../public-cases/cases-use';
import { countryQuery } from '../../public-cases/country-query';
import { isSilent } from '../../public-cases/observed-places';
import { silentText } from '../../public-cases/silent-islands';
import css from './page.module.css';
import { MapTable } from './panels/map-table';
import { NoCase } from './panels/no-case';
import { OfficialNote } from './panels/official-note';
import { OutbreakBanner } from './panels/outbreak-banner';
import { Outputs } from './panels/outputs';
import { PageData } from './panels/page-data';
import { MapCanvas } from './view/map-canvas';
import { showPlace } from './view/show-place';
import { ofAllText, shownText } from './view/shown-text';
import { showAll, useInView } from './view/use-in-view';
import { useMapRoom } from './view/use-map-room';
import { useMapView } from './view/use-map-view';
import { usePoints } from './view/use-points';
import { type Measure, useRates } from './view/use-rates';
import { useSilent } from './view/use-silent';

const loadPaper = () => import('../figures/paper/map-paper');
// Lazy-loaded, because a screen shows only one of the two.
const DesktopPanels = lazy(() => import('./panels/desktop-panels'));
const PhonePanels = lazy(() => import('./panels/phone-panels'));

/** The map as a table, with notes on reports that have no place and on unobserved islands. */
function AsTable({
  choice,
  said,
  ...props
}: ComponentProps<typeof MapTable> & { choice: CaseChoice; said: string }) {
  const t = useT('ciguawatch');
  const { unplaced } = props.figures;
  return (
    <div className={css.table}>
      <MapTable {...props} />
      {unplaced > 0 && <p className={css.note}>{t('map.unplaced', { count: unplaced })}</p>}
      {said !== '' && <p className={css.note}>{said}</p>}
      <OfficialNote choice={choice} />
      <Suspense fallback={null}>
        <PageData title={t('map.title')} plain="/plain/map" query={countryQuery(choice)} />
      </Suspense>
    </div>
  );
}

/**
 * The filter that the view follows, as JSON; null while it is the one that the page opened with and its view
 * must stay.
 */
function useAskedFilter(filter: CaseFilter, staysAtStart: boolean): string | null {
  const asked = JSON.stringify(filter);
  const [start] = useState(staysAtStart ? asked : null);
  return asked === start ? null : asked;
}

/** Number of cases shown, announced by screen readers, which cannot read the map. */
const ShownStatus = observer(function ShownStatus({
  figures,
  choice,
  silent,
}: {
  figures: MapFigures | null;
  choice: CaseChoice;
  silent: string;
}) {
  const t = useT('ciguawatch');
  return (
    <VisuallyHidden>
      <p role="status">
        {figures &&
          [shownText(figures.shown, choice, t), ofAllText(figures.total, t), silent]
            .filter(Boolean)
            .join(' ')}
      </p>
    </VisuallyHidden>
  );
});

/** `/ciguawatch/case/map`: all public cases on a map or in a table. */
export default observer(function CaseMapPage() {
  const t = useT('ciguawatch');
  useCases();
  useHandOver();
  const [choice, change] = useChoice();
  const [params, edit] = useAddress();
  const [map, setMap] = useState<MapHandle | null>(null);
  const [sought, setSought] = useState<Location | null>(null);
  const { view, onView } = useMapView(params, edit, map);
  const asTable = params.get('as') === 'table';
  const { wide } = viewport;
  const { padding, isPinned } = useMapRoom();
  const { version } = cases;
  const current = homeMonth().year;

  const [Paper, print] = usePrintVersion(loadPaper);
  const alerts = useAlerts(choice, version);
  const filter = filterOf(choice, current, { alerts: alerts.meant, speciesOf });
  const figures = useQuery('map', cases.loaded ? { filter } : null, version);
  // The start view stays when the URL names one or no filter is set; only later filters move the map.
  const asked = useAskedFilter(filter, params.has('view') || countFilters(choice) === 0);
  const shownMap = asTable ? null : map;
  const inView = useInView(shownMap, figures, asked, padding);
  const points = usePoints(figures, alerts.meant);
  const measure: Measure = params.get('by') === 'rate' ? 'rate' : 'cases';
  const rates = useRates(measure === 'rate', points, figures, choice);
  const silent = useSilent(figures, choice);
  const rings = rates?.points ?? points;
  const drawn = useMemo(() => [...silent, ...rings], [silent, rings]);

  /** Sets or removes a parameter of the URL. */
  const put = (key: string, value: string | null, keep = false) =>
    edit((now) => {
      if (value === null) now.delete(key);
      else now.set(key, value);
      return now;
    }, keep);
  const setTable = (table: boolean) => put('as', table ? 'table' : null, true);
  // The map does not exist yet if the place is opened from the table; it shows the place once it is ready.
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
    outputs: <Outputs map={shownMap} choice={choice} figures={figures} onPrint={print} />,
    onAll: () => showAll(map, figures?.places ?? []),
    measure,
    onMeasure: (one: Measure) => put('by', one === 'rate' ? one : null),
    unrated: rates?.left ?? null,
    silent: silentText(choice),
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
          points={drawn}
          measure={rates?.measure}
          choice={choice}
          filter={filter}
          view={view}
          wide={isPinned}
          padding={padding}
          instead={<Button onPress={() => setTable(true)}>{t('map.asTable')}</Button>}
          onView={onView}
          onReady={(handle) => {
            setMap(handle);
            if (sought) showPlace(handle, sought);
            setSought(null);
          }}
        />
      )}
      <OutbreakBanner
        outbreaks={alerts.current}
        onCentre={(island) => goTo(collections.location.get(island))}
      />
      {!failed && (
        <Suspense fallback={null}>
          {wide ? <DesktopPanels {...panels} /> : <PhonePanels {...panels} />}
        </Suspense>
      )}
      {!asTable && figures?.shown === 0 && <NoCase silent={isSilent(choice)} onClear={clear} />}
      {Paper && figures && (
        <Paper figures={figures} outbreaks={alerts.meant} choice={choice} map={shownMap} />
      )}
      {asTable && figures && (
        <AsTable
          choice={choice}
          figures={figures}
          outbreaks={alerts.meant}
          rates={rates}
          silent={silent}
          said={panels.silent}
        />
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
      <ShownStatus figures={figures} choice={choice} silent={panels.silent} />
    </div>
  );
});
