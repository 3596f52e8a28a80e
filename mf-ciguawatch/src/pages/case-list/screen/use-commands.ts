import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { needsReason, nextStates } from '@ciguawatch/shared/domain/review/transitions';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import type { GridHandle } from '@ciguawatch/shared/ui/grid/grid';
import { type RefObject, useState } from 'react';
import type { FilterBarHandle } from '../filters/filter-bar';
import type { CaseListCommand } from '../keys/list-keys';
import { type BulkAction, isBulk } from '../review/bulk-bar';
import type { CaseLine } from '../store/case-line';
import type { CaseListStore } from '../store/case-list-store';

/** What is asked before it is done: about one case, or about several (null). */
type Asking =
  | { what: 'remove'; id: number | null }
  /** whether so many at once are meant */
  | { what: 'many'; action: BulkAction }
  /** why a state is set; `left` names cases that a batch left for want of a reason */
  | { what: 'reason'; state: ReviewState; id: number | null; left?: readonly number[] };

/** Chosen cases that are decided about or brought back without a question; more could be a slip. */
const MOST_UNASKED = 20;

interface Parts {
  store: CaseListStore;
  grid: RefObject<GridHandle | null>;
  filters: RefObject<FilterBarHandle | null>;
}

/** Whether an editor may bring a case into a state. */
const maySet = (line: CaseLine, state: ReviewState): boolean =>
  line.deleted_at == null && nextStates(line.review_state, 'editor').includes(state);

/**
 * The commands of the store, by key and by button. They are about the row shown beside the list; without one, about the
 * chosen rows, or the one with the focus.
 */
export function useCommands({ store, grid, filters }: Parts) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [keys, setKeys] = useState(false);
  const here = () => store.opened?.index ?? grid.current?.row() ?? 0;

  /** Goes to another row: the one beside the list if one is shown there, else the one with the focus. */
  const step = (by: 1 | -1) => {
    const to = Math.max(0, Math.min((store.rows?.total ?? 1) - 1, here() + by));
    const row = store.rows?.row(to);
    grid.current?.go(to, store.opened === null);
    if (store.opened && row) store.open(row, to);
  };
  /** Decides about a case, where the table of reviews has the step; one that needs a reason is asked about first. */
  const decide = (line: CaseLine | null, state: ReviewState, reason: string | null = null) => {
    if (!line || !maySet(line, state)) return;
    if (reason === null && needsReason(line.review_state, state))
      return setAsking({ what: 'reason', state, id: line.id });
    void store.decisions.take(line, state, reason);
    step(1);
  };
  const restore = (line: CaseLine | null) => line?.deleted_at != null && void store.restore([line.id]);
  const run = (command: CaseListCommand) => {
    // What is typed on the way to a dialog that is being fetched is no command.
    if (asking !== null || keys) return;
    if (isBulk(command) && store.opened === null && store.chosen > 0) {
      // Deleted cases can only be brought back, which no other case can be.
      if ((command === 'restore') === (store.query?.deleted === true)) runChosen(command);
      return;
    }
    const line = store.line(here());
    const isThere = line !== null && line.deleted_at == null;
    const actions: Record<CaseListCommand, () => void> = {
      review: () => decide(line, 'reviewed'),
      toReview: () => decide(line, 'to_review'),
      reject: () => decide(line, 'rejected'),
      remove: () => isThere && setAsking({ what: 'remove', id: line.id }),
      restore: () => restore(line),
      undo: () => void store.decisions.undo(),
      next: () => step(1),
      previous: () => step(-1),
      openCase: () => line && go(`/ciguawatch/case/report/${line.id}`),
      search: () => filters.current?.search(),
      filter: () => filters.current?.filter(),
      refresh: () => store.refresh(),
      keys: () => setKeys(true),
    };
    actions[command]();
  };
  const chosen: Record<BulkAction, () => void> = {
    review: () => void store.decideChosen('reviewed'),
    toReview: () => void store.decideChosen('to_review'),
    reject: () => setAsking({ what: 'reason', state: 'rejected', id: null }),
    remove: () => setAsking({ what: 'remove', id: null }),
    restore: () => void store.restore(),
  };
  /** Does something with all chosen rows; many are asked about once, where no other question comes. */
  const runChosen = (action: BulkAction) => {
    const asks = action === 'reject' || action === 'remove';
    if (asks || store.chosen <= MOST_UNASKED) chosen[action]();
    else setAsking({ what: 'many', action });
  };
  const confirm = () => {
    if (asking?.what === 'many') chosen[asking.action]();
    setAsking(null);
  };
  /** Decides about the case that was asked about and goes on, or about all that are chosen. */
  const giveReason = (reason: string) => {
    if (asking?.what !== 'reason') return;
    const line = store.line(here());
    if (asking.id === null) void store.decideChosen(asking.state, reason, asking.left);
    else if (line?.id === asking.id) decide(line, asking.state, reason);
    setAsking(null);
  };
  const remove = () => {
    if (asking?.what === 'remove') void store.remove(asking.id === null ? undefined : [asking.id]);
    setAsking(null);
  };
  return {
    run,
    runChosen,
    /** Does with many rows what was asked about. */
    confirm,
    asking,
    stopAsking: () => setAsking(null),
    giveReason,
    /** Asks why cases are taken back that a batch left for want of a reason. */
    askReason: (state: ReviewState, left: readonly number[]) =>
      setAsking({ what: 'reason', state, id: null, left }),
    remove,
    keys,
    closeKeys: () => setKeys(false),
  };
}
