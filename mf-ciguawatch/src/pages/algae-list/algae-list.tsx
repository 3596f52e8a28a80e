import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import type { SortKey } from '@ciguawatch/shared/domain/case-list/sort';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Spinner } from '@ciguawatch/shared/ui/art/spinner';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Grid } from '@ciguawatch/shared/ui/grid/grid';
import { isSelected, NOTHING_SELECTED, type Selection } from '@ciguawatch/shared/ui/grid/selection';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { filterCount, matchingRows, queryOf, type TrackingQuery } from '../../algae/query';
import { keyOf } from '../../algae/sampling';
import { algaeSpecies, tracking } from '../../algae/tracking';
import { islandText, speciesName } from '../../algae/words';
import { useColumns } from './columns';
import { Filters } from './filters';
import { Legend } from './legend';
import { linesOf } from './lines';
import css from './list.module.css';
import { ListHead } from './list-head';
import { memoryRows } from './memory-rows';
import { ObisNote } from './obis-note';
import { RemoveDialog } from './remove-dialog';
import { SamplingDrawer } from './sampling-drawer';
import { useDeleted } from './use-deleted';
import { ViewsBar } from './views/views-bar';

const NEWEST_FIRST: readonly SortKey<string>[] = [{ column: 'time', descending: true }];

/** Rows of a view and the state of loading them. */
interface ListSource {
  rows: readonly Tracking[];
  ready: boolean;
  failed: boolean;
  retry: () => void;
}

const sourceOfDeleted = ({ rows, ready, failed, load }: ReturnType<typeof useDeleted>): ListSource => ({
  ...{ rows, ready, failed },
  retry: () => void load(),
});

const storedSamplings = (): ListSource => ({
  rows: tracking.all(),
  ready: ['ready', 'stale'].includes(tracking.state),
  failed: tracking.state === 'error',
  retry: () => void tracking.refresh(),
});

const samplingsOf = (rows: readonly Tracking[]): number => new Set(rows.map(keyOf)).size;

/** Shown in place of the table: an error, a spinner, or that nothing was found. */
function NoRows(props: { query: TrackingQuery; failed: boolean; ready: boolean; onRetry: () => void }) {
  const t = useT('algae');
  const { query, failed, ready, onRetry } = props;
  if (failed) return <ErrorState title={t('list.failed')} onRetry={onRetry} />;
  if (!ready) return <Spinner size={40} />;
  const isFiltered = filterCount(query) > 0;
  return (
    <EmptyState
      title={t(isFiltered ? 'list.nothingFound' : `list.empty_${query.view}`)}
      reason={t(isFiltered ? 'list.nothingFoundText' : `list.emptyText_${query.view}`)}
    />
  );
}

/** List of samplings with filters, and a drawer for the open one. */
export const AlgaeList = observer(function AlgaeList() {
  const t = useT('algae');
  const [params, edit] = useAddress();
  const query = queryOf(params);
  const [sort, setSort] = useState(NEWEST_FIRST);
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const [openId, setOpenId] = useState<number | null>(null);
  const [removing, setRemoving] = useState<readonly Tracking[] | null>(null);
  const deleted = useDeleted(query.view === 'deleted');
  const sourceOf = (view: TrackingQuery['view']) =>
    view === 'deleted' ? sourceOfDeleted(deleted) : storedSamplings();
  const { rows, ready, failed, retry } = sourceOf(query.view);
  const found = matchingRows(rows, query, islandText);
  const countOf = (asked: TrackingQuery) => {
    const source = sourceOf(asked.view);
    return source.ready ? samplingsOf(matchingRows(source.rows, asked, islandText)) : null;
  };
  const lines = linesOf(rows, found, sort, { island: islandText, species: speciesName });
  const listed = lines.map(({ row }) => row);
  const chosen = listed.filter(({ id }) => isSelected(selection, id));
  const opened = lines.find(({ id }) => id === openId)?.sampling;
  const keys = listed.map(({ id, version }) => `${id}.${version}`).join();
  const [last] = sort;
  // Names of species and islands may load after the rows, and change with the language.
  const names = `${algaeSpecies.revision} ${collections.location.revision} ${language.code}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: ids and versions change whenever the lines do
  const held = useMemo(() => memoryRows(lines, ready), [keys, ready, last, names]);
  const columns = useColumns();
  return (
    <div className={css.page} data-density="compact" data-beside={opened !== undefined || undefined}>
      <ListHead
        samplings={samplingsOf(listed)}
        rows={chosen.length > 0 ? chosen : listed}
        chosen={chosen}
        query={query}
        onRemove={() => setRemoving(chosen)}
        onRestore={() => void deleted.restore(chosen).then(() => setSelection(NOTHING_SELECTED))}
      />
      <ViewsBar query={query} edit={edit} countOf={countOf} />
      <Filters query={query} edit={edit} />
      <div className={css.rows}>
        {listed.length === 0 || failed || !ready ? (
          <NoRows query={query} failed={failed} ready={ready} onRetry={retry} />
        ) : (
          <Grid
            label={t('list.title')}
            className={css.grid ?? ''}
            columns={columns}
            rows={held}
            sort={sort}
            onSort={setSort}
            selection={selection}
            onSelect={setSelection}
            onSelectFailed={() => undefined}
            openId={openId}
            onOpen={({ id }) => setOpenId(id)}
            onWidth={() => undefined}
            onMove={() => undefined}
          />
        )}
      </div>
      <Legend />
      <ObisNote rows={listed} />
      {opened && (
        <SamplingDrawer
          key={opened.key}
          sampling={opened}
          deleted={query.view === 'deleted'}
          onClose={() => setOpenId(null)}
          onRemove={() => setRemoving(opened.rows)}
          onRestore={() => void deleted.restore(opened.rows).then(() => setOpenId(null))}
        />
      )}
      {removing && (
        <RemoveDialog
          rows={removing}
          onClose={(done) => {
            setRemoving(null);
            if (!done) return;
            setSelection(NOTHING_SELECTED);
            setOpenId(null);
          }}
        />
      )}
    </div>
  );
});
