import type { ReactNode } from 'react';
import { cx } from '../foundation/cx';
import css from './neatline.module.css';

/** The striped scale bar under the top bar, in the colour of the area. */
export function Neatline({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx(css.bar, className)} />;
}

/** The striped frame of a chart sheet, around a small map. */
export function NeatlineFrame({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={cx(css.frame, className)}>
      <div className={css.sheet}>{children}</div>
    </div>
  );
}
