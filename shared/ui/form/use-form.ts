import { useFormState } from 'react-final-form';
import type { ApiError } from '../../runtime/http/api-error';
import { useT } from '../../runtime/i18n/i18n';
import type { Fault, Faults } from './fault';
import type { FormModel } from './form-model';
import { focusField } from './internal/focus-field';
import { useFormScope } from './internal/form-scope';

/** The surrounding form. */
export function useForm<V extends object>(): FormModel<V> {
  return useFormScope().form as unknown as FormModel<V>;
}

/** All values of the surrounding form; re-renders on each change. */
export function useFormValues<V extends object>(): V {
  return useFormState<V>({ subscription: { values: true } }).values;
}

/** The current faults of the rules, by field. */
export function useFormFaults(): Faults {
  return useFormState({ subscription: { errors: true } }).errors as Faults;
}

export interface FormStatus {
  /** whether it is being sent */
  busy: boolean;
  /** whether a value differs from the start and has not been sent */
  dirty: boolean;
  /** whether the person tried to send the form while it had faults */
  tried: boolean;
  /** error of the last submission; null before, during and after a successful one */
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

/** Returns a function that sends the form; with faults, it shows them and focuses the first. */
export function useSubmit(): () => Promise<void> {
  const { form, refused } = useFormScope();
  return async () => {
    if ((await form.submit()) === 'refused') refused();
  };
}

/** The sentence of a fault; re-renders when the language changes. */
export function useFaultText(): FormModel<object>['text'] {
  useT('errors');
  const { form } = useFormScope();
  return (fault) => form.text(fault);
}

/**
 * Visible faults with their fields: those of the rules after an attempt to send, and those of the server.
 */
export function useShownFaults(): { name: string; fault: Fault }[] {
  const { form, tried } = useFormScope();
  const faults = useFormFaults();
  useFormValues();
  useFormStatus();
  const shown = { ...(tried ? faults : {}), ...form.fields.refused, ...form.elsewhere };
  return Object.entries(shown).map(([name, fault]) => ({ name, fault: fault as Fault }));
}

/** Returns a function that focuses a field. */
export function useFocusField(): (name: string) => void {
  const { form } = useFormScope();
  return (name) => focusField(form, name);
}
