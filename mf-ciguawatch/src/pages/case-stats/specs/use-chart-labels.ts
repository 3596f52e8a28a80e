import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import { formatMonth, formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { countryNumbers } from '@ciguawatch/shared/runtime/page/country-numbers';
import { thresholdIn } from '../../../places/country-numbers';
import { locationName, phenotypeName, specieName } from '../../../places/names';
import type { ChartLabels } from './chart-specs';

/** Figures with formatters in the language of the interface. Call it inside an observer. */
export function useChartLabels(figures: CaseStatistics, period: string): ChartLabels {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const { code } = language;
  return {
    figures,
    period,
    t,
    d,
    number: (value) => formatNumber(value, { maximumFractionDigits: 1 }, code),
    list: (names) => new Intl.ListFormat(language.intl, { type: 'conjunction' }).format(names),
    percent: (share) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }, code),
    month: (month, year, style) =>
      style === 'narrow' ? formatMonth(month, null, 'narrow', code) : formatMonth(month, year, style, code),
    specie: specieName,
    phenotype: phenotypeName,
    island: locationName,
    threshold: (alerts) => thresholdIn({ islands: alerts.map(({ island }) => island) }),
    rateAlert: countryNumbers().rateAlert,
  };
}
