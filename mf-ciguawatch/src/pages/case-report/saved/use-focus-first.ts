import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to the top and focuses the heading of a view that replaced another one. */
export function useFocusFirst<E extends HTMLElement>(): RefObject<E | null> {
  const head = useRef<E>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    head.current?.focus({ preventScroll: true });
  }, []);
  return head;
}
