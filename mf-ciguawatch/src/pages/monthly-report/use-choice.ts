import { REPORT_KINDS, type ReportKind } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { monthsBefore, type ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';

/** State of the page, kept completely in the URL so that a link restores it. */
export interface ReportChoice {
  period: ReportPeriod;
  kind: ReportKind;
  /** Language of the document, such as fr_FR. */
  code: string;
  /** Id of the issued edition shown; null for the current report. */
  issue: number | null;
}

const whole = (text: string | null, least: number, most: number): number | null => {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= least && value <= most ? value : null;
};

/** Countries that this editor manages, the installation's own first. */
export function managedCountries(): number[] {
  const managed = session.user?.profile.manage_countries ?? [];
  return [...managed].sort((a, b) => Number(b === config.country) - Number(a === config.country) || a - b);
}

/**
 * The choice in the URL, by default the last complete month, and a function that changes parameters; null
 * removes one.
 */
export function useReportChoice(): [
  ReportChoice,
  (part: Partial<Record<string, string | number | null>>) => void,
] {
  const [params, edit] = useAddress();
  const last = monthsBefore(homeMonth(), 1);
  const year = whole(params.get('y'), 1900, 2199);
  const named = params.get('kind');
  const choice: ReportChoice = {
    period: {
      country: whole(params.get('c'), 1, 999) ?? managedCountries()[0] ?? config.country,
      year: year ?? last.year,
      month: year === null ? last.month : whole(params.get('m'), 1, 12),
    },
    kind: REPORT_KINDS.find((kind) => kind === named) ?? 'internal',
    code: params.get('lang') ?? language.code,
    issue: whole(params.get('issue'), 1, 2147483647),
  };
  const change = (part: Partial<Record<string, string | number | null>>) =>
    edit((now) => {
      // Year and month are written together, because a month alone would mean another year after New Year.
      now.set('y', String(choice.period.year));
      if (choice.period.month !== null) now.set('m', String(choice.period.month));
      for (const [key, value] of Object.entries({ issue: null, ...part })) {
        if (value === null || value === undefined) now.delete(key);
        else now.set(key, String(value));
      }
      return now;
    }, true);
  return [choice, change];
}
