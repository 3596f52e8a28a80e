import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { viewport } from '@ciguawatch/shared/runtime/page/viewport';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useRef, useState } from 'react';
import { countFilters } from '../../../public-cases/cases-choice';
import { onlyPlace } from '../../case-map/filters/place-filter';
import { DataAge } from '../data-age';
import { defaultChoice } from '../default-choice';
import { ChosenChips } from './chosen-chips';
import { CountryChips } from './country-chips';
import css from './stats-filters.module.css';
import type { StatsFiltersProps } from './stats-filters-props';
import { YearChips } from './year-chips';

// Lazy-loaded, so that the figures appear before the fields, which open on request.
const FilterPanel = lazy(() => import('./filter-panel').then((module) => ({ default: module.FilterPanel })));
const FilterSheet = lazy(() => import('./filter-sheet').then((module) => ({ default: module.FilterSheet })));

const PlaceSearch = lazy(() =>
  import('../../case-map/filters/place-search').then((module) => ({ default: module.PlaceSearch })),
);

const FILTER_PANEL_ID = 'stats-filters';

/** Bar with the filters in force, which stays visible; all filters open below it or in a sheet. */
export const StatsFilters = observer(function StatsFilters(props: StatsFiltersProps) {
  const { choice, onChange, currentYear, latest } = props;
  const t = useT('ciguawatch');
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const active = countFilters(choice, defaultChoice());
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <section className={css.bar} aria-label={t('stats.filters')}>
        <div className={css.row}>
          <button
            ref={opener}
            type="button"
            className={css.opener}
            aria-expanded={open}
            aria-controls={open && viewport.wide ? FILTER_PANEL_ID : undefined}
            onClick={() => setOpen(!open)}
          >
            <Icon name="sliders-horizontal" size={16} />
            {t('stats.filters')}
            {active > 0 && <b>{active}</b>}
          </button>
          <YearChips choice={choice} onChange={onChange} currentYear={currentYear} />
          <CountryChips choice={choice} onChange={onChange} />
          <ChosenChips choice={choice} onChange={onChange} />
          {choice.years !== 'latest' && (
            <TextButton size="sm" className={css.link} onPress={() => onChange({ years: 'latest' })}>
              {t('stats.backToLatest')}
            </TextButton>
          )}
          {active > 0 && (
            <TextButton size="sm" className={css.link} onPress={() => onChange(defaultChoice())}>
              {t('map.clear')}
            </TextButton>
          )}
          {viewport.wide && <DataAge latest={latest} />}
        </div>
        {open && viewport.wide && (
          // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any field inside.
          <div
            id={FILTER_PANEL_ID}
            className={css.panel}
            data-density="compact"
            onKeyDown={({ key }) => key === 'Escape' && close()}
          >
            <Suspense fallback={null}>
              <FilterPanel {...props} />
            </Suspense>
          </div>
        )}
        <Suspense fallback={null}>
          {open && !viewport.wide && <FilterSheet {...props} onClose={close} />}
        </Suspense>
      </section>
      {!viewport.wide && (
        <div className={css.place}>
          <Suspense fallback={null}>
            <PlaceSearch
              label={t('map.goTo')}
              hideLabel
              placeholder={t('map.goTo')}
              most={8}
              onPlace={(place) => onChange(onlyPlace(place))}
            />
          </Suspense>
        </div>
      )}
      {!viewport.wide && <DataAge latest={latest} />}
    </>
  );
});
