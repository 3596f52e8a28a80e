import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { codeOf } from './fault';
import { useFormScope } from './internal/form-scope';
import { useFaultText } from './use-form';

export interface FieldOptions {
  /** replaces the form's own state of whether sending was tried, for forms with steps */
  tried?: boolean;
  /** the form's rules handle unparsable text themselves, including whether it matters */
  ruled?: boolean;
}

/** Props that connect a field of `ui/fields` to a form. */
export interface FieldBinding<T> {
  value: T;
  onChange: (value: T) => void;
  onBlur: () => void;
  /** fault in the reader's language, once it is to be shown */
  error: string | undefined;
}

/**
 * Connects a field to the surrounding form. A missing value is shown after an attempt to send, a wrong one
 * after the field was left, a server's fault until the value changes.
 * @param name name of the field among the values
 */
export function useField<T>(name: string, { tried }: FieldOptions = {}): FieldBinding<T> {
  const { form, tried: triedAll } = useFormScope();
  const { fields } = form;
  const textOf = useFaultText();
  const listen = useCallback((changed: () => void) => fields.listen(name, changed), [fields, name]);
  const now = () => fields.state(name);
  const { value, fault, refused, touched } = useSyncExternalStore(listen, now, now);
  const due = fault && ((tried ?? triedAll) || (touched && codeOf(fault) !== 'required'));
  const shown = (due ? fault : undefined) ?? refused;
  return {
    value: value as T,
    onChange: (next) => form.change({ [name]: next }),
    onBlur: () => form.api.blur(name),
    error: shown === undefined ? undefined : textOf(shown),
  };
}

/** Binding of a field with parsed text; `onValidity` is called before `onChange`. */
export interface TypedFieldBinding<T> extends FieldBinding<T | null> {
  onValidity: (valid: boolean) => void;
}

/**
 * Connects a field with parsed text to a form. While the text is invalid, the form stores `unreadable` and
 * cannot be sent; unmounting the field clears that, because the person could no longer correct it.
 */
export function useTypedField<T>(
  name: string,
  unreadable: T,
  options: FieldOptions = {},
): TypedFieldBinding<T> {
  const { form } = useFormScope();
  const { value, onChange, ...rest } = useField<T | null | undefined>(name, options);
  const readable = useRef(true);
  if (!options.ruled) form.fields.typed(name, unreadable);
  useEffect(
    () => () => {
      if (Object.is(form.fields.state(name).value, unreadable)) form.change({ [name]: null });
    },
    [form, name, unreadable],
  );
  return {
    ...rest,
    value: value === undefined || Object.is(value, unreadable) ? null : value,
    onChange: (next) => onChange(readable.current ? next : unreadable),
    onValidity: (valid) => {
      readable.current = valid;
    },
  };
}
