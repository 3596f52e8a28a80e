import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { actionBarMark } from '@ciguawatch/shared/ui/foundation/page-marks';
import type { ReactNode } from 'react';
import css from './foot-bar.module.css';

/** What ends a form, in sight however long the form is; `isAtEnd` where it holds buttons alone. */
export const FootBar = ({ isAtEnd = false, children }: { isAtEnd?: boolean; children: ReactNode }) => (
  <div className={cx(css.foot, isAtEnd && css.end)} ref={actionBarMark}>
    {children}
  </div>
);
