import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { ChartCard } from '@ciguawatch/shared/ui/charts/chart-card';
import { isToCome } from '@ciguawatch/shared/ui/feedback/name-text';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type CaseChoice, yearsOf } from '../../public-cases/cases-choice';
import { useChartExport } from '../figures/use-chart-export';
import { embedOf } from './embed-chart';
import css from './page.module.css';
import type { ChartSpec } from './specs/chart-specs';
import { useSpecs } from './specs/use-specs';

// Lazy-loaded, because the map's code is the largest part of the page and its chart one of the last.
const OutbreakLog = lazy(() => import('./outbreak-log/outbreak-log'));
const StatsMap = lazy(() => import('./stats-map').then((module) => ({ default: module.StatsMap })));

/** Props of the statistics, on screen and on paper. */
export interface StatsProps {
  figures: CaseStatistics;
  choice: CaseChoice;
  /** The query that produced these figures. */
  filter: CaseFilter;
  /** The chosen years in words. */
  yearsText: string;
}

/** All charts of the page in reading order. */
export const Charts = observer(function Charts({
  figures,
  choice,
  filter,
  yearsText,
  children,
}: StatsProps & {
  /** Stands below the first chart. */
  children?: ReactNode;
}) {
  const t = useT('ciguawatch');
  const { months, before, map, after } = useSpecs(figures, choice);
  const away = useChartExport(choice, figures.latest);
  /** Editors see rows that no frame shows. */
  const awayOf = (spec: ChartSpec) => {
    const { link, about } = away(spec.id);
    const embed = figures.editors === null ? embedOf(spec, choice, t) : undefined;
    return { about, link: { ...link, ...(embed && { embed }) } };
  };
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const saveMap = () =>
    handle &&
    import('../figures/paper/map-png').then((png) => png.saveStatsMap(handle, choice, figures, map));
  const years = yearsOf(choice, homeMonth().year);
  useEffect(() => {
    // Scrolls to the chart that a link names in its hash.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  const chart = (spec: ChartSpec, drawing: { picture?: () => ReactNode; onPicture?: () => void } = {}) => (
    <div key={spec.id} id={spec.id} className={css.cell} data-span={spec.span} data-chart={spec.id}>
      {[...spec.data.categories, spec.sentence].some(isToCome) ? (
        <Card title={spec.title}>
          <Loading label={t('stats.namesToCome')}>
            <Skeleton height={320} />
          </Loading>
        </Card>
      ) : (
        <ChartCard {...spec} {...awayOf(spec)} {...drawing} />
      )}
    </div>
  );
  return (
    <div className={css.grid}>
      {chart(months)}
      {children && <div className={css.overview}>{children}</div>}
      <div id="outbreaks" className={css.cell} data-span={12} data-chart="outbreaks">
        <Suspense fallback={<div className={css.log} />}>
          <OutbreakLog filter={filter} years={years} yearsText={yearsText} away={away('outbreaks')} />
        </Suspense>
      </div>
      {before.map((spec) => chart(spec))}
      {chart(map, {
        picture: () => (
          <Suspense fallback={<div className={css.map} />}>
            <StatsMap figures={figures} choice={choice} onReady={setHandle} />
          </Suspense>
        ),
        onPicture: () => void saveMap(),
      })}
      {after.map((spec) => chart(spec))}
    </div>
  );
});
