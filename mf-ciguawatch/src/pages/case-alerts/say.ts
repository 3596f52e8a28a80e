import type { Alert, AlertState } from '@ciguawatch/shared/api/schemas/alert';
import type { AlertRule, Signal } from '@ciguawatch/shared/domain/alerts/history';
import { yearsByChance } from '@ciguawatch/shared/domain/alerts/pooled-rule';
import { usualWords } from '@ciguawatch/shared/domain/alerts/usual-words';
import { daysOf, monthOf } from '@ciguawatch/shared/domain/alerts/window';
import { formatDate, formatMonth, formatNumber, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { BadgeTone } from '@ciguawatch/shared/ui/data/badge';
import type { IconName } from '@ciguawatch/shared/ui/foundation/icon';
import { specieName } from '../../places/names';

/** Badge colour and icon of each state, always shown with its name. */
export const ALERT_STATE_LOOKS: Record<AlertState, { tone: BadgeTone; icon: IconName }> = {
  open: { tone: 'sand', icon: 'clock' },
  verified: { tone: 'reef', icon: 'check' },
  discarded: { tone: 'neutral', icon: 'x' },
};

/** Icon of each rule, always shown with its name. */
export const RULE_ICON: Record<AlertRule, IconName> = {
  month: 'calendar',
  rolling: 'hourglass',
  pooled: 'chart-column',
  same_fish: 'fish',
  large_meal: 'users',
  history: 'history',
};

/**
 * Expected number of cases with one decimal, or as "once in n years" when rare; empty when unknown.
 * @param unit adds "a month" to a plain number
 */
export function expectedText(t: Translate, expected: number | null, code: string, unit?: 'month'): string {
  if (expected === null) return '';
  const { kind, value } = usualWords(expected);
  return t(`alerts.usual_${kind}${kind === 'number' && unit ? '_month' : ''}`, {
    count: value,
    value: formatNumber(value, { maximumFractionDigits: 1 }, code),
  });
}

/** Expected number of meals of a window with two digits, as 0.09; empty when unknown. */
export const expectedMealsText = (expected: number | null, code: string): string =>
  expected === null ? '' : formatNumber(expected, { maximumSignificantDigits: 2 }, code);

type Counts = Pick<Alert, 'observed' | 'counted' | 'meals' | 'people'>;

type Seen = Pick<Signal, 'rule' | 'observed' | 'expected' | 'threshold' | 'probability'> & {
  /** length of the window in days */
  days: number;
};

/** Sentence about a rule: what it counted, and the number it compares with. */
export function observedText(
  t: Translate,
  { rule, observed, expected, threshold, probability, days }: Seen,
  code: string,
): string {
  const byChance = rule === 'history' || rule === 'pooled';
  return t(`alerts.seen_${rule}${byChance && probability === null ? '_now' : ''}`, {
    observed: formatNumber(observed, {}, code),
    expected: rule === 'pooled' ? expectedMealsText(expected, code) : expectedText(t, expected, code),
    ...(probability !== null && { count: yearsByChance(probability, days) }),
    years: probability === null ? '' : formatNumber(yearsByChance(probability, days), {}, code),
    threshold: threshold ?? '',
    days: formatNumber(days, {}, code),
    oneIn: probability === null ? '' : formatNumber(Math.round(1 / Math.max(probability, 1e-6)), {}, code),
  });
}

/**
 * Sentence with today's count. The probability is left out when the count has changed, because it was computed
 * for the cases that raised the alert.
 */
export function countedText(t: Translate, alert: Alert, code: string): string {
  const observed = countedNow(alert);
  const probability = observed === alert.observed ? alert.probability : null;
  if (alert.rule === 'same_fish' && alert.specie_id !== null)
    return t('alerts.seenFish', {
      observed: formatNumber(observed, {}, code),
      fish: specieName(alert.specie_id),
      days: formatNumber(daysOf(alert), {}, code),
    });
  return observedText(t, { ...alert, observed, probability, days: daysOf(alert) }, code);
}

/** What rules count that do not count cases. Which meals are unrelated is known from the day of the alert only. */
const COUNTS_NOW: Partial<Record<AlertRule, (alert: Counts) => number>> = {
  pooled: ({ meals }) => meals,
  same_fish: ({ observed, meals }) => Math.min(observed, meals),
  large_meal: ({ people }) => people,
};

/** What the rule of an alert counts, as of today: meals, people ill or cases. */
const countedNow = ({ rule, observed, counted, meals, people }: Alert): number =>
  COUNTS_NOW[rule]?.({ observed, counted, meals, people }) ?? counted;

/** A window as the name of its month, as its only day, or as its first and last day. */
export function windowText(
  t: Translate,
  { from, until }: Pick<Alert, 'from' | 'until'>,
  code: string,
): string {
  const whole = monthOf(from);
  if (whole.from === from && whole.until === until)
    return formatMonth(Number(from.slice(5, 7)), Number(from.slice(0, 4)), 'long', code);
  if (from === until) return formatDate(from, 'medium', code);
  return t('alerts.between', {
    from: formatDate(from, 'medium', code),
    until: formatDate(until, 'medium', code),
  });
}

/** Meals and people ill of the cases that an alert counts: "1 meal, 6 people ill". */
export const mealsText = (t: Translate, { meals, people }: Pick<Alert, 'meals' | 'people'>): string =>
  t('alerts.mealsPeople', {
    meals: t('alerts.meals', { count: meals }),
    people: t('alerts.peopleIll', { count: people }),
  });
