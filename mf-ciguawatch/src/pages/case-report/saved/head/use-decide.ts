import { getCase, patchCase } from '@ciguawatch/shared/api/calls/cases';
import { listDecisions } from '@ciguawatch/shared/api/calls/desk/decisions';
import type { CaseDuplicate, CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { call, change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts, toastWithAction } from '@ciguawatch/shared/runtime/page/toasts';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { useRef } from 'react';
import { undoWhole } from '../../../../decisions/undo-decision';
import { announceCase } from '../../../../report/report-send';
import { isConflict } from '../use-save';
import { heldBackBy } from './swap-offer';

interface Parts {
  row: CaseFull;
  onChanged: (row: CaseFull) => void;
  onWaits: () => void;
  /** called after a decision failed: with the duplicate for which this case counts, else null */
  onHeld: (duplicate: CaseDuplicate | null) => void;
}

/** Sets the review state of the case on its page, with an offer to undo it. */
export function useDecide({ row, onChanged, onWaits, onHeld }: Parts) {
  const t = useT('reviewCard');
  const d = useT('domain');
  useT('errors');
  const { busy, once } = useBusy();
  /** id of the case that was decided on last */
  const last = useRef<number | null>(null);
  const latest = useRef(onChanged);
  latest.current = onChanged;
  const id = String(row.id);
  const fail = (thrown: unknown, title: string) => {
    const held = heldBackBy(thrown);
    onHeld(held);
    if (tellWaiting(thrown)) return onWaits();
    if (isConflict(thrown)) {
      toasts.error(t('correct.conflict', { id }), t('correct.conflictText'), `decide case ${id}`);
      return latest.current(thrown.current as CaseFull);
    }
    if (!held) toasts.error(t(title, { id }), errorText(thrown) ?? undefined, `decide case ${id}`);
    return undefined;
  };
  /** Takes the last decision back, which needs no reason. */
  const undo = (): boolean => {
    const decided = last.current;
    if (decided === null) return false;
    last.current = null;
    void once(async () => {
      try {
        const { results } = await call(listDecisions, { params: { own: true } });
        const decision = results.find(
          ({ undone_at, count, cases }) => undone_at === null && count === 1 && cases[0] === decided,
        );
        const left = decision ? (await undoWhole(decision.id)).left : [];
        latest.current(await call(getCase, { params: { id: decided } }));
        announceCase(decided);
        const number = { id: String(decided) };
        const about = `decide case ${decided}`;
        if (left.length > 0) toasts.error(t('correct.conflict', number), t('correct.conflictText'), about);
        else toasts.success(t('correct.undone', number), undefined, undefined, about);
      } catch (thrown) {
        fail(thrown, 'correct.undoFailed');
      }
    });
    return true;
  };
  const decide = (state: ReviewState, reason: string | null) =>
    once(async () => {
      try {
        const body = { review_state: state, ...(reason !== null && { reason }) };
        const saved = await change(patchCase, { params: { id: row.id }, body, ifVersion: row.version });
        last.current = row.id;
        announceCase(row.id);
        latest.current(saved);
        const said = t('correct.stated', { id, state: d(`review_state.${state}`) });
        toastWithAction(said, { label: t('correct.undo'), run: () => void undo() }, `decide case ${id}`);
      } catch (thrown) {
        fail(thrown, 'correct.failed');
      }
    });
  return { busy, decide, undo, forget: () => (last.current = null) };
}
