import { type CSSProperties, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useKeptScroll } from '../list/keep-scroll';
import { useWindow } from '../list/use-window';
import css from './cards.module.css';

export type View = 'grid' | 'list';

/** Heights of a row including its gap, in CSS pixels at the normal text size; the styles use them too. */
const ROW_HEIGHT_PX = { grid: 340, narrow: 182, list: 52, 'list-narrow': 136 } as const;
/** Smallest width of a card in the grid, and the gap between cards. */
const MIN_CARD_WIDTH_PX = 220;
const CARD_GAP_PX = 20;

/** Pixels of the normal text size of browsers. */
const NORMAL_TEXT_PX = 16;

/** How much larger than normal the text is; names in rows of a fixed height would be cut. */
const textScaleNow = (): number =>
  Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / NORMAL_TEXT_PX || 1);

/** Number of cards per row in a width. */
const columnCount = (width: number): number =>
  Math.max(1, Math.min(5, Math.floor((width + CARD_GAP_PX) / (MIN_CARD_WIDTH_PX + CARD_GAP_PX))));

interface Props {
  label: string;
  view: View;
  count: number;
  /** renders the card at an index; must be a stable function, or all cards are rendered again */
  children: (at: number) => ReactNode;
}

/** A list of any number of cards that renders only those near the viewport. */
export const Cards = memo(function Cards({ label, view, count, children }: Props) {
  const box = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  const [textScale, setTextScale] = useState(1);
  useLayoutEffect(() => {
    const el = box.current;
    if (!el) return;
    const read = () => {
      setWidth(el.clientWidth);
      setTextScale(textScaleNow());
    };
    read();
    const resized = new ResizeObserver(read);
    resized.observe(el);
    return () => resized.disconnect();
  }, []);
  const narrow = width < 560;
  const columns = view === 'list' || narrow ? 1 : columnCount(width / textScale);
  const look = view === 'list' ? 'list' : narrow ? 'narrow' : 'grid';
  const height =
    textScale * ROW_HEIGHT_PX[look === 'list' && window.innerWidth < 1024 ? 'list-narrow' : look];
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
