import type { Detector, HistoryCase, IslandHistory, Signal } from './history';
import type { BaselineInputs, CountryBaseline } from './pooled/country-baseline';
import type { CountDistribution } from './pooled/negative-binomial';
import { tailOf } from './pooled/negative-binomial';
import { isUnusual, POOLED_WINDOWS, type PooledWindow } from './pooled/windows';
import { dayOf, daysOf, isInWindow, monthOf, movingWindow } from './window';

/** Longest window in days. */
export const POOLED_DAYS = 365;
/** With less than a year of observed months of the island nothing is said of it. */
const MIN_OBSERVED_MONTHS = 12;
/** Mean length of a month in days. */
const MONTH_DAYS = 30.4375;

/**
 * Number of meals in a window: linked reports count once, on the day of the earliest, as in the months that teach.
 * @param cases those of the island, also from before the window
 * @param inside those in the window
 */
function mealsOf(cases: readonly HistoryCase[], inside: readonly HistoryCase[], from: string): number {
  const earlier = new Set(cases.filter((one) => one.meal && dayOf(one) < from).map(({ meal }) => meal));
  return new Set(inside.filter(({ meal }) => !meal || !earlier.has(meal)).map(({ id, meal }) => meal ?? -id))
    .size;
}

const cellOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

interface Looked {
  from: string;
  cases: readonly HistoryCase[];
  meals: number;
  law: CountDistribution | null;
}

const isKnown = ({ before }: IslandHistory): boolean =>
  before.filter(({ observed }) => observed).length >= MIN_OBSERVED_MONTHS;

/** Meals that are usual on the island in the month of `today`; null where too few months were observed. */
export function usualInMonth(history: IslandHistory): number | null {
  const { island, today, usual } = history;
  if (!usual || !isKnown(history)) return null;
  return usual.usual(island, cellOf(today), { months: 1, dispersion: null }).mean;
}

function lookIn(history: IslandHistory, { days, ...span }: PooledWindow): Looked {
  const { today, usual, island } = history;
  const { from } = days === null ? monthOf(today) : movingWindow(today, days);
  const cases = history.cases.filter((one) => isInWindow(one, from, today));
  const law = isKnown(history) && usual ? usual.usual(island, cellOf(from), span, cellOf(today)) : null;
  return { from, cases, meals: mealsOf(history.cases, cases, from), law };
}

/**
 * Alert when meals within 30 days, a year or a calendar month are improbable by what is usual on the island, which
 * is learnt from its own 36 months before and those of its country. What it stands on: docs/measurements.md.
 */
export const pooledRule: Detector = {
  rule: 'pooled',
  restDays: 30,
  look(history): Signal {
    const looked = POOLED_WINDOWS.map((window) => ({ window, ...lookIn(history, window) }));
    const unusual = looked.find(({ window, law, meals }) => law !== null && isUnusual(window, law, meals));
    const { from, cases, meals, law } = unusual ?? (looked[0] as (typeof looked)[number]);
    const probability = law && tailOf(law, meals);
    const expected = law?.mean ?? null;
    const until = history.today;
    const years = probability === null ? null : yearsByChance(probability, daysOf({ from, until }));
    return {
      rule: 'pooled',
      raised: unusual !== undefined,
      ...{ from, until, observed: meals, expected, threshold: null, probability },
      cases: cases.map(({ id }) => id).sort((a, b) => a - b),
      sentence: { text: 'pooled', values: { observed: meals, expected, years } },
    };
  },
};

/** The window in which an alert of this rule was raised, by its length. */
const windowOf = ({ from, until }: { from: string; until: string }): PooledWindow => {
  const days = daysOf({ from, until });
  const [month] = POOLED_WINDOWS.filter((one) => one.days === null);
  return POOLED_WINDOWS.find((one) => one.days === days) ?? (month as PooledWindow);
};

/** What the expected number of an alert of this rule is computed from, by the data of today. */
export function pooledInputs(
  usual: CountryBaseline,
  { island, from, until }: { island: number; from: string; until: string },
): BaselineInputs {
  return usual.inputs(island, cellOf(from), windowOf({ from, until }), cellOf(until));
}

/**
 * Years between windows of one island with as many meals, by chance alone, rounded to two digits.
 * @param days length of the window; a shorter one than 30 is a calendar month that lasts
 */
export function yearsByChance(probability: number, days: number): number {
  const months = days < 30 ? 1 : days / MONTH_DAYS;
  return Number((months / 12 / Math.max(probability, 1e-9)).toPrecision(2));
}
