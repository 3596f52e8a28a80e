import { GOLDEN_FISH } from '@ciguawatch/shared/domain/alerts/fish-notes';
import { LARGE_MEAL } from '@ciguawatch/shared/domain/alerts/large-meal';
import { ASKED_BELOW, LEAST_MONTHS } from '@ciguawatch/shared/domain/alerts/pooled/silence';
import { POOLED_WINDOWS } from '@ciguawatch/shared/domain/alerts/pooled/windows';
import { SAME_FISH_DAYS, SAME_FISH_MEALS } from '@ciguawatch/shared/domain/alerts/same-fish';
import type { Method } from '@ciguawatch/shared/domain/methods/methods';
import { ANSWER_DAYS, REMINDER_DAYS, SILENT_DAYS } from '@ciguawatch/shared/domain/posts/periods';
import {
  DELAY_YEARS,
  LEAST_DELAYS,
  UNKNOWN_DELAY,
} from '@ciguawatch/shared/domain/statistics/incomplete-months';
import { GOLDEN_RATE } from '@ciguawatch/shared/domain/statistics/rates/golden-rate';
import { riskLevel } from '@ciguawatch/shared/domain/statistics/risk-level';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { countryNumbers } from '@ciguawatch/shared/runtime/page/country-numbers';

/** Limits and golden numbers in the texts of each rule, from the code that applies them. Call it inside an observer. */
export function useMethodValues(): Record<Method['id'], Record<string, string>> {
  const t = useT('methods');
  const numbers = countryNumbers();
  const number = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  const percent = (value: number) => formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });
  const written = <K extends string>(values: Record<K, number>): Record<string, string> =>
    Object.fromEntries(Object.entries<number>(values).map(([name, value]) => [name, number(value)]));
  const threshold = { threshold: numbers.outbreakThreshold, above: numbers.outbreakThreshold + 1 };
  const { count, residents, years } = GOLDEN_RATE;
  const { level } = riskLevel(count, count, { islands: [], residents, years }, numbers);
  return {
    month: written(threshold),
    rolling: written({ ...threshold, days: numbers.alertDays }),
    pooled: Object.fromEntries(POOLED_WINDOWS.map(({ name, below }) => [name, percent(below)])),
    large_meal: written({ people: LARGE_MEAL, below: LARGE_MEAL - 1 }),
    same_fish: written({ meals: SAME_FISH_MEALS, days: SAME_FISH_DAYS }),
    first_fish: {
      counts: GOLDEN_FISH.meals.map(number).join(', '),
      named: number(GOLDEN_FISH.named),
      once: number(GOLDEN_FISH.once),
      chance: percent(GOLDEN_FISH.chance),
    },
    fish_again: written({ days: SAME_FISH_DAYS }),
    silence: { below: percent(ASKED_BELOW), months: number(LEAST_MONTHS) },
    zero_reports: written({
      weeks: ANSWER_DAYS / 7,
      remindWeekly: REMINDER_DAYS.weekly,
      remindMonthly: REMINDER_DAYS.monthly,
      silentWeekly: SILENT_DAYS.weekly,
      silentMonthly: SILENT_DAYS.monthly,
    }),
    case_class: {},
    rates: written(GOLDEN_RATE),
    risk: {
      ...written({
        sometimes: numbers.riskRateSometimes,
        often: numbers.riskRateOften,
        very: numbers.riskRateVery,
        countOften: numbers.riskOften,
        countVery: numbers.riskVery,
        low: GOLDEN_RATE.low,
      }),
      level: t(`methods.risk_level_${level}`),
    },
    withheld: written({
      person: numbers.publishPersonFrom,
      profile: numbers.publishProfileFrom,
      below: numbers.publishPersonFrom - 1,
    }),
    incomplete: written({ least: LEAST_DELAYS, years: DELAY_YEARS, unknown: UNKNOWN_DELAY }),
  };
}
