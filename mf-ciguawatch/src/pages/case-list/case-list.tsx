import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { ColumnChooser } from '@ciguawatch/shared/ui/grid/column-chooser';
import { withShown } from '@ciguawatch/shared/ui/grid/column-layout';
import type { GridHandle } from '@ciguawatch/shared/ui/grid/grid';
import { NOTHING_SELECTED } from '@ciguawatch/shared/ui/grid/selection';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ALL_CASES, addressOf, type CaseListQuery, queryOf } from '../../case-filter/query-address';
import { useLabels } from '../case-report/labels/use-labels';
import { Arrivals } from './arrivals/arrivals';
import { CountPanel, type CountPanelHandle } from './count/count-panel';
import { FIRST_COUNT } from './count/first-count';
import { CaseDrawer } from './drawer/case-drawer';
import { ExportBar } from './export/export-bar';
import { type ExportKind, useExport } from './export/use-export';
import { FilterBar, type FilterBarHandle } from './filters/filter-bar';
import { useCaseListKeys } from './keys/use-list-keys';
import { caseColumns, fieldsOf } from './list/case-columns';
import { CaseGrid } from './list/case-grid';
import { ListStates } from './list/list-states';
import { useColumns } from './list/use-columns';
import { useLayout } from './list/use-layout';
import { useRowsOf } from './list/use-rows-of';
import { BulkBar } from './review/bulk-bar';
import { CaseListDialogs } from './screen/dialogs';
import { CaseListHead } from './screen/head';
import { CaseListNotices } from './screen/notices';
import css from './screen/screen.module.css';
import { Uncounted } from './screen/uncounted';
import { useCommands } from './screen/use-commands';
import { useFocusBack } from './screen/use-focus-back';
import { useRowOfWayBack, useWayBack } from './screen/use-way-back';
import { useCaseList } from './store/use-case-list';
import { ViewsPanel } from './views/views-panel';

/** Case list: the cases of an editor's countries with filters, saved views, review commands and exports. */
export const CaseListScreen = observer(function CaseListScreen() {
  const t = useT('caseList');
  const store = useCaseList();
  const [params, edit] = useAddress();
  const { address, cameBack, openCase } = useWayBack(params, edit);
  const query = useMemo(() => queryOf(new URLSearchParams(address)), [address]);
  const change = (next: CaseListQuery, keep: boolean) => edit(() => addressOf(next), keep);
  const labels = useLabels();
  const [layout, setLayout] = useLayout(caseColumns(labels, query.deleted));
  const { columns, drawn } = useColumns(layout, query.deleted);
  const fields = useMemo(() => fieldsOf(layout.shown), [layout.shown]);
  // A count above the list reads no rows again.
  const found = addressOf({ ...query, count: null }).toString();
  const listed = useMemo(() => queryOf(new URLSearchParams(found)), [found]);
  useEffect(() => store.ask(listed, fields), [store, listed, fields]);

  const root = useRef<HTMLDivElement>(null);
  const grid = useRef<GridHandle>(null);
  const filters = useRef<FilterBarHandle>(null);
  const count = useRef<CountPanelHandle>(null);
  const asked = useRef(false);
  const showCount = () => {
    asked.current = true;
    if (query.count) count.current?.focus();
    else change({ ...query, count: FIRST_COUNT }, true);
  };
  const commands = useCommands({ store, grid, filters, onCount: showCount, onOpenCase: openCase });
  useCaseListKeys(root, commands.run);
  const { run, start } = useExport(store, layout.shown);
  const [contact, setContact] = useState(false);
  const exportAs = (kind: ExportKind) => (kind === 'csvContact' ? setContact(true) : void start(kind));

  const { rows, opened, chosen } = store;
  useFocusBack(opened, grid);
  useRowOfWayBack(cameBack, rows?.total ?? null, grid);
  useRowsOf(rows);
  const line = store.line();
  const total = rows?.total ?? null;
  return (
    <div
      ref={root}
      className={cx(css.screen, query.count && css.counting, line && css.beside)}
      data-density="compact"
    >
      <CaseListHead
        total={total}
        at={store.at}
        onRefresh={() => store.refresh()}
        onExport={exportAs}
        onKeys={() => commands.run('keys')}
      >
        <Uncounted
          query={query}
          total={total}
          version={store.at}
          onShow={() => setLayout(withShown(layout, 'counting', true), false)}
        />
      </CaseListHead>
      <div className={css.tools}>
        <ViewsPanel
          query={query}
          layout={layout}
          onLayout={(next) => setLayout(next, false)}
          onFailed={(thrown) => store.fail(thrown)}
          version={store.at}
        >
          <Arrivals store={store} />
        </ViewsPanel>
        <div className={css.line}>
          <FilterBar query={query} onChange={change} handle={filters} />
          <Button
            icon="chart-column"
            aria-pressed={query.count !== null}
            aria-keyshortcuts="C"
            onPress={() => (query.count ? change({ ...query, count: null }, true) : showCount())}
          >
            {t('head.countBy')}
          </Button>
          <ColumnChooser label={t('head.columns')} columns={columns} layout={layout} onChange={setLayout} />
        </div>
        {query.count && (
          <CountPanel
            query={query}
            count={query.count}
            // Keys follow each other faster than the page is drawn, so that each changes the URL as it is then.
            onEdit={(next) => edit((now) => addressOf(next(queryOf(now))), true)}
            version={store.at ?? 0}
            focusFirst={asked.current}
            handle={count}
          />
        )}
        {chosen > 0 && (
          <BulkBar
            count={chosen}
            progress={store.progress}
            deleted={query.deleted}
            onAction={commands.runChosen}
            onExport={() => exportAs('csv')}
            onClear={() => store.select(NOTHING_SELECTED)}
          />
        )}
        <ExportBar run={run} total={chosen || (total ?? 0)} />
        <CaseListNotices store={store} onReason={commands.askReason} onUndo={commands.undo} />
      </div>
      {rows && (
        <div className={css.rows}>
          <CaseGrid
            store={store}
            rows={rows}
            columns={drawn}
            layout={layout}
            onLayout={setLayout}
            onSort={(sort) => change({ ...query, sort }, true)}
            onFailed={(thrown) => store.fail(thrown)}
            handle={grid}
          />
          <div className={css.state}>
            <ListStates
              error={rows.error}
              onRetry={() => rows.retry()}
              total={total}
              isNarrowed={found !== ''}
              onWiden={() => change({ ...ALL_CASES, count: query.count }, true)}
            />
          </div>
        </div>
      )}
      {line && opened && (
        <CaseDrawer
          line={line}
          index={opened.index}
          total={total ?? 0}
          onClose={() => store.close()}
          onCommand={commands.run}
          onChanged={({ contact_id: _contact, ...row }) => store.change(row.id, row)}
          onLooked={(flags) => store.change(line.id, { flags })}
        />
      )}
      <CaseListDialogs
        commands={commands}
        chosen={chosen}
        contact={contact ? chosen || (total ?? 0) : null}
        onContact={(wanted) => {
          setContact(false);
          if (wanted) void start('csvContact');
        }}
      />
    </div>
  );
});
