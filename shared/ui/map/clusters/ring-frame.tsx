import type { ReactNode } from 'react';
import css from './cluster-ring.module.css';

interface Props {
  /** Half the width and height of the drawing, in pixels. */
  half: number;
  /** Whether the place was not observed. */
  silent?: boolean;
  children: ReactNode;
}

/** Square drawing whose origin is its centre, which the map's button around it names. */
export function RingFrame({ half, silent = false, children }: Props) {
  return (
    <svg
      className={css.ring}
      width={half * 2}
      height={half * 2}
      viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`}
      aria-hidden="true"
      data-ring=""
      data-silent={silent ? '' : undefined}
      focusable="false"
    >
      {children}
    </svg>
  );
}
