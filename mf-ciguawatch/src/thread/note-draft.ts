import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { useEffect, useMemo, useState } from 'react';

/** A note that is being written. Its uuid stays until it was stored, so that sending it again stores it once. */
interface NoteDraft {
  uuid: string;
  text: string;
  isCorrection: boolean;
}

const fresh = (): NoteDraft => ({ uuid: newUuid(), text: '', isCorrection: false });

/** The unfinished note of a case, kept on the device while it is typed. */
export function useNoteDraft(id: number) {
  const [draft, setDraft] = useState<NoteDraft>(fresh);
  const name = `case-note:${id}`;
  const hand = useMemo(() => drafts.begin<NoteDraft>(name), [name]);
  useEffect(() => {
    let isGone = false;
    drafts.load<NoteDraft>(name).then(
      (kept) => {
        // Keep what was typed while the stored draft was being read.
        if (kept && !isGone) setDraft((now) => (now.text === '' ? kept.value : now));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [name]);
  const edit = (part: Partial<NoteDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (next.text === '') void hand.drop();
    else hand.keep(next);
  };
  const finish = (): void => {
    void hand.drop();
    setDraft(fresh());
  };
  return { draft, edit, finish };
}
