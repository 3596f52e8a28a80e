import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { firstView } from './first-view';

/**
 * Shows this page in the place of its first view, in one paint, with what was typed and pressed there.
 * @returns for the `form` of the page, if it has one
 */
export function useHandOver(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => firstView.handOver(form.current ?? undefined, false), []);
  useEffect(() => {
    // Deferred out of the effect, because React fills a field only after the caret would have been set in it.
    const timer = setTimeout(() => firstView.handOver(form.current ?? undefined));
    return () => clearTimeout(timer);
  }, []);
  return form;
}
