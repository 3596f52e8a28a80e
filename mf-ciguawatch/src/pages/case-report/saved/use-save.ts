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
import { noteCorrection } from '../../../thread/note-correction';
import { heldBackBy } from './head/swap-offer';

/** A save that the server refused with `case_original`, because the case counts in place of `duplicate`. */
interface HeldBack {
  patch: CasePatch;
  duplicate: CaseDuplicate;
}

/** A refused save, because another editor saved the case meanwhile; `current` is that version. */
interface Conflict {
  patch: CasePatch;
  current: CaseFull;
}

/**
 * Saves changes of a case if it still has the version that was opened; otherwise returns the conflict.
 * @param why reason of the correction, which becomes a note of the case; empty without one
 */
export function useSave(row: CaseFull, onSaved: (row: CaseFull) => void, why: string) {
  const { busy, once } = useBusy();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [held, setHeld] = useState<HeldBack | null>(null);

  const settleFailure = (thrown: unknown, patch: CasePatch, shown: CaseFull): void => {
    // The change awaits approval by a second person: show the case unchanged, with the waiting change.
    if (tellWaiting(thrown)) {
      void noteCorrection(row.id, why);
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
    if (reason !== null)
      toasts.error(translate('ciguawatch', 'reportEdit.saveFailed'), reason, `save case ${row.id}`);
    throw thrown;
  };
  /** @throws the server’s error, already shown in a toast, so that the form marks its fields */
  const send = (patch: CasePatch, version: number, shown = row): Promise<void> =>
    once(async () => {
      try {
        const saved = await change(patchCase, { params: { id: row.id }, body: patch, ifVersion: version });
        toasts.success(
          translate('ciguawatch', 'reportEdit.saved'),
          undefined,
          undefined,
          `save case ${row.id}`,
        );
        announceCase(row.id);
        await noteCorrection(row.id, why);
        onSaved(saved);
      } catch (thrown) {
        settleFailure(thrown, patch, shown);
      }
    });
  const settle = (patch: CasePatch, current: CaseFull): void => {
    if (Object.keys(patch).length === 0) onSaved(current);
    else send(patch, current.version, current).catch(() => undefined);
  };
  /** After swapping original and duplicate, saves the refused changes on the new version. */
  const swapped = (next: CaseFull): void => {
    if (held) send(held.patch, next.version, next).catch(() => undefined);
    setHeld(null);
  };
  const back = () => setConflict(null);
  return { busy, conflict, held, send, settle, swapped, back, letGo: () => setHeld(null) };
}

/**
 * Whether a save failed because somebody saved the case meanwhile; `current` of the error is that version.
 */
export function isConflict(thrown: unknown): thrown is ApiError {
  return thrown instanceof ApiError && thrown.code === 'conflict' && typeof thrown.current === 'object';
}
