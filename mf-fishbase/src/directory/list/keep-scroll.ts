import { useEffect } from 'react';

/** Scroll position of each history entry, in CSS pixels. */
const scrollPositions = new Map<string, number>();

const entry = (): string => (history.state as { key?: string } | null)?.key ?? location.href;

/**
 * Restores the scroll position when a person returns to the page.
 * @param ready whether the page has its full height again
 */
export function useKeptScroll(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const path = location.pathname;
    const top = scrollPositions.get(entry());
    // After the portal has scrolled the new page to its top.
    const frame = requestAnimationFrame(() => top && window.scrollTo(0, top));
    const note = () => {
      if (location.pathname === path) scrollPositions.set(entry(), window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', note);
    };
  }, [ready]);
}
