import type { Rel } from '@ciguawatch/shared/contract/module';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { addressOf, type LinkTarget } from './address-of';

interface Props extends LinkTarget {
  rel: Rel;
  className?: string;
  children: ReactNode;
}

/** Link to the page with a relation (`report`, `map`, …); plain text when no module has one. */
export const RelationLink = observer(function RelationLink({ rel, className, children, ...target }: Props) {
  const to = addressOf(rel, target);
  if (to === null) return <span className={className}>{children}</span>;
  return (
    <CrossLink to={to} className={className}>
      {children}
    </CrossLink>
  );
});
