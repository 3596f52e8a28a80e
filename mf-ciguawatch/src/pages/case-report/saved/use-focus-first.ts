import { type RefObject, useEffect, useRef } from 'react';

/** Puts the reader at the head of a view that took the place of another one. */
export function useFocusFirst<E extends HTMLElement>(): RefObject<E | null> {
  const head = useRef<E>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    head.current?.focus({ preventScroll: true });
  }, []);
  return head;
}
