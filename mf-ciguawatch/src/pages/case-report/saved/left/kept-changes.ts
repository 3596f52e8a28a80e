import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { type Draft, drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { useEffect, useRef, useState } from 'react';
import type { Decisions } from '../decisions';

/** What an editor changed and has not saved, with the case as it was when it was opened. */
export interface CaseChanges {
  base: CaseFull;
  values: ReportValues;
  decisions: Decisions;
}

const nameOf = (id: number) => `case/${id}`;

/**
 * Changes of a case that were left on this device by the account that is signed in: by a session that
 * ended, a closed tab, an empty battery.
 */
export function useLeftChanges(id: number): { left: Draft<CaseChanges> | null; forget: () => void } {
  const [left, setLeft] = useState<Draft<CaseChanges> | null>(null);
  useEffect(() => {
    let open = true;
    void drafts.load<CaseChanges>(nameOf(id)).then((found) => {
      if (open) setLeft(found);
    });
    return () => {
      open = false;
    };
  }, [id]);
  const forget = () => {
    setLeft(null);
    void drafts.remove(nameOf(id));
  };
  return { left, forget };
}

/** Keeps changes on the device while a case is edited; null once there are none. */
export function useKeepChanges(id: number, changes: CaseChanges | null): void {
  // The session may end before the last change is written.
  const [account] = useState(() => session.user?.id ?? null);
  const kept = useRef(false);
  const values = changes?.values;
  const decisions = changes?.decisions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: its values and decisions stand for the changes
  useEffect(() => {
    if (changes) drafts.save(nameOf(id), changes, { account });
    else if (kept.current) void drafts.remove(nameOf(id), { account });
    kept.current = changes !== null;
  }, [id, account, values, decisions]);
}
