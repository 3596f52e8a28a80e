import type { ReactNode } from 'react';
import css from './filters.module.css';

/** A titled set of filters, with its links on the line of the title. */
export function FilterGroup({
  title,
  links,
  children,
}: {
  title: string;
  links?: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset className={css.group} aria-label={title}>
      <div className={css.line}>
        <span className={css.legend} aria-hidden="true">
          {title}
        </span>
        {links}
      </div>
      {children}
    </fieldset>
  );
}
