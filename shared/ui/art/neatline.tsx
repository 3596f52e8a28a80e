import type { ReactNode } from 'react';
import { cx } from '../foundation/cx';
import css from './neatline.module.css';

/** The striped line under the top bar, in the colour of the module. */
export function Neatline({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx(css.bar, className)} />;
}

/** A striped frame, as around a nautical chart, for small maps. */
export function NeatlineFrame({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={cx(css.frame, className)}>
      <div className={css.sheet}>{children}</div>
    </div>
  );
}
