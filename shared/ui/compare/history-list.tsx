import type { ReactNode } from 'react';
import { Avatar } from '../data/avatar';
import css from './history-list.module.css';

/** One entry of a history. */
export interface HistoryEntry {
  key: string | number;
  /** name of the author */
  name: string;
  /** instant as RFC 3339, for machines */
  at: string;
  /** the same instant for readers */
  when: string;
  /** sentence that says what was done */
  what: ReactNode;
  /** the changed values */
  children?: ReactNode;
}

/** A history: who did what when, in the given order. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <ol className={css.history}>
      {entries.map(({ key, name, at, when, what, children }) => (
        <li key={key} className={css.entry}>
          <Avatar name={name} />
          <div>
            <div className={css.entryHead}>
              <b>{name}</b>
              <time dateTime={at}>{when}</time>
            </div>
            <p>{what}</p>
            {children}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** One line of a list of changes. */
export interface ChangeLine {
  key: string;
  /** name of the changed field; the whole text of a line without `before` and `after` */
  label: ReactNode;
  /** old value in words; left out together with `after` for a line that is only a text */
  before?: ReactNode;
  after?: ReactNode;
  /** button or link that acts on the line */
  action?: ReactNode;
}

/** A list of changes: name, old value and new value. */
export function ChangeList({ lines }: { lines: readonly ChangeLine[] }) {
  return (
    <ul className={css.changes}>
      {lines.map(({ key, label, before, after, action }) => (
        <li key={key}>
          {after === undefined ? (
            label
          ) : (
            <>
              <span>{label}</span> <del>{before}</del> <ins>{after}</ins>
            </>
          )}{' '}
          {action}
        </li>
      ))}
    </ul>
  );
}
