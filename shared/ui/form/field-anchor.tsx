import type { ReactNode } from 'react';
import { useFormScope } from './internal/form-scope';

interface Props {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Where a field stands, so that the summary of faults and the keyboard find it. */
export function FieldAnchor({ name, className, children }: Props) {
  const { form } = useFormScope();
  return (
    <div id={form.idOf(name)} data-field={name} className={className}>
      {children}
    </div>
  );
}
