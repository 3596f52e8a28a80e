import { type RefObject, useEffect, useState } from 'react';

/** Rows drawn above and below those in sight: what a flick of the finger brings, in pixels, and rows at most. */
const OVER = { pixels: 340, rows: 3 } as const;

/** Rows from `from` up to, not including, `to`. */
interface Span {
  from: number;
  to: number;
}

/**
 * Rows of one height that scroll with the page: which of them are to be drawn.
 * @param height of a row with its gap, in CSS pixels
 */
export function useWindow(box: RefObject<HTMLElement | null>, rows: number, height: number): Span {
  const [span, setSpan] = useState<Span>({ from: 0, to: 12 });
  // Where the sight is does not depend on how many rows there are: a letter typed measures nothing.
  useEffect(() => {
    const over = Math.min(OVER.rows, Math.ceil(OVER.pixels / height));
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
