import { createContext, useContext } from 'react';
import type { FormModel } from '../form-model';

/** What the parts of a form know of it. */
interface Scope {
  form: FormModel<Record<string, unknown>>;
  /** the person tried to send it, and something was wrong */
  tried: boolean;
  /** notes such a try: faults are shown, and the keyboard is led to them */
  refused: () => void;
}

export const FormScope = createContext<Scope | null>(null);

export function useFormScope(): Scope {
  const scope = useContext(FormScope);
  if (!scope) throw new Error('A field or a part of a form is drawn outside a form');
  return scope;
}
