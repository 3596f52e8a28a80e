import { HISTORIES } from '@ciguawatch/shared/domain/codes/choices';
import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import { formatNumber, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { peopleWords } from './specs/people-words';

const percent = (count: number, whole: number) =>
  whole === 0 ? '–' : formatNumber(count / whole, { style: 'percent', maximumFractionDigits: 0 });

/** The five key figures in words, for the page and its documents. */
export function kpiItems(figures: CaseStatistics, years: string, t: Translate) {
  const { individual, collective } = figures.meals;
  const { why } = peopleWords(figures, t);
  const repeat = figures.histories[HISTORIES.indexOf('1') + 1] ?? 0;
  const first = figures.histories[HISTORIES.indexOf('2') + 1] ?? 0;
  const of = (some: number, count: number) => t('stats.ofKnown', { some: formatNumber(some), count });
  return [
    { id: 'reports', value: formatNumber(figures.reports), name: t('stats.kpiReports'), help: years },
    {
      id: 'people',
      value: why === null ? formatNumber(figures.people) : t('stats.kpiAtLeast', { count: figures.people }),
      name: t('stats.kpiPeople'),
      // Only shown when at least one meal has a known number of people.
      help: why ?? (collective > 0 ? t('stats.kpiPeopleHelp') : ''),
    },
    { id: 'islands', value: formatNumber(figures.islands.length), name: t('stats.kpiIslands'), help: '' },
    {
      id: 'meals',
      value: percent(collective, individual + collective),
      name: t('stats.kpiMeals'),
      help: of(collective, individual + collective),
    },
    {
      id: 'repeat',
      value: percent(repeat, repeat + first),
      name: t('stats.kpiRepeat'),
      help: of(repeat, repeat + first),
    },
  ];
}
