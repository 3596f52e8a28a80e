import { type ReactNode, useEffect } from 'react';
import { setPageTitle } from './page-title';

interface Props {
  /** Text of the heading and title of the window. */
  children: string;
  className?: string;
  /** Another window title, where the heading is a greeting. */
  title?: string;
}

/** The main heading of a page. It sets the window title and gets the focus after a change of page. */
export function PageHeading({ children, className, title }: Props): ReactNode {
  const name = title ?? children;
  useEffect(() => setPageTitle(name), [name]);
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
