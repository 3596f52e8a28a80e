import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * A page's document for paper: fetched at the first sign of the person, so that a visit that prints nothing
 * pays nothing and Ctrl+P finds it. Without it, paper shows the page as the screen has it.
 * @param load the same function each time; its component draws nothing until the page is printed
 * @returns the component once it is there, and what a button to print calls
 */
export function usePaper<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): [ComponentType<P> | null, () => void] {
  const [Paper, setPaper] = useState<ComponentType<P> | null>(null);
  const fetchPaper = useCallback(async () => {
    const { default: found } = await load();
    await textsReady();
    // Drawn before the next line, which may print.
    flushSync(() => setPaper(() => found));
  }, [load]);
  useEffect(() => {
    const stop = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, start);
    };
    const start = () => {
      stop();
      void fetchPaper().catch(() => undefined);
    };
    for (const sign of SIGNS) window.addEventListener(sign, start, { passive: true });
    return stop;
  }, [fetchPaper]);
  const print = () =>
    void fetchPaper()
      .catch(() => undefined)
      .then(() => window.print());
  return [Paper, print];
}
