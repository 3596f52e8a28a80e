import { formatMonth, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';

/** "Latest case: May 2025", or that no case is known. Call it inside an observer. */
export function useLatestText(latest: { year: number; month: number } | null): string {
  const t = useT('ciguawatch');
  return latest
    ? t('map.latestCase', { month: formatMonth(latest.month, latest.year, 'long', language.code) })
    : t('map.latestNone');
}
