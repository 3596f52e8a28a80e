import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import type { GridHandle } from '@ciguawatch/shared/ui/grid/grid';
import { type RefObject, useState } from 'react';
import type { FilterBarHandle } from '../filters/filter-bar';
import type { DeskCommand } from '../keys/desk-keys';
import type { BulkAction } from '../review/bulk-bar';
import type { CaseDesk } from '../store/case-desk';
import type { CaseLine } from '../store/case-line';

/** What is asked before it is done: about one case, or about all that are chosen (null). */
export interface Asking {
  what: 'reject' | 'remove';
  id: number | null;
}

interface Parts {
  desk: CaseDesk;
  grid: RefObject<GridHandle | null>;
  filters: RefObject<FilterBarHandle | null>;
}

/** The commands of the desk, by key and by button. They are about the row shown, or the one with the focus. */
export function useCommands({ desk, grid, filters }: Parts) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [keys, setKeys] = useState(false);
  const here = () => desk.opened?.index ?? grid.current?.row() ?? 0;

  /** Goes to another row: the one beside the list if one is shown there, else the one with the focus. */
  const step = (by: 1 | -1) => {
    const to = Math.max(0, Math.min((desk.rows?.total ?? 1) - 1, here() + by));
    const row = desk.rows?.row(to);
    grid.current?.go(to, desk.opened === null);
    if (desk.opened && row) desk.open(row, to);
  };
  const decide = (line: CaseLine | null, state: ReviewState, reason: string | null = null) => {
    if (!line || line.review_state === 'withdrawn' || line.deleted_at != null) return;
    void desk.decisions.take(line, state, reason);
    step(1);
  };
  const restore = (line: CaseLine | null) => line?.deleted_at != null && void desk.restore([line.id]);
  const run = (command: DeskCommand) => {
    // What is typed on the way to a dialog that is being fetched is no command.
    if (asking !== null || keys) return;
    const line = desk.line(here());
    const isThere = line !== null && line.deleted_at == null;
    const actions: Record<DeskCommand, () => void> = {
      review: () => decide(line, 'reviewed'),
      toReview: () => decide(line, 'to_review'),
      reject: () =>
        isThere && line.review_state !== 'withdrawn' && setAsking({ what: 'reject', id: line.id }),
      remove: () => isThere && setAsking({ what: 'remove', id: line.id }),
      restore: () => restore(line),
      undo: () => void desk.decisions.undo(),
      next: () => step(1),
      previous: () => step(-1),
      openCase: () => line && go(`/ciguawatch/case/report/${line.id}`),
      search: () => filters.current?.search(),
      filter: () => filters.current?.filter(),
      refresh: () => desk.refresh(),
      keys: () => setKeys(true),
    };
    actions[command]();
  };
  const chosen: Record<BulkAction, () => void> = {
    review: () => void desk.decideChosen('reviewed'),
    toReview: () => void desk.decideChosen('to_review'),
    reject: () => setAsking({ what: 'reject', id: null }),
    remove: () => setAsking({ what: 'remove', id: null }),
    restore: () => void desk.restore(),
  };
  /** Rejects the case that was asked about and goes on, or all that are chosen. */
  const reject = (reason: string) => {
    const line = desk.line(here());
    if (asking?.id === null) void desk.decideChosen('rejected', reason);
    else if (line?.id === asking?.id) decide(line, 'rejected', reason);
    setAsking(null);
  };
  const remove = () => {
    void desk.remove(asking?.id == null ? undefined : [asking.id]);
    setAsking(null);
  };
  return {
    run,
    runChosen: (action: BulkAction) => chosen[action](),
    asking,
    stopAsking: () => setAsking(null),
    reject,
    remove,
    keys,
    closeKeys: () => setKeys(false),
  };
}
