import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../feedback/skeleton';
import { ErrorState } from '../feedback/states';
import { Chip } from '../fields/chip';
import { cx } from '../foundation/cx';
import { Icon } from '../foundation/icon';
import css from './queue.module.css';

interface QueueListProps {
  title: string;
  /** lists of the queue, one of them selected */
  lists: readonly { id: string; label: string; isOn: boolean; onPress: () => void }[];
  listsLabel: string;
  /** below the lists: filters, number of waiting entries */
  notes: ReactNode;
  children: ReactNode;
  /** the last decision */
  last: ReactNode;
}

/** The list of a queue, with its heading and the last decision. */
export function QueueList({ title, lists, listsLabel, notes, children, last }: QueueListProps) {
  return (
    <section className={css.queue} aria-label={title}>
      <header className={css.head}>
        <h1>{title}</h1>
        {/* biome-ignore lint/a11y/useSemanticElements: a row of switches, no form */}
        <div className={css.chips} role="group" aria-label={listsLabel}>
          {lists.map(({ id, label, isOn, onPress }) => (
            <Chip key={id} isOn={isOn} onPress={onPress}>
              {label}
            </Chip>
          ))}
        </div>
        {notes}
      </header>
      <div className={css.items}>{children}</div>
      {last}
    </section>
  );
}

interface QueueItemsProps<Row> {
  /** null until loaded */
  rows: readonly Row[] | null;
  /** why the entries could not be loaded; null without a failure */
  failed: { title: string; detail: string | null; onRetry: () => void } | null;
  /** shown when there is none */
  empty: ReactNode;
  children: (row: Row) => ReactNode;
  /** below the rows: the button for more of them */
  below: ReactNode;
}

/** The entries of a queue, or why there are none. */
export function QueueItems<Row extends { id: number }>(props: QueueItemsProps<Row>) {
  const { rows, failed, empty, children, below } = props;
  if (failed) return <ErrorState {...failed} />;
  if (!rows)
    return (
      <Loading>
        {[1, 2, 3, 4].map((one) => (
          <div key={one} className={css.waiting}>
            <Skeleton height={64} />
          </div>
        ))}
      </Loading>
    );
  if (rows.length === 0) return empty;
  return (
    <>
      <ul className={css.list}>
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      {below}
    </>
  );
}

interface QueueItemProps {
  isOpen: boolean;
  onOpen: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** One entry that can be opened. */
export function QueueItem({ isOpen, onOpen, className, children }: QueueItemProps) {
  return (
    <button
      type="button"
      className={cx(css.item, className)}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      {children}
    </button>
  );
}

/** First line of an entry: its name, and a badge for what it proposes. */
export function QueueItemHead({ name, badge }: { name: string; badge: ReactNode }) {
  return (
    <span className={css.itemHead}>
      <b>{name}</b>
      {badge}
    </span>
  );
}

/** A secondary line of an entry, note or view. */
export const QueueText = ({ as: Tag = 'span', role, children }: QueueTextProps) => (
  <Tag className={css.quiet} role={role}>
    {children}
  </Tag>
);

interface QueueTextProps {
  as?: 'span' | 'p';
  role?: 'status' | undefined;
  children: ReactNode;
}

/** The last decision, with a button to undo it. */
export function QueueLast({ text, role, children }: { text: string; role?: 'status'; children: ReactNode }) {
  return (
    <div className={css.last}>
      <Icon name="history" />
      <span role={role}>{text}</span>
      {children}
    </div>
  );
}

/** The keyboard shortcut of the button that contains it. */
export const KeySign = ({ children }: { children: ReactNode }) => <kbd className={css.key}>{children}</kbd>;
