import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { MonthlyFigures } from '@ciguawatch/shared/domain/monthly/monthly-figures';
import type { ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import { formatDate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { ReportWords } from './words';

/** "novembre 2026", or "2026" for a year. */
export const periodText = (
  { year, month }: Pick<ReportPeriod, 'year' | 'month'>,
  words: Pick<ReportWords, 'month'>,
): string => (month === null ? String(year) : words.month(month, year));

const two = (value: number) => String(value).padStart(2, '0');

/** A day in ISO 8601: "2026-11-05". */
export const isoDay = ({ year, month, day }: { year: number; month: number; day: number }): string =>
  `${year}-${two(month)}-${two(day)}`;

/** "Rapport mensuel, novembre 2026 (du 1er au 21)". */
export function subtitleOf({ figures, until }: ReportContent, words: ReportWords): string {
  const { period } = figures;
  const plain = periodText(period, words);
  const key = period.month === null ? 'untilYear' : 'until';
  const whole = until
    ? words.t(key, {
        period: plain,
        day: String(until.day),
        date: formatDate(isoDay(until), 'long', words.code),
      })
    : plain;
  return words.t(period.month === null ? 'subtitleYear' : 'subtitleMonth', { period: whole });
}

/** Says that a period holds no case, or, where nobody observed it, that this means nothing. */
export const noCaseText = (
  { observed }: Pick<MonthlyFigures, 'observed'>,
  { t }: Pick<ReportWords, 't'>,
): string => t(observed === 'none' ? 'noticeUnobserved' : 'byDayNone');
