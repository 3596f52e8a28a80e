import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import css from './dialog.module.css';

/** The heading that names a dialog, drawer or sheet. */
export function DialogTitle({ children }: { children: ReactNode }) {
  return (
    <Heading slot="title" level={2} className={css.title}>
      {children}
    </Heading>
  );
}
