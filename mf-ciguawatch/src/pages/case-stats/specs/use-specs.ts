import { type Basis, basisOf } from '@ciguawatch/shared/domain/statistics/basis';
import { makeIsObserved, yearsCovered } from '@ciguawatch/shared/domain/statistics/coverage';
import {
  type ObservedUnit,
  placesOfUnit,
  rateUnits,
  unitRates,
  unratedOf,
} from '@ciguawatch/shared/domain/statistics/rates/rates-units';
import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { basisSentence } from '../../../public-cases/basis';
import { type CaseChoice, yearsOf } from '../../../public-cases/cases-choice';
import { observedPlaces } from '../../../public-cases/observed-places';
import { officialOf, officialText } from '../../../public-cases/official';
import { silentCounter } from '../../../public-cases/silent-islands';
import { useArrival } from '../../../reports-arrive/use-arrival';
import { useYearsText } from '../../case-map/filters/years-text';
import { placeLabel } from '../../case-map/view/place-names';
import { type ChartSpec, emptyChartText, type OwnSpec, simpleData } from './chart-specs';
import { chartsOf } from './charts-of';
import { monthsSpec } from './months-spec';
import { rankedSpecs } from './ranked-specs';
import { ratesSpec } from './rates-spec';
import { useChartLabels } from './use-chart-labels';

/** The charts of the page by position: by time, then persons and fish, then places. */
interface PageSpecs {
  months: ChartSpec;
  before: ChartSpec[];
  map: ChartSpec;
  after: ChartSpec[];
}

/** Whether the choice covers one country completely: all its places, months, fish and meals. */
const isWholeYears = ({
  countries,
  archis,
  islands,
  months,
  species,
  phenotypes,
  meal,
}: CaseChoice): boolean =>
  countries.length === 1 &&
  [archis, islands, months, species, phenotypes].every((list) => list.length === 0) &&
  meal === 'all';

/** All charts of the page, for screen and paper. Call it inside an observer. */
export function useSpecs(figures: CaseStatistics, choice: CaseChoice): PageSpecs {
  const t = useT('ciguawatch');
  const now = homeMonth();
  const arrival = useArrival(choice.countries);
  const labels = useChartLabels(figures, useYearsText(choice, now.year));
  const years = yearsOf(choice, now.year);
  const sources = collections.coverage.all();
  const chosen = observedPlaces(choice);
  const isObserved = makeIsObserved(sources, chosen, now);
  const silentOf = silentCounter(choice);
  const silentIn = (of: readonly number[], months: readonly number[]) => {
    const { whole, part } = silentOf(of, months);
    return whole.length + part.length;
  };
  const asked = { years, months: choice.months };
  const observed = yearsCovered(sources, chosen, asked, now);
  const yearsOfUnit = (unit: ObservedUnit) => yearsCovered(sources, placesOfUnit(unit), asked, now);
  const perIsland = new Map(figures.islands.map(({ key, count }) => [key, count]));
  const units = rateUnits(collections.location.all());
  const rates = unitRates(units, perIsland, yearsOfUnit);
  const unrated = unratedOf(units, perIsland, figures.reports, yearsOfUnit);
  const { phenotypes, islands } = rankedSpecs(labels);
  const places = figures.places
    .map((place) => ({ name: placeLabel(place, t), count: place.count }))
    .sort((a, b) => b.count - a.count);
  const share = officialText(choice, years);
  const placed = places.reduce((sum, { count }) => sum + count, 0);
  const based = (
    { column, of, shareBase, ...spec }: OwnSpec,
    basis: Basis = of ?? basisOf(figures, column),
  ): ChartSpec => ({
    ...spec,
    basis: [
      basisSentence(basis, labels.d),
      // Charts beside each other have other bases where a question was answered in part.
      shareBase !== undefined && shareBase > 0 && shareBase !== basis.based
        ? t('stats.shareBase', { count: shareBase })
        : '',
      share,
    ]
      .filter(Boolean)
      .join(' '),
  });
  // Official numbers cover a whole country and year, so they compare only with such a choice.
  const official = isWholeYears(choice) ? officialOf(choice, years).flatMap((one) => one.years) : [];
  const withReason = (spec: OwnSpec): ChartSpec =>
    based({ emptyText: emptyChartText(labels, spec.column), ...spec });
  const span = { years, months: choice.months, ...arrival, isObserved, silentIn, official };
  const rated = rates.reduce((sum, { count }) => sum + count, 0);
  const ofRates = { based: rated, left: figures.reports - rated, withheld: false };
  return {
    months: based(monthsSpec(labels, span)),
    before: chartsOf(labels, span).map(withReason),
    map: based({
      id: 'map',
      column: null,
      title: t('stats.map'),
      kind: 'bar',
      span: 5,
      fileName: t('map.fileMap'),
      data: simpleData(t('stats.island'), places, placed, labels),
      sentence: t('stats.mapSay'),
    }),
    after: [
      withReason(islands),
      withReason(phenotypes),
      based(
        { emptyText: emptyChartText(labels, null), ...ratesSpec(rates, unrated, observed, labels), span: 6 },
        ofRates,
      ),
    ],
  };
}
