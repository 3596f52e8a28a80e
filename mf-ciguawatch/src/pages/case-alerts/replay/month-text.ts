import type { AlertReplay } from '@ciguawatch/shared/api/schemas/alert';
import { formatMonth, formatNumber, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { locationName } from '../../../places/names';
import { expectedText, observedText } from '../say';
import { type Cell, cellOf, monthOf, type StripAlert, yearOf } from './cells';

interface MonthSeen {
  marks: readonly StripAlert[];
  months: AlertReplay['months'];
  chosen: Cell;
  /** number of cases in a month above which an alert is raised */
  threshold: number;
}

/** What is said of a month. */
export interface MonthSentences {
  /** one sentence for each alert */
  alerts: readonly string[];
  /** "In March 2026: …" with some of these sentences, or that there was no alert */
  say: (alerts: readonly string[]) => string;
  /** for one island, its observed and expected cases */
  line: string | null;
}

/**
 * Sentences about the selected month: each of its alerts and, for one island, observed and expected cases. Call
 * it inside an observer, because place names change with the language.
 */
export function monthText(
  t: Translate,
  { marks, months, chosen, threshold }: MonthSeen,
  code: string,
): MonthSentences {
  const alerts = marks
    .filter(({ cell }) => cell === chosen)
    .map((mark) =>
      t('alerts.wouldOne', {
        rule: t(`alerts.rule_${mark.rule}`),
        island: locationName(mark.island),
        seen: observedText(t, mark, code),
      }),
    );
  const month = formatMonth(monthOf(chosen), yearOf(chosen), 'long', code);
  const one = months.find((each) => cellOf(each) === chosen);
  return {
    alerts,
    say: (some) =>
      t('alerts.would', { month, what: some.length > 0 ? some.join(' ') : t('alerts.wouldNone') }),
    line: one ? lineOf(t, { ...one, threshold }, code) : null,
  };
}

function lineOf(
  t: Translate,
  {
    count,
    observed,
    expected,
    least,
    threshold,
  }: AlertReplay['months'][number] & Pick<MonthSeen, 'threshold'>,
  code: string,
): string {
  const number = (value: number) => formatNumber(value, {}, code);
  if (!observed) return t(count > 0 ? 'alerts.unobserved' : 'alerts.monthSilent', { count });
  if (expected === null || least === null) return t('alerts.monthLineUnknown', { count });
  return t('alerts.monthLine', {
    count: number(count),
    expected: expectedText(t, expected, code),
    month: t('alerts.thresholdMonth', { threshold: number(threshold) }),
    history: t('alerts.thresholdHistory', { least: number(least) }),
  });
}
