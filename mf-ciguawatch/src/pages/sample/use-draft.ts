import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { useEffect, useState } from 'react';
import { type SampleValues, valuesOf } from './values';

/** Prefix of the names of drafts of samples. */
const SAMPLE_DRAFT = 'sample';

/** Name of the draft of a stored sample, or of a new one. */
export const draftName = (id: number | null): string => `${SAMPLE_DRAFT}:${id ?? 'new'}`;

/** What is kept of an unfinished form: its values, and the stored sample that they started from. */
export interface SampleDraft {
  values: SampleValues;
  base: Sample | null;
}

/** Initial state of a form. */
export interface SampleStart extends SampleDraft {
  /** when the draft was saved, in milliseconds since 1970; null without a draft */
  draftOf: number | null;
}

/** Start of a form without a draft. */
export const startOf = (base: Sample): SampleStart => ({ values: valuesOf(base), base, draftOf: null });

/**
 * The draft of this name, or else what `fresh` gives; null until the device was read.
 * @param round reads it again when it changes
 */
export function useStart(name: string, fresh: () => SampleStart, round = 0): SampleStart | null {
  const [start, setStart] = useState<SampleStart | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial values are read once per form
  useEffect(() => {
    let gone = false;
    setStart(null);
    void drafts.load<SampleDraft>(name).then((draft) => {
      if (gone) return;
      setStart(draft ? { ...draft.value, draftOf: draft.savedAt } : fresh());
    });
    return () => {
      gone = true;
    };
  }, [name, round]);
  return start;
}
