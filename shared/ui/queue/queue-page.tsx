import type { ReactNode } from 'react';
import { cx } from '../foundation/cx';
import { VisuallyHidden } from '../foundation/visually-hidden';
import css from './queue.module.css';

interface QueuePageProps {
  title: string;
  /** the last action, announced to screen readers */
  said: string;
  /** class that sets `--queue-width` and `--queue-narrow`, the widths of the list */
  className: string | undefined;
  /** the list, then the open entry */
  children: ReactNode;
}

/** A page for decisions one by one: the list on the left, the open entry beside it. */
export function QueuePage({ title, said, className, children }: QueuePageProps) {
  return (
    <div className={cx(css.page, className)} data-density="compact">
      <title>{title}</title>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {children}
    </div>
  );
}
