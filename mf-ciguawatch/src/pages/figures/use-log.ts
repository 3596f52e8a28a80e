import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import type { OutbreakEntry } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak-log';
import { formatMonth, language, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { locationName } from '../../places/names';
import { basisSentence } from '../../public-cases/basis';
import { cases } from '../../public-cases/cases';
import { useQuery } from '../../public-cases/cases-use';
import { logBasis } from '../case-stats/outbreak-log/log-basis';

/** The outbreak log in words. */
interface LogState {
  /** Month and island with the number of reports and people, latest first. */
  rows: { key: string; name: string; value: string }[];
  /** Number of public reports that the log is based on, in words. */
  basis: string;
}

const rowOf = ({ island, year, month, count, people, atLeast }: OutbreakEntry) => ({
  key: `${island} ${year} ${month}`,
  name: `${formatMonth(month, year, 'long', language.code)} · ${locationName(island)}`,
  value: [
    translate('figures', 'figures.logReports', { count }),
    translate('figures', atLeast ? 'figures.logPeopleAtLeast' : 'figures.logPeople', { count: people }),
  ].join(', '),
});

/** Outbreaks of the chosen time, for documents; null while they are counted. */
export function useLog({ years = [], ...filter }: CaseFilter): LogState | null {
  const { countries, archis, islands, months } = filter;
  const asked = { filter: { countries, archis, islands, months } };
  const all = useQuery('outbreakLog', asked, cases.version);
  const byYear = useQuery('years', asked, cases.version);
  if (!all || !byYear) return null;
  return {
    rows: all.filter(({ year }) => years.length === 0 || years.includes(year)).map(rowOf),
    basis: basisSentence(logBasis(byYear, years), (key, vars) => translate('domain', key, vars)),
  };
}
