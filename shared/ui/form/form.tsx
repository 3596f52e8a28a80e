import {
  type FormEvent,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useReducer,
} from 'react';
import { Form as LibraryForm } from 'react-final-form';
import { useUnsavedGuard } from '../../runtime/navigation/navigation';
import type { FormModel } from './form-model';
import { focusFault } from './internal/focus-field';
import { FormScope, useFormScope } from './internal/form-scope';
import { useFormStatus, useSubmit } from './use-form';

interface ProviderProps {
  // biome-ignore lint/suspicious/noExplicitAny: a form of whatever values; its fields know their types
  form: FormModel<any>;
  children: ReactNode;
}

/** Provides a form to its children, for pages that use it outside of the `form` element too. */
export function FormProvider({ form, children }: ProviderProps) {
  const [refusals, refused] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (refusals > 0) focusFault(form);
  }, [form, refusals]);
  return (
    <LibraryForm form={form.api} onSubmit={form.send} subscription={{}}>
      {() => <FormScope value={{ form, tried: refusals > 0, refused }}>{children}</FormScope>}
    </LibraryForm>
  );
}

interface BodyProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> {
  /** Replaces sending, for a form with several steps. */
  onSubmit?: (() => void) | undefined;
  /**
   * Asks for confirmation before the page is left: `true` always, `dirty` when there are unsent changes.
   */
  guard?: boolean | 'dirty' | undefined;
  /** What would be lost, in words; a general message by default. */
  guardReason?: string | undefined;
  ref?: Ref<HTMLFormElement>;
}

/** The `form` element, inside a `FormProvider`. */
export function FormBody({ onSubmit, guard = false, guardReason, ...rest }: BodyProps) {
  const submit = useSubmit();
  const { dirty } = useFormStatus();
  useUnsavedGuard(guard === 'dirty' ? dirty : guard, guardReason ?? null);
  const sent = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals: a form in a dialog must not submit the form behind it.
    event.stopPropagation();
    if (onSubmit) onSubmit();
    else void submit();
  };
  return <form {...rest} id={useFormScope().form.bodyId} noValidate onSubmit={sent} />;
}

/** A complete form: Enter or the submit button validates, sends once, and shows faults. */
export function Form({ form, ...body }: ProviderProps & BodyProps) {
  return (
    <FormProvider form={form}>
      <FormBody {...body} />
    </FormProvider>
  );
}
