import { type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows rendered above and below the visible ones. */
const OVERSCAN_ROWS = 8;

/** A range of rows, `to` excluded. */
interface Span {
  from: number;
  to: number;
}

/** Which rows of equal height must be rendered, and a function that scrolls to one. */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number, height: number) {
  const [span, setSpan] = useState<Span>({ from: 0, to: 40 });
  useEffect(() => {
    const el = box.current;
    if (!el) return;
    const read = () => {
      const from = Math.max(0, Math.floor(el.scrollTop / height) - OVERSCAN_ROWS);
      const to = Math.min(count, Math.ceil((el.scrollTop + el.clientHeight) / height) + OVERSCAN_ROWS);
      setSpan((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    // Synchronous, or rows would appear blank while scrolling.
    const onScroll = () => flushSync(read);
    read();
    el.addEventListener('scroll', onScroll, { passive: true });
    const resized = new ResizeObserver(read);
    resized.observe(el);
    return () => {
      el.removeEventListener('scroll', onScroll);
      resized.disconnect();
    };
  }, [box, count, height]);
  /** Scrolls to a row; the sticky header covers the height of one row at the top. */
  const reveal = useCallback(
    (index: number) => {
      const el = box.current;
      if (!el) return;
      const top = index * height;
      const room = el.clientHeight - 2 * height;
      if (top < el.scrollTop) el.scrollTop = top;
      else if (top > el.scrollTop + room) el.scrollTop = top - Math.max(0, room);
    },
    [box, height],
  );
  return { from: Math.min(span.from, count), to: Math.min(span.to, count), reveal };
}
