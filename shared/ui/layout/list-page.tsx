import type { KeyboardEventHandler, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { cx } from '../foundation/cx';
import css from './list-page.module.css';

interface ListPageProps {
  /** a drawer lies on the right: the list leaves it `--drawer-room` */
  isBeside?: boolean;
  className?: string | undefined;
  /** keys that work anywhere on the page; each needs a button of its own as well */
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** A page of one list: its head, its filters, its rows, and a drawer for the open one. */
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
  /** below the title: what the list is, or how many it holds */
  lead: ReactNode;
  /** the lead changes with the list, and is read out when it does */
  isCount?: boolean;
  /** what can be done with the whole list */
  children?: ReactNode;
}

/** Head of a page of one list. */
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
  /** which rows of how many are shown */
  text: string;
  previous: string;
  next: string;
  /** number of the page, from 1 */
  page: number;
  isLast: boolean;
  onPage: (page: number) => void;
}

/** The steps between the pages of a list. */
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
