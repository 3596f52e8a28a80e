import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { countFilters, withYear, yearsOf } from '../../../public-cases/cases-choice';
import { EditorRows } from '../../../public-cases/editor-rows';
import css from '../page.module.css';
import { shownText } from '../view/shown-text';
import { DataAge } from './data-age';
import type { PanelsProps } from './desktop-panels';
import { GoToPlace } from './go-to-place';
import { OfficialNote } from './official-note';
import { usePanelHeight } from './use-panel-height';

// Lazy-loaded, because most visits never open the sheet.
const Sheet = lazy(() =>
  import('@ciguawatch/shared/ui/overlay/sheet').then((module) => ({ default: module.Sheet })),
);

const Filters = lazy(() => import('../filters/filters').then((module) => ({ default: module.Filters })));
const Legend = lazy(() => import('./legend').then((module) => ({ default: module.Legend })));

/** Years offered as chips; earlier ones are in the filter sheet. */
const YEAR_CHIP_COUNT = 5;

/** The map's panels on a phone: the filter button, and a summary at the bottom. */
export default observer(function PhonePanels(props: PanelsProps) {
  const { choice, onChange, onClear, figures, inView, currentYear, asTable, onView, onPlace } = props;
  const { onAll, measure, onMeasure, unrated, silent, outputs } = props;
  const t = useT('ciguawatch');
  const [sheet, setSheet] = useState<'filters' | 'legend' | null>(null);
  const panel = usePanelHeight();
  const active = countFilters(choice);
  const years = yearsOf(choice, currentYear);
  const close = () => setSheet(null);
  return (
    <>
      {!asTable && <GoToPlace onPlace={onPlace} />}
      <button
        type="button"
        className={css.filterButton}
        aria-label={t('map.filters')}
        aria-expanded={sheet === 'filters'}
        onClick={() => setSheet('filters')}
      >
        <Icon name="sliders-horizontal" size={22} />
        {active > 0 && <b>{active}</b>}
      </button>
      <section ref={panel} className={css.bottom}>
        {figures && inView !== null && inView < figures.shown && (
          <button type="button" className={css.all} onClick={onAll}>
            {t('map.showAll')}
          </button>
        )}
        <header className={css.line}>
          <span>
            <b>{figures ? shownText(inView ?? figures.shown, choice, t) : t('map.loading')}</b>{' '}
            {inView !== null && t('map.inView')}{' '}
            {figures &&
              inView !== null &&
              inView < figures.shown &&
              t('map.ofAll', { total: formatNumber(figures.shown) })}
          </span>
          {!asTable && (
            <TextButton size="sm" className={css.link} onPress={() => setSheet('legend')}>
              {t('map.showLegend')}
            </TextButton>
          )}
        </header>
        <div className={css.line}>
          <DataAge />
          <TextButton size="sm" className={css.link} onPress={() => onView(!asTable)}>
            {t(asTable ? 'map.asMap' : 'map.asTable')}
          </TextButton>
        </div>
        <EditorRows />
        <fieldset className={css.yearChips} aria-label={t('map.years')}>
          {Array.from({ length: YEAR_CHIP_COUNT }, (_, back) => currentYear - back).map((year) => (
            <button
              key={year}
              type="button"
              aria-pressed={years.length === 0 || years.includes(year)}
              onClick={() => onChange((now) => withYear(now, year, currentYear))}
            >
              {year}
            </button>
          ))}
        </fieldset>
      </section>
      <Suspense fallback={null}>
        {sheet === 'filters' && (
          <Sheet
            isOpen
            onClose={close}
            title={t('map.filters')}
            headAction={
              <TextButton size="sm" className={css.link} onPress={onClear}>
                {t('map.clear')}
              </TextButton>
            }
            actions={
              <Button variant="primary" fullWidth onPress={close}>
                {t('map.seeOnMap', { count: figures?.shown ?? 0 })}
              </Button>
            }
          >
            <Suspense fallback={null}>
              <Filters
                choice={choice}
                onChange={onChange}
                onPlace={onPlace}
                currentYear={currentYear}
                years={figures?.years ?? []}
              />
            </Suspense>
          </Sheet>
        )}
        {sheet === 'legend' && (
          <Sheet isOpen onClose={close} title={t('map.showLegend')} size="bottom">
            <Legend measure={measure} onMeasure={onMeasure} unrated={unrated} silent={silent} />
            <OfficialNote choice={choice} />
            <p className={css.line}>{outputs}</p>
          </Sheet>
        )}
      </Suspense>
    </>
  );
});
