import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { actionBarMark } from '@ciguawatch/shared/ui/foundation/page-marks';
import type { ReactNode } from 'react';
import css from './foot-bar.module.css';

/** Sticky foot of a form, always visible; `isAtEnd` aligns it to the end where it holds only buttons. */
export const FootBar = ({ isAtEnd = false, children }: { isAtEnd?: boolean; children: ReactNode }) => (
  <div className={cx(css.foot, isAtEnd && css.end)} ref={actionBarMark}>
    {children}
  </div>
);
