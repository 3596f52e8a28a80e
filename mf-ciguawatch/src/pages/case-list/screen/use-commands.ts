import type { Decision } from '@ciguawatch/shared/api/schemas/desk/decision';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { needsReason, nextStates } from '@ciguawatch/shared/domain/review/transitions';
import { ApiError } from '@ciguawatch/shared/runtime/http/call';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import type { GridHandle } from '@ciguawatch/shared/ui/grid/grid';
import { type RefObject, useState } from 'react';
import { MAX_WITHOUT_CONFIRMATION } from '../../../decisions/undo-decision';
import type { Corrected } from '../../../review-card/correct-dialog';
import { openPair } from '../../../review-card/open-pair';
import { setProposedIsland } from '../../../review-card/set-island';
import { useCorrections } from '../../../review-card/use-corrections';
import type { FilterBarHandle } from '../filters/filter-bar';
import type { CaseListCommand } from '../keys/list-keys';
import { type BulkAction, isBulk } from '../review/bulk-bar';
import type { CaseLine } from '../store/case-line';
import type { CaseListStore } from '../store/case-list-store';

/** The open dialog; `id` is null when it is about all selected cases. */
type Asking =
  | { what: 'remove'; id: number | null }
  /** asks for the right place, product or meal */
  | { what: 'correct'; field: Corrected; line: CaseLine }
  /** confirms a change of more than `MAX_WITHOUT_CONFIRMATION` cases */
  | { what: 'many'; action: BulkAction }
  /** confirms the undo of a decision on many cases, or of one that this visit does not show */
  | { what: 'undo'; decision: Pick<Decision, 'kind' | 'target' | 'count' | 'at'>; earlier: Decision | null }
  /** asks for the reason of a review; `left` are ids of cases that a batch skipped because it had no reason for them */
  | { what: 'reason'; state: ReviewState; id: number | null; left?: readonly number[] };

interface Parts {
  store: CaseListStore;
  grid: RefObject<GridHandle | null>;
  filters: RefObject<FilterBarHandle | null>;
  /** shows the count above the list */
  onCount: () => void;
  /** opens the page of a case, from its row; `edit` names a field to correct at once */
  onOpenCase: (id: number, row: number, edit?: string) => void;
}

/** Whether the review rules let an editor set this state; never for a deleted case. */
const maySet = (line: CaseLine, state: ReviewState): boolean =>
  line.deleted_at == null && nextStates(line.review_state, 'editor').includes(state);

/** What is deleted cannot be reviewed: the key for the good end of a case restores it. */
const meantFor = (command: CaseListCommand, isDeleted: boolean): CaseListCommand =>
  command === 'review' && isDeleted ? 'restore' : command;

/**
 * Commands of the case list, for keys and buttons. A command applies to the case in the drawer; with the drawer
 * closed to the selected rows, or else to the focused row.
 */
export function useCommands({ store, grid, filters, onCount, onOpenCase }: Parts) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [keys, setKeys] = useState(false);
  const corrections = useCorrections(({ contact_id: _contact, ...row }) => store.change(row.id, row));
  const here = () => store.opened?.index ?? grid.current?.row() ?? 0;

  /** Moves to another row: in the drawer if it is open, otherwise by moving the focus. */
  const step = (by: 1 | -1) => {
    const to = Math.max(0, Math.min((store.rows?.total ?? 1) - 1, here() + by));
    const row = store.rows?.row(to);
    grid.current?.go(to, store.opened === null);
    if (store.opened && row) store.open(row, to);
  };
  /** Says at once that a decision needs a network; it is sent when it is taken and waits in no outbox. */
  const needsNetwork = () => {
    if (!connectivity.online) store.fail(new ApiError('network', 0));
    return !connectivity.online;
  };
  /**
   * Sets the review state of a case if the review table allows it, asking for a reason first where one is
   * needed.
   */
  const decide = (line: CaseLine | null, state: ReviewState, reason: string | null = null) => {
    if (!line || !maySet(line, state) || needsNetwork()) return;
    if (reason === null && needsReason(line.review_state, state))
      return setAsking({ what: 'reason', state, id: line.id });
    corrections.forget();
    void store.decisions.take(line, state, reason);
    step(1);
  };
  const correct = (field: Corrected) => {
    const line = store.line(here());
    if (line && line.deleted_at == null) setAsking({ what: 'correct', field, line });
  };
  /** Sets the island proposed for a far point; where none is proposed, asks for the place. */
  const setIsland = async () => {
    const line = store.line(here());
    if (line && line.deleted_at == null && !(await setProposedIsland(corrections, line))) correct('island');
  };
  const restore = (line: CaseLine | null) =>
    line?.deleted_at != null && !needsNetwork() && void store.restore([line.id]);
  /** Takes the last decision back: at once where the screen shows it and it is of few cases, else when confirmed. */
  const undo = () => {
    if (needsNetwork() || corrections.undo()) return;
    const { last } = store.decisions;
    if (last && last.count > MAX_WITHOUT_CONFIRMATION)
      setAsking({ what: 'undo', decision: last, earlier: null });
    else if (!store.decisions.undo()) void askEarlier();
  };
  const askEarlier = async () => {
    try {
      const earlier = await store.earlier();
      if (earlier) setAsking({ what: 'undo', decision: earlier, earlier });
      else toasts.info(translate('decisions', 'ask.nothing'));
    } catch (thrown) {
      store.fail(thrown);
    }
  };
  const run = (asked: CaseListCommand) => {
    // Keys pressed while a dialog is still loading must not run commands.
    if (asking !== null || keys) return;
    const line = store.line(here());
    const isOfMany = store.opened === null && store.chosen > 0;
    const command = meantFor(asked, isOfMany ? store.query?.deleted === true : line?.deleted_at != null);
    if (isBulk(command) && isOfMany) {
      // Restoring applies to deleted cases only, and is the only action that does.
      if ((command === 'restore') === (store.query?.deleted === true)) runChosen(command);
      return;
    }
    const isThere = line !== null && line.deleted_at == null;
    const actions: Record<CaseListCommand, () => void> = {
      review: () => decide(line, 'reviewed'),
      toReview: () => decide(line, 'to_review'),
      reject: () => decide(line, 'rejected'),
      remove: () => isThere && !needsNetwork() && setAsking({ what: 'remove', id: line.id }),
      restore: () => restore(line),
      island: () => void setIsland(),
      place: () => correct('island'),
      fish: () => correct('fish'),
      meal: () => correct('meal'),
      pair: () => line && void openPair(corrections, line.id),
      date: () => isThere && onOpenCase(line.id, here(), 'event_date'),
      undo,
      next: () => step(1),
      previous: () => step(-1),
      openCase: () => line && onOpenCase(line.id, here()),
      search: () => filters.current?.search(),
      filter: () => filters.current?.filter(),
      count: onCount,
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
  /**
   * Runs an action on all selected rows. Many rows need a confirmation, unless the action opens a dialog of its
   * own.
   */
  const runChosen = (action: BulkAction) => {
    if (needsNetwork()) return;
    const asks = action === 'reject' || action === 'remove';
    if (asks || store.chosen <= MAX_WITHOUT_CONFIRMATION) chosen[action]();
    else setAsking({ what: 'many', action });
  };
  const confirm = () => {
    if (asking?.what === 'many') chosen[asking.action]();
    if (asking?.what === 'undo' && asking.earlier) store.undoEarlier(asking.earlier);
    else if (asking?.what === 'undo') store.decisions.undo();
    setAsking(null);
  };
  /**
   * Called with the reason from the dialog: decides on its case and moves to the next, or decides on all
   * selected cases.
   */
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
    undo,
    /** Runs the action or undo of many rows that the user has confirmed, and closes the dialog. */
    confirm,
    corrections,
    asking,
    stopAsking: () => setAsking(null),
    giveReason,
    /** Opens the dialog for the reason without which a batch skipped these cases. */
    askReason: (state: ReviewState, left: readonly number[]) =>
      setAsking({ what: 'reason', state, id: null, left }),
    remove,
    keys,
    closeKeys: () => setKeys(false),
  };
}
