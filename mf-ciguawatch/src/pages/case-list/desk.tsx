import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { ColumnChooser } from '@ciguawatch/shared/ui/grid/column-chooser';
import { type ColumnLayout, readLayout } from '@ciguawatch/shared/ui/grid/column-layout';
import type { GridHandle } from '@ciguawatch/shared/ui/grid/grid';
import { NOTHING_SELECTED } from '@ciguawatch/shared/ui/grid/selection';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAddress } from '../../stores/use-address';
import { useLabels } from '../case-report/labels/use-labels';
import css from './desk/desk.module.css';
import { DeskHead } from './desk/desk-head';
import { DeskNotices } from './desk/desk-notices';
import { useCommands } from './desk/use-commands';
import { CaseDrawer } from './drawer/case-drawer';
import { FilterBar, type FilterBarHandle } from './filters/filter-bar';
import { addressOf, type DeskQuery, queryOf } from './filters/query-address';
import { KeysDialog } from './keys/keys-dialog';
import { useDeskKeys } from './keys/use-desk-keys';
import { caseColumns, fieldsOf } from './list/case-columns';
import { CaseGrid } from './list/case-grid';
import { ListStates } from './list/list-states';
import { useColumns } from './list/use-columns';
import { useRowsOf } from './list/use-rows-of';
import { BulkBar } from './review/bulk-bar';
import { RejectDialog } from './review/reject-dialog';
import { RemoveDialog } from './review/remove-dialog';
import { useDesk } from './store/use-desk';

/** The list of cases with all that is done from it. */
export const Desk = observer(function Desk() {
  const t = useT('caseList');
  const desk = useDesk('list');
  const [params, edit] = useAddress();
  const address = params.toString();
  const query = useMemo(() => queryOf(new URLSearchParams(address)), [address]);
  const labels = useLabels();
  const [layout, setLayout] = useState<ColumnLayout>(() => readLayout(caseColumns(labels), null));
  const { columns, drawn } = useColumns(layout);
  const root = useRef<HTMLDivElement>(null);
  const grid = useRef<GridHandle>(null);
  const filters = useRef<FilterBarHandle>(null);
  const commands = useCommands({ desk, grid, filters });
  useDeskKeys(root, commands.run);
  const fields = fieldsOf(layout.shown).join();
  useEffect(() => desk.ask(query, fields.split(',')), [desk, query, fields]);
  const change = (next: DeskQuery, keep: boolean) => edit(() => addressOf(next), keep);
  const { rows, opened, chosen, progress } = desk;
  useRowsOf(rows);
  const line = desk.line();
  const { asking } = commands;
  return (
    <div ref={root} className={cx(css.desk, line && css.beside)} data-density="compact">
      <DeskHead
        total={rows?.total ?? null}
        at={desk.at}
        onRefresh={() => desk.refresh()}
        onExport={() => undefined}
        onDeleted={() => undefined}
        onKeys={() => commands.run('keys')}
      />
      <div className={css.tools}>
        <div className={css.line}>
          <FilterBar query={query} onChange={change} handle={filters} />
          <ColumnChooser label={t('head.columns')} columns={columns} layout={layout} onChange={setLayout} />
        </div>
        {chosen > 0 && (
          <BulkBar
            count={chosen}
            progress={progress}
            onAction={() => undefined}
            onClear={() => desk.select(NOTHING_SELECTED)}
          />
        )}
        <DeskNotices desk={desk} />
      </div>
      <div className={css.rows}>
        {rows && (
          <>
            <CaseGrid
              desk={desk}
              rows={rows}
              columns={drawn}
              layout={layout}
              onLayout={setLayout}
              onSort={(sort) => change({ ...query, sort }, true)}
              onFailed={(error) => desk.fail(error)}
              handle={grid}
            />
            <div className={css.state}>
              <ListStates
                error={rows.error}
                onRetry={() => rows.retry()}
                total={rows.total}
                isNarrowed={address !== ''}
                onWiden={() => edit(() => new URLSearchParams(), true)}
              />
            </div>
          </>
        )}
      </div>
      {line && opened && (
        <CaseDrawer
          line={line}
          index={opened.index}
          total={rows?.total ?? 0}
          onClose={() => {
            desk.close();
            // The row that was read last, not the one that was opened first.
            grid.current?.go(opened.index, true);
          }}
          onCommand={commands.run}
        />
      )}
      {asking?.what === 'reject' && (
        <RejectDialog
          id={asking.id}
          count={chosen}
          onReject={commands.reject}
          onClose={() => commands.ask(null)}
        />
      )}
      {asking?.what === 'remove' && (
        <RemoveDialog
          id={asking.id}
          count={chosen}
          onRemove={commands.remove}
          onCancel={() => commands.ask(null)}
        />
      )}
      <KeysDialog isOpen={commands.keys} onClose={commands.closeKeys} />
    </div>
  );
});
