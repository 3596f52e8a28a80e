import { patchCase } from '@ciguawatch/shared/api/calls/cases';
import type { CaseDuplicate, CaseFull, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import { ApiError, change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { useState } from 'react';
import { announceCase } from '../../../report/report-send';
import { heldBackBy } from './head/swap-offer';

/** A save that another report of the patient holds back. */
interface HeldBack {
  patch: CasePatch;
  duplicate: CaseDuplicate;
}

interface Conflict {
  patch: CasePatch;
  current: CaseFull;
}

/** Saves a case on the version it was opened at; another editor's save in between is a conflict. */
export function useSave(row: CaseFull, onSaved: (row: CaseFull) => void) {
  const { busy, once } = useBusy();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [held, setHeld] = useState<HeldBack | null>(null);

  const settleFailure = (thrown: unknown, patch: CasePatch, shown: CaseFull): void => {
    // The server keeps the change: the case is shown as it still is, with what waits.
    if (tellWaiting(thrown)) {
      onSaved(shown);
      return;
    }
    if (isConflict(thrown)) {
      setConflict({ patch, current: thrown.current as CaseFull });
      return;
    }
    const duplicate = heldBackBy(thrown);
    setHeld(duplicate && { patch, duplicate });
    const reason = duplicate ? null : errorText(thrown);
    if (reason !== null) toasts.error(translate('ciguawatch', 'reportEdit.saveFailed'), reason);
    throw thrown;
  };
  /** @throws the refusal, which was already reported, so that a form shows it at its fields */
  const send = (patch: CasePatch, version: number, shown = row): Promise<void> =>
    once(async () => {
      try {
        const saved = await change(patchCase, { params: { id: row.id }, body: patch, ifVersion: version });
        toasts.success(translate('ciguawatch', 'reportEdit.saved'));
        announceCase(row.id);
        onSaved(saved);
      } catch (thrown) {
        settleFailure(thrown, patch, shown);
      }
    });
  const settle = (patch: CasePatch, current: CaseFull): void => {
    if (Object.keys(patch).length === 0) onSaved(current);
    else send(patch, current.version, current).catch(() => undefined);
  };
  /** The two were swapped: what was held back is saved on the case as it is now. */
  const swapped = (next: CaseFull): void => {
    if (held) send(held.patch, next.version, next).catch(() => undefined);
    setHeld(null);
  };
  const back = () => setConflict(null);
  return { busy, conflict, held, send, settle, swapped, back, letGo: () => setHeld(null) };
}

/** Whether a case was refused because somebody saved it meanwhile; `current` is what it says now. */
export function isConflict(thrown: unknown): thrown is ApiError {
  return thrown instanceof ApiError && thrown.code === 'conflict' && typeof thrown.current === 'object';
}
