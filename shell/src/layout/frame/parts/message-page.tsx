import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { DrawingName } from '../art/drawings';
import { OpenSea } from '../art/open-sea';
import { PageHeading } from '../page-heading';
import css from './message-page.module.css';

// A message must be readable when nothing more can be fetched: the drawing is then left out.
const Drawing = lazy<ComponentType<{ name: DrawingName }>>(() =>
  import('../art/drawings').then(
    ({ Drawing: drawn }) => ({ default: drawn }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  drawing: DrawingName;
  /** Short code above the heading, for instance 404. */
  code?: string;
  title: string;
  children: ReactNode;
  /** The ways out, at most two or three links or buttons. */
  actions: ReactNode;
}

/** Open sea, one drawing, one sentence, ways out: the template of every message that fills the page. */
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
