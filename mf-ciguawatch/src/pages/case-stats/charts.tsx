import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import { observedIn, yearsObserved } from '@ciguawatch/shared/domain/statistics/coverage';
import { rateUnits, unitRates } from '@ciguawatch/shared/domain/statistics/rates-units';
import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { ChartCard } from '@ciguawatch/shared/ui/charts/chart-card';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { homeMonth } from '../../stores/cases';
import { type CaseChoice, yearsOf } from '../../stores/cases-choice';
import { placeLabel } from '../case-map/view/place-names';
import { type ChartSpec, simpleData } from './chart-specs';
import { agesSpec, delaysSpec, gendersSpec, historiesSpec, mealsSpec, partsSpec } from './choice-specs';
import { monthsSpec } from './months-spec';
import css from './page.module.css';
import { rankedSpecs } from './ranked-specs';
import { ratesSpec } from './rates-spec';
import { symptomsSpec } from './symptoms-spec';
import { useChartLabels } from './use-chart-labels';

// The map's code is fetched when the page stands: it is the heaviest part and comes last.
const OutbreakLog = lazy(() => import('./outbreak-log/outbreak-log'));
const StatsMap = lazy(() => import('./stats-map').then((module) => ({ default: module.StatsMap })));

function Chart({ spec }: { spec: ChartSpec }) {
  return (
    <div className={css.cell} data-span={spec.span} data-chart={spec.id}>
      <ChartCard {...spec} />
    </div>
  );
}

/** All charts of the page, in the order in which they are read. */
export const Charts = observer(function Charts({
  figures,
  choice,
  filter,
  yearsText,
}: {
  figures: CaseStatistics;
  choice: CaseChoice;
  /** what the engine was asked for these figures */
  filter: CaseFilter;
  /** the years chosen, in words */
  yearsText: string;
}) {
  const t = useT('ciguawatch');
  const labels = useChartLabels(figures);
  const now = homeMonth();
  const years = yearsOf(choice, now.year);
  const isObserved = observedIn(collections.coverage.all(), choice.countries, now);
  const yearsSeen = years.length > 0 ? years : figures.months.map(({ year }) => year);
  const observed = yearsObserved(yearsSeen, choice.months, isObserved);
  const perIsland = new Map(figures.islands.map(({ key, count }) => [key, count]));
  const rates = unitRates(rateUnits(collections.location.all()), perIsland, observed);
  const { species, phenotypes, islands } = rankedSpecs(labels);
  // Reports that do not say are no missing reports.
  const emptyText = figures.reports > 0 ? t('stats.noneGives', { count: figures.reports }) : undefined;
  const places = figures.places.map((place) => ({ name: placeLabel(place, t), count: place.count }));
  const before = [
    symptomsSpec(labels),
    species,
    agesSpec(labels),
    partsSpec(labels),
    historiesSpec(labels),
    gendersSpec(labels),
    mealsSpec(labels),
    delaysSpec(labels),
  ];
  return (
    <div className={css.grid}>
      <Chart spec={monthsSpec(labels, { years, months: choice.months, now, isObserved })} />
      <div className={css.cell} data-span={12} data-chart="outbreaks">
        <Suspense fallback={<div className={css.log} />}>
          <OutbreakLog filter={filter} years={years} yearsText={yearsText} />
        </Suspense>
      </div>
      {before.map((spec) => (
        <Chart key={spec.id} spec={{ emptyText, ...spec }} />
      ))}
      <div className={css.cell} data-span={5} data-chart="map">
        <ChartCard
          title={t('stats.map')}
          kind="bar"
          fileName={t('stats.fileMap')}
          data={simpleData(
            t('stats.island'),
            places.sort((a, b) => b.count - a.count),
            places.reduce((sum, { count }) => sum + count, 0),
            labels,
          )}
          sentence={t('stats.mapSay')}
          picture={() => (
            <Suspense fallback={<div className={css.map} />}>
              <StatsMap figures={figures} />
            </Suspense>
          )}
        />
      </div>
      {[islands, phenotypes, { ...ratesSpec(rates, observed, labels), span: 6 as const }].map((spec) => (
        <Chart key={spec.id} spec={{ emptyText, ...spec }} />
      ))}
    </div>
  );
});
