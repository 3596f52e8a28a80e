import type { Outline } from '@ciguawatch/shared/domain/outline/outline';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useEffect, useRef, useState } from 'react';
import { clip } from '../../outline/clipping/clip';

/** Mends an outline; what was drawn on meanwhile stays as it was drawn. */
export function useMending(outline: Outline, onMended: (outline: Outline) => void) {
  const now = useRef(outline);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ of: Outline; text: string | null } | null>(null);
  useEffect(() => {
    now.current = outline;
  }, [outline]);
  const mend = async () => {
    setBusy(true);
    try {
      const mended = await clip('mend', outline);
      if (now.current === outline) onMended(mended);
    } catch (thrown) {
      setFailed({ of: outline, text: errorText(thrown) });
    }
    setBusy(false);
  };
  return { mend, busy, failed: failed?.of === outline ? failed.text : null };
}
