import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrintKey } from '../paper/use-print-key';

const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * The print version of a page, loaded on the first interaction so that the browser's menu finds it too and
 * visits without one skip it. If loading fails, the screen version is printed.
 * @param load a stable function; its component renders only for printing
 * @returns the component once loaded, and the handler of the print button
 */
export function usePrintVersion<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): [ComponentType<P> | null, () => void] {
  const [Paper, setPaper] = useState<ComponentType<P> | null>(null);
  const fetchPaper = useCallback(async () => {
    const { default: found } = await load();
    await textsReady();
    // Rendered synchronously, because the caller may print next.
    flushSync(() => setPaper(() => found));
  }, [load]);
  useEffect(() => {
    const stop = () => {
      for (const sign of ACTIVITY_EVENTS) window.removeEventListener(sign, start);
    };
    const start = () => {
      stop();
      void fetchPaper().catch(() => undefined);
    };
    for (const sign of ACTIVITY_EVENTS) window.addEventListener(sign, start, { passive: true });
    return stop;
  }, [fetchPaper]);
  const print = () =>
    void fetchPaper()
      .catch(() => undefined)
      .then(() => window.print());
  usePrintKey(print);
  return [Paper, print];
}
