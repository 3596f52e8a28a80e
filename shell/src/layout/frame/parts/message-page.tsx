import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { DrawingName } from '../art/drawings';
import { OpenSea } from '../art/open-sea';
import { PageHeading } from '../page-heading';
import css from './message-page.module.css';

// The message must be readable even when nothing more can be loaded, without its drawing.
const Drawing = lazy<ComponentType<{ name: DrawingName }>>(() =>
  import('../art/drawings').then(
    ({ Drawing: drawn }) => ({ default: drawn }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  drawing: DrawingName;
  /** Short code above the heading, such as 404. */
  code?: string;
  title: string;
  children: ReactNode;
  /** Two or three links or buttons that lead on. */
  actions: ReactNode;
}

/** Template of every full-page message: open sea, drawing, one sentence, ways to go on. */
export function MessagePage({ drawing, code, title, children, actions }: Props) {
  return (
    <section className={css.page}>
      <OpenSea />
      <div className={css.card}>
        <Suspense fallback={null}>
          <Drawing name={drawing} />
        </Suspense>
        {code && <span className={css.code}>{code}</span>}
        <PageHeading className={css.title}>{title}</PageHeading>
        <div className={css.text}>{children}</div>
        <div className={css.actions}>{actions}</div>
      </div>
    </section>
  );
}
