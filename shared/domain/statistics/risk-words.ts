import type { Translate } from '../text/translate';
import { type MonthOf, monthsOf, type Span } from './coverage';
import type { Rate } from './rates/rates';
import type { RiskLevel } from './risk-level';
import type { FishChoice, RiskPart, RiskParts } from './risk-parts';
import type { RiskAnswer } from './statistics-risk';

/** Parts of an island's reports, in the order of the list. */
const RISK_PARTS: readonly RiskPart[] = ['fish', 'group', 'unnamed', 'other'];

/** Parts that the list shows: the chosen fish even with a count of 0, others only with reports. */
export const shownParts = (parts: RiskParts): RiskPart[] =>
  RISK_PARTS.filter((part) => part === 'fish' || parts[part] > 0);

/** Years in which no month was observed; none while it is unknown what was observed. */
export const unobservedYears = (years: readonly number[], spans: readonly Span[] | null): number[] => {
  const seen = spans?.filter(({ observed }) => observed);
  return years.filter(
    (year) => seen && !seen.some(({ from, until }) => from.year <= year && year <= until.year),
  );
};

/** First and last of the chosen years, for texts. */
export const periodOf = (years: readonly number[]): { from: string; to: string } => ({
  from: String(years[0]),
  to: String(years.at(-1)),
});

/**
 * Sentence for a fish without reports: none was reported, or nobody observed.
 * @param t texts of the namespace ciguawatch
 */
export const noReportText = (years: readonly number[], unobserved: readonly number[], t: Translate): string =>
  t(unobserved.length === years.length ? 'risk.notObserved' : 'risk.noReport', periodOf(years));

/** A level in words, for a species or a group. */
export const levelText = (kind: FishChoice['kind'], level: RiskLevel, t: Translate): string =>
  t(kind === 'specie' ? `risk.species_${level}` : `risk.level_${level}`);

/**
 * Warning about what the numbers leave out; without reports also that those without a fish may hide some.
 * @param island name of the island after "of" (`frenchGenitive`)
 */
export function warningOf(
  { count, parts, others }: Pick<RiskAnswer, 'count' | 'parts' | 'others'>,
  level: RiskLevel,
  island: string,
  t: Translate,
): { title: string; text: string } {
  if (count > 0)
    return {
      title: t(level === 'very' ? 'risk.warningTitle' : 'risk.warningFew'),
      text: t('risk.warning'),
    };
  const sentences = [
    t('risk.warningNone'),
    others.length > 0 && t('risk.lookBelow'),
    t('risk.mayBe', { count: parts.unnamed, island }),
  ];
  return { title: t('risk.warningTitle'), text: sentences.filter(Boolean).join(' ') };
}

/**
 * The rate behind a level, with its interval and the islands that the census counted together; '' without a rate.
 * @param others names of the islands counted with the chosen one
 * @param number writes a number with two significant digits
 */
export function rateText(
  rate: Rate | null,
  others: readonly string[],
  number: (value: number) => string,
  t: Translate,
): string {
  if (!rate) return '';
  const said = t('risk.rate', { rate: number(rate.rate), low: number(rate.low), high: number(rate.high) });
  return others.length === 0 ? said : `${said} ${t('risk.rateWith', { islands: others.join(', ') })}`;
}

/**
 * Spans in words: "January 2023 to May 2025, then November 2026".
 * @param month writes a month
 */
export const spansText = (spans: readonly Span[], month: (at: MonthOf) => string, t: Translate): string =>
  spans
    .map((span) =>
      monthsOf(span) === 1
        ? month(span.from)
        : t('risk.span', { from: month(span.from), to: month(span.until) }),
    )
    .reduce((before, span) => t('risk.spanAfter', { before, span }));

/** Sentence on when an island was observed within the chosen years. */
export function observedText(
  spans: readonly Span[],
  years: readonly number[],
  month: (at: MonthOf) => string,
  t: Translate,
): string {
  const seen = spans.filter(({ observed }) => observed);
  return seen.length === 0
    ? t('risk.observedNever', periodOf(years))
    : t('risk.observed', { periods: spansText(seen, month, t) });
}
