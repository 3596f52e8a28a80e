import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { needsReason, nextStates } from '@ciguawatch/shared/domain/review/transitions';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import type { GridHandle } from '@ciguawatch/shared/ui/grid/grid';
import { type RefObject, useState } from 'react';
import type { FilterBarHandle } from '../filters/filter-bar';
import type { CaseListCommand } from '../keys/list-keys';
import type { BulkAction } from '../review/bulk-bar';
import type { CaseLine } from '../store/case-line';
import type { CaseListStore } from '../store/case-list-store';

/** What is asked before it is done: about one case, or about several (null). */
type Asking =
  | { what: 'remove'; id: number | null }
  /** why a state is set; `left` names cases that a batch left for want of a reason */
  | { what: 'reason'; state: ReviewState; id: number | null; left?: readonly number[] };

interface Parts {
  store: CaseListStore;
  grid: RefObject<GridHandle | null>;
  filters: RefObject<FilterBarHandle | null>;
}

/** Whether an editor may bring a case into a state. */
const maySet = (line: CaseLine, state: ReviewState): boolean =>
  line.deleted_at == null && nextStates(line.review_state, 'editor').includes(state);

/** The commands of the store, by key and by button. They are about the row shown, or the one with the focus. */
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
  /** Decides about the case that was asked about and goes on, or about all that are chosen. */
  const giveReason = (reason: string) => {
    if (asking?.what !== 'reason') return;
    const line = store.line(here());
    if (asking.id === null) void store.decideChosen(asking.state, reason, asking.left);
    else if (line?.id === asking.id) decide(line, asking.state, reason);
    setAsking(null);
  };
  const remove = () => {
    void store.remove(asking?.id == null ? undefined : [asking.id]);
    setAsking(null);
  };
  return {
    run,
    runChosen: (action: BulkAction) => chosen[action](),
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
