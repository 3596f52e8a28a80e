import { type RefObject, useEffect, useRef } from 'react';

/** Longest wait in milliseconds for the heading of a loading page. */
const HEADING_TIMEOUT_MS = 10_000;

/** Focuses the page's heading, unless the page has set the focus itself. Returns whether it is done. */
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
 * After a change of page, focuses its heading, so that screen readers announce it and keyboards start
 * there; waits for a loading page. The first page is left alone, since browsers announce it; a change of
 * the query is no change of page.
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
    const timer = setTimeout(() => observer.disconnect(), HEADING_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [main, path]);
}
