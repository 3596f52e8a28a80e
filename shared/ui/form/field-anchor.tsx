import type { ReactNode } from 'react';
import { useFormScope } from './internal/form-scope';

interface Props {
  name: string;
  className?: string | undefined;
  /** Called when the focus moves to the field. */
  onFocus?: (() => void) | undefined;
  children: ReactNode;
}

/** Wraps a field so that the summary of faults and focus handling can find it. */
export function FieldAnchor({ name, className, onFocus, children }: Props) {
  const { form } = useFormScope();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field inside has the focus
    <div id={form.idOf(name)} data-field={name} className={className} onFocus={onFocus}>
      {children}
    </div>
  );
}
