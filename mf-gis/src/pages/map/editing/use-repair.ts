import type { Outline } from '@ciguawatch/shared/domain/outline/outline';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { useEffect, useRef, useState } from 'react';
import { clip } from '../../../outline/clipping/clip';

/** Repairs an outline in a worker; the result is discarded if the outline was edited meanwhile. */
export function useRepair(outline: Outline, onMended: (outline: Outline) => void) {
  const now = useRef(outline);
  const { busy, once } = useBusy();
  const [failed, setFailed] = useState<{ of: Outline; text: string | null } | null>(null);
  useEffect(() => {
    now.current = outline;
  }, [outline]);
  const mend = () =>
    once(async () => {
      try {
        const mended = await clip('mend', outline);
        if (now.current === outline) onMended(mended);
      } catch (thrown) {
        setFailed({ of: outline, text: errorText(thrown) });
      }
    });
  return { mend, busy, failed: failed?.of === outline ? failed.text : null };
}
