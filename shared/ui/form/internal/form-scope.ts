import { createContext, useContext } from 'react';
import type { FormModel } from '../form-model';

/** Context shared by the parts of a form. */
interface Scope {
  form: FormModel<Record<string, unknown>>;
  /** whether the person tried to send the form while it had faults */
  tried: boolean;
  /** records such an attempt: faults become visible, and the first one gets the focus */
  refused: () => void;
}

export const FormScope = createContext<Scope | null>(null);

export function useFormScope(): Scope {
  const scope = useContext(FormScope);
  if (!scope) throw new Error('A field or a part of a form is drawn outside a form');
  return scope;
}
