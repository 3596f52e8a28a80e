import type { MonthlyFigures } from '@ciguawatch/shared/domain/monthly/monthly-figures';
import { periodBefore } from '@ciguawatch/shared/domain/monthly/monthly-period';
import type { PlaceLine } from '@ciguawatch/shared/domain/monthly/monthly-places';
import { leadingEntries } from '@ciguawatch/shared/domain/statistics/leading-entries';
import { peopleBound } from '@ciguawatch/shared/domain/statistics/people-bound';
import { abbreviateNames } from '@ciguawatch/shared/domain/text/abbreviate-names';
import { shortLanguage } from '@ciguawatch/shared/domain/text/fallback';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import type { Cell, Part, Section } from '@ciguawatch/shared/ui/document/description';
import { agesTable, type CountTable, plain } from './counts';
import { noCaseText, periodText } from './period-words';
import type { ReportWords } from './words';

const right = (words: string): Cell => ({ words, align: 'right' });

/** Characters above which the label column gets wider at the expense of the bars. */
const LONG_LABEL_LENGTH = 30;

/**
 * The first lines of a table, which cut no tie where the table is ordered by its counts. A line at the end for unknown
 * answers has no rank.
 */
function leadingLines(lines: CountTable['lines'], shown: number): CountTable['lines'] {
  const rise = lines.findIndex(({ count }, at) => count > (lines[at - 1]?.count ?? count));
  const ranked = rise < 0 ? lines : lines.slice(0, rise);
  return ranked.length > shown
    ? leadingEntries(ranked, ({ count }) => count, shown, shown)
    : lines.slice(0, shown);
}

/**
 * A table of counts with bars, as a section.
 * @param figures tell a period without reports from one whose reports give no answer, and from one nobody observed
 * @param shown most rows; the others follow in a sentence. With 0 the sentence holds all
 */
export function countSection(
  { title, of, lines: all }: CountTable,
  { figures, shown }: { figures: MonthlyFigures; shown: number },
  words: ReportWords,
): Section {
  const { t, number } = words;
  const { reports } = figures.statistics;
  // A sentence leaves out entries of 0, a table keeps them; zeros of no report would count nobody.
  const lines = shown === 0 || reports === 0 ? all.filter(({ count }) => count > 0) : all;
  const most = Math.max(1, ...lines.map(({ count }) => count));
  const first = leadingLines(lines, shown);
  const isLong = first.some(({ label, base }) => !base && plain(label).length > LONG_LABEL_LENGTH);
  const based = lines.some(({ base }) => base !== undefined);
  const written = ({ count, base }: CountTable['lines'][number]) =>
    based ? `${number(count)} ${t('ofAnswered', { count: base ?? 0 })}` : number(count);
  const rows = first.map((line): Cell[] => [
    { words: line.label, head: true },
    { words: written(line), bar: line.count / most },
  ]);
  const rest = lines.slice(first.length).map((line) => `${plain(line.label)} ${written(line)}`);
  return {
    kind: 'section',
    title,
    parts: [
      ...(lines.length === 0
        ? [
            {
              ...{ kind: 'text' as const, small: true },
              words: reports === 0 ? noCaseText(figures, words) : t('noneGives', { count: reports }),
            },
          ]
        : []),
      ...(rows.length > 0
        ? [
            {
              ...{ kind: 'table' as const, widths: isLong ? [4, 1] : [3, 2] },
              ...{ head: [{ words: of }, { words: t('colReports') }], rows },
            },
          ]
        : []),
      ...(rest.length > 0 ? [{ kind: 'text' as const, words: `${rest.join(', ')}.`, small: true }] : []),
    ],
  };
}

/** Name of a row of places, which may stand for an unknown place or island. */
export function lineName({ archi, island }: PlaceLine, { t, place }: ReportWords): string {
  if (island === null) return archi === 0 ? t('unknownPlace') : place(archi);
  return island === 0 ? t('unknownIsland') : place(island);
}

/** Whether a count of 0 is meaningless because nobody observed. */
export const isUnobservedZero = (count: number, observed: boolean): boolean => count === 0 && !observed;

/** Sentence naming the unobserved islands, whose cases the totals lack; '' if there are none. */
export function silentWords({ places }: MonthlyFigures, { code, d, place }: ReportWords): string {
  const silent = places.filter(
    ({ island, reports, observed }) => island && isUnobservedZero(reports, observed),
  );
  const names = silent.map(({ island }) => place(island as number)).sort(nameOrder(shortLanguage(code)));
  return names.length === 0
    ? ''
    : d('basis.silentWhole', { count: names.length, islands: abbreviateNames(names) });
}

/** Note below the places: what a dash means, if one occurs, and which islands the totals lack. */
export function silentNote(figures: MonthlyFigures, words: ReportWords): Part[] {
  const isDashed = figures.places.some(
    (one) => isUnobservedZero(one.reports, one.observed) || isUnobservedZero(one.before, one.observedBefore),
  );
  const said = [isDashed ? words.t('silentPlace') : '', silentWords(figures, words)].filter(Boolean);
  return said.length === 0 ? [] : [{ kind: 'text', words: said.join(' '), small: true }];
}

/** Whether a place has a row: an island only with reports, an archipelago also when it was not observed. */
const isShown = ({ island, reports, before, year, observed }: PlaceLine): boolean =>
  island === null ? reports + before + year > 0 || !observed : reports + before > 0;

/** Rows of the places with reports in the period or the one before, and of unobserved archipelagos. */
const placesTold = ({ places }: MonthlyFigures): PlaceLine[] =>
  places
    .filter(isShown)
    // If the only row below an archipelago is "unknown island", it would repeat the archipelago's numbers.
    .filter(
      ({ archi, island }) => !(island === 0 && places.filter((one) => one.archi === archi).length === 2),
    );

/** Islands that exceed the table's limit, those with fewest reports. */
function placesLeft(figures: MonthlyFigures, shown: number): Set<PlaceLine> {
  const islands = placesTold(figures).filter(({ island }) => island !== null);
  const most = [...islands].sort((a, b) => b.reports - a.reports || b.before - a.before);
  const leading = leadingEntries(most, ({ reports }) => reports, shown, shown);
  return new Set(most.slice(leading.length));
}

/** Sentence listing the islands that the table leaves out, with their reports; empty if it shows all. */
export function otherPlaces(figures: MonthlyFigures, words: ReportWords, shown: number): Part[] {
  const left = [...placesLeft(figures, shown)];
  if (left.length === 0) return [];
  const countOf = ({ reports, observed }: PlaceLine) =>
    isUnobservedZero(reports, observed) ? '–' : words.number(reports);
  const list = left.map((line) => `${lineName(line, words)} ${countOf(line)}`).join(', ');
  return [{ kind: 'text', words: words.t('placesOthers', { list }), small: true }];
}

/**
 * Table of archipelagos and islands: this period, the one before and the year so far.
 * @param shown most islands
 */
export function placesTable(figures: MonthlyFigures, words: ReportWords, shown = Infinity): Part {
  const { places, period, statistics, before } = figures;
  const left = placesLeft(figures, shown);
  const { t, number, month } = words;
  const short = (at: { year: number; month: number | null }) =>
    at.month === null ? periodText(at, words) : month(at.month, null, 'short');
  const past = periodBefore(period);
  const yearly = period.month === null;
  const archis = places.filter(({ island }) => island === null);
  const year = archis.reduce((sum, line) => sum + line.year, 0);
  const countOr = (count: number, observed: boolean) =>
    isUnobservedZero(count, observed) ? '–' : number(count);
  const cells = (line: Omit<PlaceLine, 'archi' | 'island'>): Cell[] => [
    right(countOr(line.reports, line.observed)),
    right(countOr(line.people, line.observed)),
    right(countOr(line.before, line.observedBefore)),
    // The content states only for the period's month whether it was observed, so a year without reports is
    // shown as unobserved if that month was not.
    ...(yearly ? [] : [right(countOr(line.year, line.observed))]),
  ];
  return {
    kind: 'table',
    widths: yearly ? [3.2, 1, 1.5, 1.1] : [3.2, 1, 1.5, 1.1, 1.2],
    head: [
      { words: t('place') },
      right(short(period)),
      right(t(peopleBound(statistics).atLeast ? 'colPeopleAtLeast' : 'colPeople')),
      right(short(past)),
      ...(yearly ? [] : [right(t('colYear'))]),
    ],
    rows: placesTold(figures)
      .filter((line) => !left.has(line))
      .map((line) => [
        line.island === null
          ? { words: [{ text: lineName(line, words), bold: true }], head: true }
          : { words: `\u2003${lineName(line, words)}`, head: true },
        ...cells(line),
      ]),
    total: [
      { words: t('total'), head: true },
      ...cells({
        reports: statistics.reports,
        people: statistics.people,
        before: before.reports,
        year,
        observed: archis.some(({ observed }) => observed),
        observedBefore: archis.some(({ observedBefore }) => observedBefore),
      }),
    ],
  };
}

/** Age by sex as a table of the document. */
export function agesPart(figures: MonthlyFigures, words: ReportWords): Part {
  const { columns, rows } = agesTable(figures, words);
  const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
  return {
    kind: 'table',
    widths: [5, 3, 3, 3, 2],
    head: [{ words: words.t('age') }, ...columns.map(right), right(words.t('total'))],
    rows: rows
      .filter(({ counts }) => sum(counts) > 0)
      .map(({ label, counts }) => [
        { words: label, head: true },
        ...counts.map((count) => right(words.number(count))),
        right(words.number(sum(counts))),
      ]),
  };
}
