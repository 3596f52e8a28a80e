import '../texts';
import { translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { thresholdIn } from '../../../places/country-numbers';
import type { StatsProps } from '../../case-stats/charts';
import { Kpis } from '../../case-stats/kpis';
import { useSpecs } from '../../case-stats/specs/use-specs';
import { CONTENT_WIDTH_PX, FigureSheets } from '../sheets';
import { useLog } from '../use-log';
import { PaperCard } from './paper-card';
import { PaperList, partsOf } from './paper-list';

/** Rows of the outbreak log in one block, so that it shares its sheet with other blocks. */
const LOG_ROWS_PER_BLOCK = 40;

/** The outbreak log as lists that fit on sheets, the last one with its basis. */
function logLists(log: ReturnType<typeof useLog>, title: (count: number) => string): ReactNode[] {
  if (!log) return [];
  const said = title(log.rows.length);
  const parts = log.rows.length === 0 ? [[]] : partsOf(log.rows, LOG_ROWS_PER_BLOCK);
  return parts.map((rows, i) => (
    <PaperList
      key={`log ${rows[0]?.key}`}
      title={i === 0 ? said : translate('figures', 'figures.more', { title: said })}
      rows={rows}
      note={i === parts.length - 1 ? log.basis : undefined}
    />
  ));
}

/** The statistics as a printed A4 document. */
const StatsPaper = observer(function StatsPaper({ figures, choice, filter, yearsText }: StatsProps) {
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
        <PaperCard key="months" spec={months} width={CONTENT_WIDTH_PX.whole} />,
        ...logLists(
          log,
          (count) => `${t('stats.outbreaks')} · ${t('stats.outbreaksSay', { count, threshold })}`,
        ),
        ...pairs.flatMap((spec, i) => {
          const beside = pairs[i + 1];
          return i % 2 === 0
            ? [
                <Fragment key={spec.id}>
                  <PaperCard spec={spec} width={CONTENT_WIDTH_PX.half} />
                  {beside && <PaperCard spec={beside} width={CONTENT_WIDTH_PX.half} />}
                </Fragment>,
              ]
            : [];
        }),
        rates && <PaperCard key="rates" spec={rates} width={CONTENT_WIDTH_PX.whole} />,
      ]}
    />
  );
});

export default StatsPaper;
