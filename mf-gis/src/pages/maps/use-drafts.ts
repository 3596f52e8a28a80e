import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { useEffect, useState } from 'react';
import { OUTLINE_DRAFT_PREFIX, placeOfDraft } from '../../places/draft-names';
import { dayText } from './words';

/** Unsaved drafts on this device. */
interface DraftDays {
  /** Formatted day of each place's draft. */
  days: ReadonlyMap<number, string>;
  /** Whether there is a draft of a new place. */
  isNew: boolean;
}

const NO_DRAFTS: DraftDays = { days: new Map(), isNew: false };

/** Drafts of outlines on this device, read once. */
export function useDrafts(): DraftDays {
  const [begun, setBegun] = useState<DraftDays>(NO_DRAFTS);
  useEffect(() => {
    let gone = false;
    void drafts.list<object>(OUTLINE_DRAFT_PREFIX).then((found) => {
      if (gone) return;
      const days = new Map<number, string>();
      for (const { name, savedAt } of found) {
        const id = placeOfDraft(name);
        if (id !== null) days.set(id, dayText(savedAt));
      }
      setBegun({ days, isNew: found.some(({ name }) => placeOfDraft(name) === null) });
    });
    return () => {
      gone = true;
    };
  }, []);
  return begun;
}
