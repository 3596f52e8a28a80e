import type { CountAsk } from '@ciguawatch/shared/domain/case-list/count/axes';
import { fileNameFrom } from '@ciguawatch/shared/domain/text/files/file-name';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ChartCard } from '@ciguawatch/shared/ui/charts/chart-card';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { MenuButton } from '@ciguawatch/shared/ui/overlay/menu';
import { observer } from 'mobx-react-lite';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { CaseListQuery } from '../../../case-filter/query-address';
import { queryWords } from '../../../case-filter/query-words';
import { silentText } from '../../../public-cases/silent-islands';
import { useLabels } from '../../case-report/labels/use-labels';
import { axisLabel } from './axis-labels';
import { AxisSelects } from './axis-selects';
import css from './count.module.css';
import { countChart, countFile } from './count-chart';
import { CountTableView } from './count-table';
import { observedCells, placesOfFilter } from './observed-cells';
import { QuickFilters } from './quick-filters';
import { type ShownCount, useCount } from './use-count';

/** Moves the focus to the first filter of the count, for the keyboard shortcut. */
export interface CountPanelHandle {
  focus: () => void;
}

interface Props {
  query: CaseListQuery;
  count: CountAsk;
  /** Changes the query as it is in the URL. */
  onEdit: (next: (query: CaseListQuery) => CaseListQuery) => void;
  /** counts again when it changes */
  version: number;
  /** whether its first filter takes the focus when it opens */
  focusFirst: boolean;
  handle: Ref<CountPanelHandle>;
}

/** Counts of the listed cases by one or two axes, with the filters that most questions begin with. */
export const CountPanel = observer(function CountPanel(props: Props) {
  const { query, count, onEdit, version, focusFirst, handle } = props;
  const t = useT('caseList');
  useT('errors');
  const box = useRef<HTMLElement>(null);
  const [view, setView] = useState<'table' | 'chart'>('table');
  useImperativeHandle(handle, () => ({ focus: () => box.current?.querySelector('select')?.focus() }), []);
  const [takesFocus] = useState(focusFirst);
  useEffect(() => {
    void collections.coverage.ensure();
    if (takesFocus) box.current?.querySelector('select')?.focus();
  }, [takesFocus]);
  const { shown, failed, again } = useCount(query, count, version);
  const hasSets = !query.deleted && query.filter.counting === undefined;
  return (
    <section ref={box} className={css.panel} aria-label={t('count.title')} data-density="compact">
      <div className={css.ask}>
        <QuickFilters
          filter={query.filter}
          onFilter={(next) => onEdit((now) => ({ ...now, filter: next(now.filter) }))}
        />
        <AxisSelects
          count={count}
          hasSets={hasSets}
          onCount={(next) => onEdit((now) => ({ ...now, count: next }))}
        />
      </div>
      {failed !== null && (
        <Banner
          tone="danger"
          role="alert"
          title={t('count.failed')}
          action={
            <Button size="sm" onPress={again}>
              {t('list.retry')}
            </Button>
          }
        >
          {errorText(failed)}
        </Banner>
      )}
      {shown ? (
        <CountResult query={query} shown={shown} view={view} onView={setView} />
      ) : (
        failed === null && <p className={css.said}>{t('count.counting')}</p>
      )}
    </section>
  );
});

interface ResultProps {
  query: CaseListQuery;
  shown: ShownCount;
  view: 'table' | 'chart';
  onView: (view: 'table' | 'chart') => void;
}

/** What was counted in a sentence, as a table or a chart, and as a file. */
const CountResult = observer(function CountResult({ query, shown, view, onView }: ResultProps) {
  const t = useT('caseList');
  const labels = useLabels();
  const { ask, table, found, span, years, at } = shown;
  const isObserved = observedCells(ask.by, query.filter, span, years, homeMonth());
  const timed = ask.by.some((axis) => axis === 'month' || axis === 'year' || axis === 'month_of_year');
  const silent = timed
    ? silentText({ ...placesOfFilter(query.filter), years: [...years], months: [...span.months] })
    : '';
  const left = found - table.total;
  const sentence = [t('count.sum', { count: table.total }), left > 0 ? t('count.left', { count: left }) : '']
    .filter(Boolean)
    .join(' ');
  const title = ask.by.map(axisLabel).join(' × ');
  const chosen = queryWords(query, labels);
  const file = { fileName: t('count.file'), about: [title, ...chosen, sentence, silent].filter(Boolean) };
  const save = async (format: 'csv' | 'xlsx' | 'data') => {
    const { saveTable } = await import('@ciguawatch/shared/ui/charts/table-file');
    const stamp = t('count.stamp', { when: formatInstant(at, undefined, 'short') });
    const whole = { ...countFile(shown), about: [...file.about, stamp] };
    await saveTable(fileNameFrom(file.fileName, chosen, clock.today()), whole, format);
  };
  const chart = view === 'chart' ? countChart(shown, isObserved) : null;
  return (
    <>
      <div className={css.bar}>
        <p className={css.said} role="status">
          {sentence}
        </p>
        <Segmented
          label={t('count.view')}
          hideLabel
          size="sm"
          options={[
            { value: 'table', icon: 'table', label: t('count.table') },
            { value: 'chart', icon: 'chart-column', label: t('count.chart') },
          ]}
          value={view}
          onChange={onView}
        />
        {view === 'table' && (
          <MenuButton
            label={t('count.download')}
            iconOnly
            icon="download"
            size="sm"
            items={(['csv', 'xlsx', 'data'] as const).map((id) => ({
              id,
              label: t(`export.${id}`),
              onAction: () => void save(id),
            }))}
          />
        )}
      </div>
      {chart ? (
        <div>
          <ChartCard
            title={title}
            data={chart.data}
            kind={chart.kind}
            sentence={sentence}
            fileName={file.fileName}
            about={async () => ({ head: file.about, foot: [], chosen })}
          />
        </div>
      ) : (
        <CountTableView query={query} shown={shown} isObserved={isObserved} />
      )}
      {silent !== '' && <p className={css.said}>{silent}</p>}
    </>
  );
});
