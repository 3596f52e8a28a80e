import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { useEffect, useState } from 'react';
import type { SamplingValues } from './values';

/** Prefix of the names of sampling drafts. */
export const SAMPLING_DRAFT_NAME = 'algae';

/** Initial state of a form. */
export interface DraftStart {
  values: SamplingValues;
  /** when the draft was saved, in milliseconds since 1970; null without a draft */
  draftOf: number | null;
}

/** Completes drafts saved by earlier releases, which lack the station and further fields. */
const whole = (draft: SamplingValues): SamplingValues => ({
  ...draft,
  station: draft.station ?? '',
  more: draft.more ?? {},
  species: draft.species.map((one) => ({ ...one, more: one.more ?? {} })),
});

/** The draft of this name, or else the values from `fresh`; null until the device was read. */
export function useStart(name: string, fresh: () => SamplingValues): DraftStart | null {
  const [start, setStart] = useState<DraftStart | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial values are read once per form
  useEffect(() => {
    let gone = false;
    void drafts.load<SamplingValues>(name).then((draft) => {
      if (gone) return;
      setStart(
        draft ? { values: whole(draft.value), draftOf: draft.savedAt } : { values: fresh(), draftOf: null },
      );
    });
    return () => {
      gone = true;
    };
  }, [name]);
  return start;
}
