import { type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows drawn above and below those in sight. */
const OVER = 8;

/** Rows from `from` up to, not including, `to`. */
interface Span {
  from: number;
  to: number;
}

/** Rows of one height: which of them are to be drawn, and a way to bring one into sight. */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number, height: number) {
  const [span, setSpan] = useState<Span>({ from: 0, to: 40 });
  useEffect(() => {
    const el = box.current;
    if (!el) return;
    const read = () => {
      const from = Math.max(0, Math.floor(el.scrollTop / height) - OVER);
      const to = Math.min(count, Math.ceil((el.scrollTop + el.clientHeight) / height) + OVER);
      setSpan((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    // In the frame of the scroll, or the rows come white.
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
  /** The head covers one row's height at the top. */
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
