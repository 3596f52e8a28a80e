import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import type { ReactNode } from 'react';
import css from './page-frame.module.css';

/** A page of one column in the middle of the window; its class sets how wide it is, and the padding. */
export const PageFrame = ({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) => <div className={cx(css.page, className)}>{children}</div>;
