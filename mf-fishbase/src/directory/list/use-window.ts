import { type RefObject, useEffect, useState } from 'react';

/** Rows rendered above and below the viewport: a quick scroll in pixels, and at most so many rows. */
const OVERSCAN = { pixels: 340, rows: 3 } as const;

/** A range of rows, `to` excluded. */
interface Span {
  from: number;
  to: number;
}

/**
 * Which rows of equal height must be rendered in a list that scrolls with the page.
 * @param height of a row including its gap, in CSS pixels
 */
export function useWindow(box: RefObject<HTMLElement | null>, rows: number, height: number): Span {
  const [span, setSpan] = useState<Span>({ from: 0, to: 12 });
  // The scroll position does not depend on the number of rows, so typing a letter measures nothing.
  useEffect(() => {
    const over = Math.min(OVERSCAN.rows, Math.ceil(OVERSCAN.pixels / height));
    const read = () => {
      const top = box.current?.getBoundingClientRect().top ?? 0;
      const from = Math.max(0, Math.floor(-top / height) - over);
      const to = Math.max(from + 1, Math.ceil((window.innerHeight - top) / height) + over);
      setSpan((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    read();
    window.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      window.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, [box, height]);
  const from = Math.min(span.from, Math.max(0, rows - 1));
  return { from, to: Math.max(from, Math.min(span.to, rows)) };
}
