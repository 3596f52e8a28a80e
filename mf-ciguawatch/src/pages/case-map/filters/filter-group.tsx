import type { ReactNode } from 'react';
import css from './filters.module.css';

/** A named set of filters; its links stand on the line of its name. */
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
