import { type CSSProperties, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useKeptScroll } from '../list/keep-scroll';
import { useWindow } from '../list/use-window';
import css from './cards.module.css';

export type View = 'grid' | 'list';

/** Heights of a row with its gap, in CSS pixels: the styles take them from here. */
const ROW = { grid: 340, narrow: 182, list: 52, 'list-narrow': 136 } as const;
/** The narrowest card of a grid, and the gap beside it. */
const CARD = 220;
const GAP = 20;

/** How many cards stand side by side in a width. */
const columnsIn = (width: number): number =>
  Math.max(1, Math.min(5, Math.floor((width + GAP) / (CARD + GAP))));

interface Props {
  label: string;
  view: View;
  count: number;
  /** the card at a position; the same function while the cards are the same, which are then not drawn again */
  children: (at: number) => ReactNode;
}

/** Any number of cards, of which only those near the sight are in the document. */
export const Cards = memo(function Cards({ label, view, count, children }: Props) {
  const box = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const el = box.current;
    if (!el) return;
    const read = () => setWidth(el.clientWidth);
    read();
    const resized = new ResizeObserver(read);
    resized.observe(el);
    return () => resized.disconnect();
  }, []);
  const narrow = width < 560;
  const columns = view === 'list' || narrow ? 1 : columnsIn(width);
  const look = view === 'list' ? 'list' : narrow ? 'narrow' : 'grid';
  const height = ROW[look === 'list' && window.innerWidth < 1024 ? 'list-narrow' : look];
  const rows = Math.ceil(count / columns);
  const { from, to } = useWindow(box, rows, height);
  useKeptScroll(width > 0 && count > 0);
  const shown = Math.max(0, Math.min(count, to * columns) - from * columns);
  const style = {
    '--columns': columns,
    '--row': `${height}px`,
    paddingTop: from * height,
    paddingBottom: Math.max(0, rows - to) * height,
  } as CSSProperties;
  return (
    <ul
      ref={box}
      className={css.cards}
      data-look={look}
      style={style}
      aria-label={label}
      aria-hidden={count === 0}
    >
      {width > 0 && Array.from({ length: shown }, (_, i) => children(from * columns + i))}
    </ul>
  );
});
