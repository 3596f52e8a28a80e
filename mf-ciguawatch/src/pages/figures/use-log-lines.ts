import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import { formatMonth, language, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { cases } from '../../stores/cases';
import { useQuery } from '../../stores/cases-use';
import { locationName } from '../../stores/names';

/** The outbreaks of the chosen time, a line each: month and island, reports and people; null while they are counted. */
export function useLogLines({ years = [], ...filter }: CaseFilter): string[] | null {
  const { countries, archis, islands, months } = filter;
  const all = useQuery('outbreakLog', { filter: { countries, archis, islands, months } }, cases.version);
  if (!all) return null;
  const { code } = language;
  return all
    .filter(({ year }) => years.length === 0 || years.includes(year))
    .map(
      ({ island, year, month, count, people }) =>
        `${formatMonth(month, year, 'long', code)} · ${locationName(island)} · ${translate('figures', 'figures.logReports', { count })}, ${translate('figures', 'figures.logPeople', { count: people })}`,
    );
}
