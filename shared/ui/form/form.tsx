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

/** Provides a form to its children, for pages whose heading or menu needs it too. */
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
  /** Instead of sending at once, for a form of several steps. */
  onSubmit?: (() => void) | undefined;
  /** Asks before the page is left with something unsaved: `dirty` for any change that was not sent. */
  guard?: boolean | 'dirty' | undefined;
  /** What would be lost, in words; a general sentence if left out. */
  guardReason?: string | undefined;
  ref?: Ref<HTMLFormElement>;
}

/** The `form` element itself, inside a `FormProvider`. */
export function FormBody({ onSubmit, guard = false, guardReason, ...rest }: BodyProps) {
  const submit = useSubmit();
  const { dirty } = useFormStatus();
  useUnsavedGuard(guard === 'dirty' ? dirty : guard, guardReason ?? null);
  const sent = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog is no part of the form that the dialog was opened from.
    event.stopPropagation();
    if (onSubmit) onSubmit();
    else void submit();
  };
  return <form {...rest} id={useFormScope().form.bodyId} noValidate onSubmit={sent} />;
}

/** A form: press Enter or the submit button, and it is checked, sent once, and told what was refused. */
export function Form({ form, ...body }: ProviderProps & BodyProps) {
  return (
    <FormProvider form={form}>
      <FormBody {...body} />
    </FormProvider>
  );
}
