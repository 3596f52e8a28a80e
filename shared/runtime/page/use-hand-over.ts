import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { firstView } from './first-view';

/**
 * Replaces the first view by this page in a single paint, keeping what was typed and pressed.
 * @returns ref for the `form` of the page, if it has one
 */
export function useHandOver(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => firstView.handOver(form.current ?? undefined, false), []);
  useEffect(() => {
    // Deferred, because React fills a field only after the effect: the caret would be set too early.
    const timer = setTimeout(() => firstView.handOver(form.current ?? undefined));
    return () => clearTimeout(timer);
  }, []);
  return form;
}
