import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { MonthlyFigures } from '@ciguawatch/shared/domain/monthly/monthly-figures';
import { peopleBound } from '@ciguawatch/shared/domain/statistics/people-bound';
import type { Part } from '@ciguawatch/shared/ui/document/description';
import { alertsLine, islandsInAlert } from './alerts';
import { periodText } from './period-words';
import { isUnobservedZero } from './tables';
import type { ReportWords } from './words';

/** The key figures of the period, with reports of the same period a year before. */
export function keyTiles(content: ReportContent, words: ReportWords): Part {
  const { figures, threshold, alerts } = content;
  const { t, number } = words;
  const { statistics, earlier, period } = figures;
  const { reports, people, islands } = statistics;
  const bound = peopleBound(statistics);
  const [last] = earlier;
  const label = (key: string, count: number) => t(key, { count });
  const before = { period: last ? periodText({ ...period, year: last.year }, words) : '' };
  const earlierText = last?.observed
    ? t('earlierIn', { ...before, count: last.reports })
    : t('notObserved', before);
  const told = islandsInAlert(content).length;
  const seen = figures.observed !== 'none';
  const countOr = (count: number) => (isUnobservedZero(count, seen) ? '–' : number(count));
  const rule = alerts
    ? t('alertsNote_log')
    : t('alertsNote', { threshold: number(threshold), count: threshold });
  return {
    kind: 'tiles',
    tiles: [
      { value: countOr(reports), label: label('reports', reports), note: earlierText },
      {
        value: bound.atLeast ? t('atLeast', { count: people }) : countOr(people),
        label: label('people', people),
        note:
          bound.unknown > 0
            ? t('peopleUnknown', { count: bound.unknown })
            : // Said only of meals that somebody counted.
              statistics.meals.collective > 0
              ? t('peopleNote')
              : undefined,
      },
      { value: countOr(islands.length), label: label('islands', islands.length) },
      {
        value: countOr(told),
        label: label('alerts', told),
        note: alertsLine(content, words) || rule,
        alert: told > 0,
      },
    ],
  };
}

/** Reports in the same period of earlier years, as a sentence. */
export function earlierText({ earlier, period }: MonthlyFigures, words: ReportWords): Part {
  const { t } = words;
  const said = earlier.map(({ year, reports, observed }) => {
    const at = { period: periodText({ ...period, year }, words) };
    return observed || reports > 0 ? t('earlierIn', { ...at, count: reports }) : t('notObserved', at);
  });
  return { kind: 'text', words: `${said.join(', ')}.`, small: true };
}

/** Reports and people ill in the same period of earlier years, as a table. */
export function earlierTable(
  { earlier, period, statistics, observed: seen }: MonthlyFigures,
  words: ReportWords,
): Part {
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
      // "At least", because the content does not say whether the numbers of earlier years are complete.
      { words: t('colPeopleAtLeast'), align: 'right' },
    ],
    rows: [
      ...[{ ...period, ...statistics, observed: seen !== 'none' }, ...earlier].map(
        ({ year, reports, people, observed }) =>
          isUnobservedZero(reports, observed)
            ? row(year, '–', '–')
            : row(year, number(reports), number(people)),
      ),
    ],
  };
}
