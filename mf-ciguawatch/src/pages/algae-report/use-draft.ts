import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { useEffect, useState } from 'react';
import type { SamplingValues } from './values';

/** Beginning of the names of drafts of samplings. */
export const DRAFT = 'algae';

/** What a form begins with. */
export interface Start {
  values: SamplingValues;
  /** when the draft was left, in milliseconds; null without one */
  draftOf: number | null;
}

/** A draft of an earlier version, which told no stations apart and knew no further fields. */
const whole = (draft: SamplingValues): SamplingValues => ({
  ...draft,
  station: draft.station ?? '',
  more: draft.more ?? {},
  species: draft.species.map((one) => ({ ...one, more: one.more ?? {} })),
});

/** The draft of this name, or what `fresh` makes; null until the device was asked. */
export function useStart(name: string, fresh: () => SamplingValues): Start | null {
  const [start, setStart] = useState<Start | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a form begins with is asked once per form
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
