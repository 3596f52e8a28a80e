import type { KeyboardEventHandler, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { cx } from '../foundation/cx';
import css from './list-page.module.css';

interface ListPageProps {
  /** an open drawer is at the right: the list leaves `--drawer-room` for it */
  isBeside?: boolean;
  className?: string | undefined;
  /** keyboard shortcuts of the whole page; each also needs a button */
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** A page with one list: heading, filters, rows, and a drawer for the open row. */
export function ListPage({ isBeside = false, className, onKeyDown, children }: ListPageProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole page, wherever the focus is.
    <div
      className={cx(css.page, isBeside && css.beside, className)}
      data-density="compact"
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

interface ListHeadProps {
  title: string;
  /** below the title: description of the list, or the number of its rows */
  lead: ReactNode;
  /** the lead changes with the list, so changes are announced */
  isCount?: boolean;
  /** actions for the whole list */
  children?: ReactNode;
}

/** Heading of a page with one list. */
export function ListHead({ title, lead, isCount = false, children }: ListHeadProps) {
  return (
    <header className={css.head}>
      <div>
        <h1>{title}</h1>
        <p className={css.lead} role={isCount ? 'status' : undefined}>
          {lead}
        </p>
      </div>
      {children}
    </header>
  );
}

interface PagerProps {
  /** range of the visible rows and their total */
  text: string;
  previous: string;
  next: string;
  /** page number, from 1 */
  page: number;
  isLast: boolean;
  onPage: (page: number) => void;
}

/** Buttons to the previous and next page of a list. */
export function Pager({ text, previous, next, page, isLast, onPage }: PagerProps) {
  return (
    <div className={css.pager}>
      <span>{text}</span>
      <IconButton
        icon="chevron-left"
        bordered
        size="sm"
        label={previous}
        isDisabled={page === 1}
        onPress={() => onPage(page - 1)}
      />
      <IconButton
        icon="chevron-right"
        bordered
        size="sm"
        label={next}
        isDisabled={isLast}
        onPress={() => onPage(page + 1)}
      />
    </div>
  );
}
