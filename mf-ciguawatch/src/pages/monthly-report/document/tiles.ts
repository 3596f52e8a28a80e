import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { MonthlyFigures } from '@ciguawatch/shared/domain/monthly/monthly-figures';
import type { Part } from '@ciguawatch/shared/ui/document/description';
import { periodText } from './period-words';
import type { ReportWords } from './words';

/** The key figures of the period beside the same period of the year before. */
export function keyTiles({ figures, threshold }: ReportContent, words: ReportWords): Part {
  const { t, number, place } = words;
  const { statistics, earlier, period } = figures;
  const { reports, people, mealsAtLeast, islands, outbreaks } = statistics;
  const [last] = earlier;
  const label = (key: string, count: number) => t(key, { count });
  const before = { period: last ? periodText({ ...period, year: last.year }, words) : '' };
  const told = last?.observed ? t('earlierIn', { ...before, count: last.reports }) : t('notObserved', before);
  const alert = outbreaks
    .map(({ island, count }) => t('alertOf', { place: place(island), count }))
    .join(', ');
  return {
    kind: 'tiles',
    tiles: [
      { value: number(reports), label: label('reports', reports), note: told },
      {
        value: mealsAtLeast > 0 ? t('atLeast', { count: people }) : number(people),
        label: label('people', people),
        note: t('peopleNote'),
      },
      { value: number(islands.length), label: label('islands', islands.length) },
      {
        value: number(outbreaks.length),
        label: label('alerts', outbreaks.length),
        note: alert || t('alertsNote', { threshold: number(threshold), count: threshold }),
        alert: outbreaks.length > 0,
      },
    ],
  };
}

/** The same period of the four years before. */
export function earlierTable({ earlier, period, statistics }: MonthlyFigures, words: ReportWords): Part {
  const { t, number } = words;
  const row = (year: number, reports: string, people: string) => [
    { words: periodText({ ...period, year }, words), head: true },
    { words: reports, align: 'right' as const },
    { words: people, align: 'right' as const },
  ];
  return {
    kind: 'table',
    widths: [3, 1, 1],
    head: [
      { words: t('earlierYear') },
      { words: t('colReports'), align: 'right' },
      { words: t('colPeople'), align: 'right' },
    ],
    rows: [
      row(period.year, number(statistics.reports), number(statistics.people)),
      ...earlier.map(({ year, reports, people, observed }) =>
        observed || reports > 0 ? row(year, number(reports), number(people)) : row(year, '–', '–'),
      ),
    ],
  };
}
