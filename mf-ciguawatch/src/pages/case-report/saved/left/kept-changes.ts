import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { type Draft, type DraftInHand, drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { useEffect, useRef, useState } from 'react';
import type { Decisions } from '../head/decisions';

/** What an editor changed and has not saved, with the case as it was when it was opened. */
export interface CaseChanges {
  base: CaseFull;
  /** when that version was read, in milliseconds; drafts of before it was kept have none */
  readAt?: number;
  values: ReportValues;
  decisions: Decisions;
}

const nameOf = (id: number) => `case/${id}`;

/** Begins a change of a case. What is kept of it belongs to the account that is signed in now. */
export const beginChanges = (id: number): DraftInHand<CaseChanges> => drafts.begin(nameOf(id));

/**
 * Changes of a case that were left on this device by the account that is signed in: by a session that
 * ended, a closed tab, an empty battery. Undefined until the device was asked: a change begun before that would be
 * kept in their place.
 */
export function useLeftChanges(id: number): {
  left: Draft<CaseChanges> | null | undefined;
  /** They are saved or given up. */
  settle: () => void;
} {
  const [left, setLeft] = useState<Draft<CaseChanges> | null | undefined>(undefined);
  useEffect(() => {
    let open = true;
    void drafts.load<CaseChanges>(nameOf(id)).then((found) => {
      if (open) setLeft(found);
    });
    return () => {
      open = false;
    };
  }, [id]);
  return { left, settle: () => setLeft(null) };
}

/** Keeps changes on the device while a case is edited; null once there are none. */
export function useKeepChanges(hand: DraftInHand<CaseChanges>, changes: CaseChanges | null): void {
  const kept = useRef(false);
  const values = changes?.values;
  const decisions = changes?.decisions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: its values and decisions stand for the changes
  useEffect(() => {
    if (changes) hand.keep(changes);
    else if (kept.current) void hand.drop();
    kept.current = changes !== null;
  }, [hand, values, decisions]);
}
