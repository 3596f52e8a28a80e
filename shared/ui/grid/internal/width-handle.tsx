import type { KeyboardEvent, PointerEvent } from 'react';
import css from '../grid.module.css';
import { MAX_COLUMN_WIDTH_PX, MIN_COLUMN_WIDTH_PX } from '../grid-column';
import { useGridT } from './grid-texts';

/** Step of an arrow key in CSS pixels. */
const KEY_STEP_PX = 16;

interface Props {
  name: string;
  width: number;
  /** Whether the handle is in the tab order, which is only so in the focused header. */
  isReached: boolean;
  onWidth: (width: number) => void;
}

/** The edge of a column header that resizes it: by dragging or with the arrow keys. */
export function WidthHandle({ name, width, isReached, onWidth }: Props) {
  const t = useGridT();
  // A column that has grown is resized from its rendered width.
  const seen = (handle: HTMLElement) => handle.parentElement?.offsetWidth || width;
  const onKeyDown = (e: KeyboardEvent<HTMLElement>) => {
    const now = seen(e.currentTarget);
    const steps: Record<string, number> = {
      ArrowRight: now + KEY_STEP_PX,
      ArrowLeft: now - KEY_STEP_PX,
      Home: MIN_COLUMN_WIDTH_PX,
      End: MAX_COLUMN_WIDTH_PX,
    };
    const next = steps[e.key];
    if (next === undefined || e.altKey) return;
    e.preventDefault();
    e.stopPropagation();
    onWidth(next);
  };
  const onPointerDown = (e: PointerEvent<HTMLElement>) => {
    e.preventDefault();
    e.stopPropagation();
    const handle = e.currentTarget;
    const start = e.clientX;
    const before = seen(handle);
    handle.setPointerCapture(e.pointerId);
    handle.onpointermove = (move) => onWidth(before + move.clientX - start);
    handle.onpointerup = () => {
      handle.onpointermove = null;
    };
  };
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t('grid.width', { name })}
      aria-valuenow={width}
      aria-valuemin={MIN_COLUMN_WIDTH_PX}
      aria-valuemax={MAX_COLUMN_WIDTH_PX}
      tabIndex={isReached ? 0 : -1}
      className={css.handle}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    />
  );
}
