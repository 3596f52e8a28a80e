import type { ReactNode } from 'react';
import { Avatar } from '../data/avatar';
import css from './history-list.module.css';

/** One entry of a history. */
export interface HistoryEntry {
  key: string | number;
  /** who did it */
  name: string;
  /** an instant, for machines */
  at: string;
  /** the same for readers */
  when: string;
  /** what was done, in a sentence */
  what: ReactNode;
  /** what changed by it */
  children?: ReactNode;
}

/** Who did what when, in the order given. */
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
  /** what changed; the whole line where there is no before and after */
  label: ReactNode;
  /** in words; left out with `after` for a line that only says something */
  before?: ReactNode;
  after?: ReactNode;
  /** what can be done with the line */
  action?: ReactNode;
}

/** What changed, a line each: the name, the value that went and the one that came. */
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
