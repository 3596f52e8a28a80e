import { useFormState } from 'react-final-form';
import type { ApiError } from '../../runtime/http/api-error';
import { useT } from '../../runtime/i18n/i18n';
import type { Fault, Faults } from './fault';
import type { FormModel } from './form-model';
import { focusField } from './internal/focus-field';
import { useFormScope } from './internal/form-scope';

/** The form around. */
export function useForm<V extends object>(): FormModel<V> {
  return useFormScope().form as unknown as FormModel<V>;
}

/** All values, re-read at each change. */
export function useFormValues<V extends object>(): V {
  return useFormState<V>({ subscription: { values: true } }).values;
}

/** What the rules say of the values now, by field. */
export function useFormFaults(): Faults {
  return useFormState({ subscription: { errors: true } }).errors as Faults;
}

export interface FormStatus {
  /** it is being sent */
  busy: boolean;
  /** some value is another than at the start, and was not sent */
  dirty: boolean;
  /** the person tried to send it, and something was wrong */
  tried: boolean;
  /** why the last sending failed; null before, while one runs and after one that succeeded */
  problem: ApiError | null;
}

export function useFormStatus(): FormStatus {
  const { submitting, dirty, submitSucceeded, dirtySinceLastSubmit, submitError } = useFormState({
    subscription: {
      submitting: true,
      dirty: true,
      submitSucceeded: true,
      dirtySinceLastSubmit: true,
      submitError: true,
    },
  });
  return {
    busy: submitting ?? false,
    dirty: (dirty ?? false) && !(submitSucceeded && !dirtySinceLastSubmit),
    tried: useFormScope().tried,
    problem: (submitError as ApiError | undefined) ?? null,
  };
}

/** Sends the form; where it is refused, its faults are shown and the keyboard is led to the first. */
export function useSubmit(): () => Promise<void> {
  const { form, refused } = useFormScope();
  return async () => {
    if ((await form.submit()) === 'refused') refused();
  };
}

/** The sentence of a fault, drawn again when the language changes. */
export function useFaultText(): FormModel<object>['text'] {
  useT('errors');
  const { form } = useFormScope();
  return (fault) => form.text(fault);
}

/** Faults that are to be seen, of the rules once the form was tried and of the server, with their fields. */
export function useShownFaults(): { name: string; fault: Fault }[] {
  const { form, tried } = useFormScope();
  const faults = useFormFaults();
  useFormValues();
  useFormStatus();
  const shown = { ...(tried ? faults : {}), ...form.fields.refused, ...form.elsewhere };
  return Object.entries(shown).map(([name, fault]) => ({ name, fault: fault as Fault }));
}

/** Brings the keyboard to a field. */
export function useFocusField(): (name: string) => void {
  const { form } = useFormScope();
  return (name) => focusField(form, name);
}
