import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../actions/button';
import { Loading, Skeleton } from '../feedback/skeleton';
import { ErrorState } from '../feedback/states';
import css from './queue.module.css';

interface QueueViewProps {
  label?: string;
  /** whether no entry is open */
  isEmpty: boolean;
  failed: { title: string; detail: string | null; onRetry: () => void } | null;
  /** the open entry; null until loaded */
  children: ReactNode | null;
  /** class of its body, and height in pixels of its placeholder */
  body: string | undefined;
  height: number;
}

/** The open entry of a queue, or a placeholder until it is loaded. */
export function QueueView({ label, isEmpty, failed, children, body, height }: QueueViewProps) {
  if (isEmpty) return <section className={css.view} />;
  if (failed)
    return (
      <section className={css.view}>
        <ErrorState {...failed} />
      </section>
    );
  return (
    <section className={css.view} aria-busy={children === null || undefined} aria-label={label}>
      {children ?? (
        <div className={body}>
          <Loading>
            <Skeleton height={36} width={360} />
            <Skeleton height={height} />
          </Loading>
        </div>
      )}
    </section>
  );
}

interface QueueTitleProps {
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  /** shown below the title */
  children?: ReactNode;
  /** index of the open entry, -1 when it is not in the list */
  at: number;
  total: number;
  words: { previous: string; next: string; position: string };
  onMove: (by: 1 | -1) => void;
}

/** Title of the open entry, with buttons to the previous and next one. */
export function QueueTitle({ heading, title, children, at, total, words, onMove }: QueueTitleProps) {
  const name = (
    <h2 ref={heading} tabIndex={-1}>
      {title}
    </h2>
  );
  return (
    <div className={css.titleLine}>
      {children ? (
        <div>
          {name}
          {children}
        </div>
      ) : (
        name
      )}
      <div className={css.steps}>
        <IconButton
          icon="chevron-left"
          label={words.previous}
          bordered
          isDisabled={at <= 0}
          onPress={() => onMove(-1)}
        />
        <span className={css.quiet}>{words.position}</span>
        <IconButton
          icon="chevron-right"
          label={words.next}
          bordered
          isDisabled={at + 1 >= total}
          onPress={() => onMove(1)}
        />
      </div>
    </div>
  );
}
