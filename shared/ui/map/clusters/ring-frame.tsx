import type { ReactNode } from 'react';
import css from './cluster-ring.module.css';

interface Props {
  /** Half the width and height of the drawing, in pixels. */
  half: number;
  /** Radius of the mark without its halo, in pixels: what overlaps with other marks are reckoned from. */
  radius: number;
  /** Whether the place was not observed. */
  silent?: boolean;
  children: ReactNode;
}

/** Square drawing whose origin is its centre, which the map's button around it names. */
export function RingFrame({ half, radius, silent = false, children }: Props) {
  return (
    <svg
      className={css.ring}
      width={half * 2}
      height={half * 2}
      viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`}
      aria-hidden="true"
      data-ring={radius}
      data-silent={silent ? '' : undefined}
      focusable="false"
    >
      {children}
    </svg>
  );
}
