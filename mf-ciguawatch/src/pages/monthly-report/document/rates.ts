import type { Bilan, RateLine } from '@ciguawatch/shared/domain/monthly/bilan';
import { leadingEntries } from '@ciguawatch/shared/domain/statistics/leading-entries';
import { type Rate, ratePer10000 } from '@ciguawatch/shared/domain/statistics/rates/rates';
import type { Cell, Part, Section } from '@ciguawatch/shared/ui/document/description';
import type { ReportWords } from './words';

const MONTHS_PER_YEAR = 12;
const MAX_NAMED_ISLANDS = 1;
/** Rounds to about three digits; the counts are too small for more. */
const round = (value: number) => (value >= 100 ? Math.round(value) : Math.round(value * 10) / 10);
const right = (words: string): Cell => ({ words, align: 'right' });

/**
 * Rates of the twelve months up to the end of the period, and of the twelve before; null where not observed.
 */
export function ratesOfLine({ now, before, residents }: RateLine): { now: Rate | null; before: Rate | null } {
  const rate = ({ reports, months }: RateLine['now']) =>
    ratePer10000(reports, residents, months / MONTHS_PER_YEAR);
  return { now: rate(now), before: rate(before) };
}

const nameOf = ({ archi, islands }: RateLine, { place }: ReportWords): string =>
  islands.length === 0 ? place(archi) : islands.map(place).join(', ');

/**
 * The first of the islands counted together and how many more there are, because all their names would fill
 * four lines.
 */
function shortName(line: RateLine, words: ReportWords): string {
  const rest = line.islands.length - MAX_NAMED_ISLANDS;
  const short = nameOf({ ...line, islands: line.islands.slice(0, MAX_NAMED_ISLANDS) }, words);
  return rest > 0 ? `${short} +${rest}` : short;
}

/** Change of a rate in percent; stated only where the intervals do not overlap. */
function changeOf({ now, before }: ReturnType<typeof ratesOfLine>, { t, number }: ReportWords): string {
  if (!now || !before) return '–';
  if (now.low > before.high || now.high < before.low)
    return before.rate > 0
      ? t(now.rate > before.rate ? 'rateUp' : 'rateDown', {
          percent: number(Math.round(Math.abs(now.rate / before.rate - 1) * 100)),
        })
      : t('rateNew');
  return t('rateSame');
}

/** A rate with its interval; "–" where not observed. */
const rateText = (rate: Rate | null, { t, number }: ReportWords): string =>
  rate
    ? t('rateOf', {
        rate: number(round(rate.rate)),
        low: number(round(rate.low)),
        high: number(round(rate.high)),
      })
    : '–';

function row(line: RateLine, words: ReportWords): Cell[] {
  const rates = ratesOfLine(line);
  const { now, before } = rates;
  const name = shortName(line, words);
  return [
    line.islands.length === 0
      ? { words: [{ text: name, bold: true }], head: true }
      : { words: `\u2003${name}`, head: true },
    right(rateText(now, words)),
    right(rateText(before, words)),
    right(changeOf(rates, words)),
  ];
}

/** Sentence naming the islands with a rate above the alert level, or saying that there is none; '' where no island has a rate. */
function aboveText({ rates, level }: Bilan, words: ReportWords): string {
  const { t, number } = words;
  const above = rates.flatMap((line) => {
    const { now } = ratesOfLine(line);
    return line.islands.length > 0 && now && now.rate > level
      ? [`${shortName(line, words)} ${rateText(now, words)}`]
      : [];
  });
  // Where no island has a rate, nothing can be said of all of them.
  if (!rates.some((line) => line.islands.length > 0 && ratesOfLine(line).now)) return '';
  const shown = { level: number(level) };
  return above.length === 0 ? t('rateNone', shown) : t('rateAbove', { ...shown, list: above.join(', ') });
}

const wasReported = ({ now, before }: RateLine) => now.reports + before.reports > 0;

/**
 * Rows of the table: archipelagos, and the islands with the highest lower bounds of their rate. The saved
 * table has all.
 */
function shownLines({ rates }: Bilan, most: number): RateLine[] {
  const low = (line: RateLine) => ratesOfLine(line).now?.low ?? 0;
  const islands = rates.filter((line) => line.islands.length > 0 && wasReported(line));
  const ranked = [...islands].sort((a, b) => low(b) - low(a));
  const first = new Set(leadingEntries(ranked, low, most, most));
  return rates.filter((line) => (line.islands.length === 0 ? wasReported(line) : first.has(line)));
}

/** All rates with their bounds, for the saved table. */
export const ratesRows = (bilan: Bilan | undefined, words: ReportWords) =>
  (bilan?.rates ?? []).map((line) => {
    const { now } = ratesOfLine(line);
    const name = nameOf(line, words);
    return {
      name: now ? `${name} (${round(now.low)}–${round(now.high)})` : name,
      rate: now && round(now.rate),
      residents: line.residents,
    };
  });

/**
 * Section on reports per 10,000 residents of archipelagos and islands, and their change; empty where
 * residents are unknown.
 * @param most islands in the table
 */
export function ratesSections(bilan: Bilan | undefined, words: ReportWords, most = 10): Section[] {
  const { t } = words;
  if (!bilan || bilan.rates.length === 0) return [];
  const shown = shownLines(bilan, most);
  const years = [...new Set(bilan.rates.map(({ census }) => census))].sort((a, b) => a - b).join(', ');
  const above = aboveText(bilan, words);
  const table: Part = {
    kind: 'table',
    widths: [2.9, 2.6, 2.6, 1.2],
    head: [{ words: t('place') }, right(t('rateNow')), right(t('rateBefore')), right(t('rateChange'))],
    rows: shown.map((line) => row(line, words)),
  };
  return [
    {
      kind: 'section',
      title: t('rates'),
      parts: [
        ...(shown.length > 0 ? [table] : []),
        ...(above === '' ? [] : [{ kind: 'text' as const, words: above }]),
        { kind: 'text', words: t('ratesNote', { years }), small: true },
      ],
    },
  ];
}
