import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { type Draft, type DraftInHand, drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { useEffect, useRef, useState } from 'react';
import type { Decisions } from '../head/decisions';

/** Unsaved changes of an editor, with the version of the case they were made on. */
export interface CaseChanges {
  base: CaseFull;
  /** when that version was read, in epoch milliseconds; missing in drafts of older releases */
  readAt?: number;
  values: ReportValues;
  decisions: Decisions;
}

const nameOf = (id: number) => `case/${id}`;

/** Starts the draft of an edit, which home lists; it belongs to the account logged in now. */
export function beginChanges(id: number): DraftInHand<CaseChanges> {
  const hand = drafts.begin<CaseChanges & object>(nameOf(id));
  const home = {
    resumeAt: `/ciguawatch/case/report/${id}`,
    resumeLabel: { namespace: 'ciguawatch', key: 'work.caseEdited', id: String(id) },
  };
  return { ...hand, keep: (changes) => hand.keep({ ...changes, ...home }) };
}

/**
 * Unsaved changes of a case, stored on this device by the logged-in account; null without any. Undefined
 * until loaded: editing must wait, or a new draft would overwrite them.
 */
export function useLeftChanges(id: number): {
  left: Draft<CaseChanges> | null | undefined;
  /** marks the changes as saved or discarded */
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

/** Stores the changes as a draft while a case is edited; deletes the draft when `changes` becomes null. */
export function useKeepChanges(hand: DraftInHand<CaseChanges>, changes: CaseChanges | null): void {
  const kept = useRef(false);
  const values = changes?.values;
  const decisions = changes?.decisions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` is a new object at each render; its values and decisions change only with an edit
  useEffect(() => {
    if (changes) hand.keep(changes);
    else if (kept.current) void hand.drop();
    kept.current = changes !== null;
  }, [hand, values, decisions]);
}
