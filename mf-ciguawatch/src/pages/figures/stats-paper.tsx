import './texts';
import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import type { OutbreakEntry } from '@ciguawatch/shared/domain/statistics/outbreak-log';
import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import { formatMonth, language, translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { cases } from '../../stores/cases';
import type { CaseChoice } from '../../stores/cases-choice';
import { useQuery } from '../../stores/cases-use';
import { thresholdIn } from '../../stores/country-numbers';
import { locationName } from '../../stores/names';
import { Kpis } from '../case-stats/kpis';
import { useSpecs } from '../case-stats/use-specs';
import { PaperCard } from './paper-card';
import { PaperList, partsOf } from './paper-list';
import { FigureSheets, SHEET } from './sheets';

/** Months of the log on one sheet beside other things. */
const PART = 40;

/** The log of the chosen time as lists: month and island, with reports and people. */
function useLog({ years = [], ...filter }: CaseFilter): (title: (count: number) => string) => ReactNode[] {
  const { countries, archis, islands, months } = filter;
  const all =
    useQuery('outbreakLog', { filter: { countries, archis, islands, months } }, cases.version) ?? [];
  const log = years.length === 0 ? all : all.filter(({ year }) => years.includes(year));
  const { code } = language;
  const row = ({ island, year, month, count, people }: OutbreakEntry) => ({
    key: `${island} ${year} ${month}`,
    name: `${formatMonth(month, year, 'long', code)} · ${locationName(island)}`,
    value: [
      translate('figures', 'figures.logReports', { count }),
      translate('figures', 'figures.logPeople', { count: people }),
    ].join(', '),
  });
  const title = (say: (count: number) => string, part: number) =>
    part === 0 ? say(log.length) : translate('figures', 'figures.more', { title: say(log.length) });
  return (say) =>
    partsOf(log, PART).map((part, i) => (
      <PaperList
        key={part.map(({ island, year, month }) => `${island} ${year} ${month}`)[0]}
        title={title(say, i)}
        rows={part.map(row)}
      />
    ));
}

/** The statistics as a document on A4. */
const StatsPaper = observer(function StatsPaper({
  figures,
  choice,
  filter,
  yearsText,
}: {
  figures: CaseStatistics;
  choice: CaseChoice;
  filter: CaseFilter;
  yearsText: string;
}) {
  const t = useT('ciguawatch');
  const { months, before, after } = useSpecs(figures, choice);
  const log = useLog(filter);
  const { threshold } = thresholdIn(filter);
  const [islands, phenotypes, rates] = after;
  const pairs = [...before, ...(islands && phenotypes ? [islands, phenotypes] : [])];
  return (
    <FigureSheets
      title={t('stats.title')}
      subject={{ choice, page: window.location.pathname, latest: figures.latest }}
      blocks={() => [
        <Kpis key="kpis" figures={figures} years={yearsText} />,
        <PaperCard key="months" spec={months} width={SHEET.whole} />,
        ...log((count) => `${t('stats.outbreaks')} · ${t('stats.outbreaksSay', { count, threshold })}`),
        ...pairs.flatMap((spec, i) => {
          const beside = pairs[i + 1];
          return i % 2 === 0 && beside
            ? [
                <Fragment key={spec.id}>
                  <PaperCard spec={spec} width={SHEET.half} />
                  <PaperCard spec={beside} width={SHEET.half} />
                </Fragment>,
              ]
            : [];
        }),
        rates && <PaperCard key="rates" spec={rates} width={SHEET.whole} />,
      ]}
    />
  );
});

export default StatsPaper;
