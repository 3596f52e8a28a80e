import { type RefObject, useEffect, useRef } from 'react';

/** Longest wait for the heading of a page that is still loading, in milliseconds. */
const PATIENCE = 10_000;

/** Moves the focus to the heading, unless the page itself has put it somewhere already. */
function focusHeading(main: HTMLElement): boolean {
  const heading = [...main.querySelectorAll<HTMLElement>('h1')].find((one) => !one.closest('[hidden]'));
  if (!heading) return false;
  const { activeElement } = document;
  const taken = activeElement !== null && activeElement !== document.body && main.contains(activeElement);
  if (!taken) {
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}

/**
 * After a change of page the focus goes to its heading, so that a screen reader says where one is
 * and the keyboard starts there; a page that comes later is waited for. The first page is left
 * alone: the browser announces it. A change of the address's query alone is no change of page.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>, path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    const element = main.current;
    if (!element || focusHeading(element)) return;
    const observer = new MutationObserver(() => {
      if (focusHeading(element)) observer.disconnect();
    });
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['hidden'],
    });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [main, path]);
}
