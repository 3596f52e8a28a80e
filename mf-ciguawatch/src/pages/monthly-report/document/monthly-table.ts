import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { peopleBound } from '@ciguawatch/shared/domain/statistics/people-bound';
import type { Cell } from '@ciguawatch/shared/domain/text/files/csv';
import type { Table } from '@ciguawatch/shared/ui/charts/table-file';
import { answerLines } from './answers';
import { arrivalSentence, postsSentence } from './around/notes';
import { outcomeLines } from './around/outcome';
import { recoveryLines } from './around/recovery';
import { basisLines, officialSentence } from './basis';
import { agesTable, countTables, plain } from './counts';
import { isoDay, subtitleOf } from './period-words';
import { ratesRows } from './rates';
import { isUnobservedZero, lineName, silentWords } from './tables';
import type { ReportWords } from './words';

const two = (value: number) => String(value).padStart(2, '0');

/**
 * All numbers of a report as one table of kind, label, count and base, with months as in ISO 8601.
 * @param status the edition, or that it is a draft
 */
export function monthlyTable(content: ReportContent, words: ReportWords, status = ''): Table {
  const { t } = words;
  const { figures } = content;
  const { statistics, period, squares } = figures;
  // Public rows hold no day of the meal, so distributed reports show none, even if an old edition contains
  // days.
  const told = content.kind === 'distribution' && period.month !== null ? [] : squares;
  const isSeen = figures.observed !== 'none';
  const silent = silentWords(figures, words);
  const rows: Cell[][] = [
    [
      t('reports', { count: 2 }),
      '',
      isUnobservedZero(statistics.reports, isSeen) ? null : statistics.reports,
    ],
    [
      t(peopleBound(statistics).atLeast ? 'colPeopleAtLeast' : 'colPeople'),
      '',
      isUnobservedZero(statistics.people, isSeen) ? null : statistics.people,
    ],
    ...figures.earlier.map(({ year, reports, observed }): Cell[] => [
      t('earlierTitle'),
      period.month === null ? String(year) : `${year}-${two(period.month)}`,
      isUnobservedZero(reports, observed) ? null : reports,
    ]),
    ...told.map(({ at, island, reports }): Cell[] => [
      period.month === null ? t('byMonth') : t('byDay'),
      [
        at === 0
          ? t('unknown')
          : period.month === null
            ? `${period.year}-${two(at)}`
            : isoDay({ year: period.year, month: period.month, day: at }),
        island === 0 ? t('unknownIsland') : words.place(island),
      ].join(' · '),
      reports,
    ]),
    ...figures.curve.map(({ year, month, reports, observed }): Cell[] => [
      t('curve'),
      `${year}-${two(month)}`,
      observed || reports > 0 ? reports : null,
    ]),
    ...figures.places.map((line): Cell[] => [
      t('places'),
      lineName(line, words),
      isUnobservedZero(line.reports, line.observed) ? null : line.reports,
    ]),
    ...ratesRows(content.bilan, words).map(({ name, rate, residents }): Cell[] => [
      t('rates'),
      name,
      rate,
      residents,
    ]),
    ...countTables(figures, words).flatMap(({ title, lines }) =>
      lines.map(({ label, count, base }): Cell[] => [title, plain(label), count, base]),
    ),
    ...answerLines(content, words),
    ...outcomeLines(content, words),
    ...recoveryLines(content, words),
    ...agesRows(content, words),
  ];
  const head = [t('colKind'), t('colLabel'), t('colCount'), t('colBase')];
  const about = [
    ...(status === '' ? [] : [status]),
    t('head', { country: words.country }),
    subtitleOf(content, words),
    t(content.kind),
    ...basisLines(content, words),
    ...[
      officialSentence(content, words),
      postsSentence(content, words),
      arrivalSentence(content, words),
      silent,
    ].filter(Boolean),
  ];
  return { head, rows, about };
}

function agesRows({ figures }: ReportContent, words: ReportWords): Cell[][] {
  const { columns, rows } = agesTable(figures, words);
  return rows.flatMap(({ label, counts }) =>
    counts.map((count, index): Cell[] => [words.t('agesSex'), `${label} · ${columns[index]}`, count]),
  );
}
