import { useEffect } from 'react';

/** How far down each entry of the history was, in CSS pixels. */
const kept = new Map<string, number>();

const entry = (): string => (history.state as { key?: string } | null)?.key ?? location.href;

/**
 * Comes back to where the page was when it was left for another.
 * @param ready whether the page is as high as it was
 */
export function useKeptScroll(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const path = location.pathname;
    const top = kept.get(entry());
    // After the portal has put a new page at its head.
    const frame = requestAnimationFrame(() => top && window.scrollTo(0, top));
    const note = () => {
      if (location.pathname === path) kept.set(entry(), window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', note);
    };
  }, [ready]);
}
