import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import type { ReactNode } from 'react';
import css from './page-frame.module.css';

/** A centred single-column page; the class sets its width and padding. */
export const PageFrame = ({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) => <div className={cx(css.page, className)}>{children}</div>;
