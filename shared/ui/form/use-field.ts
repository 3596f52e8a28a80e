import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { codeOf } from './fault';
import { useFormScope } from './internal/form-scope';
import { useFaultText } from './use-form';

export interface FieldOptions {
  /** instead of the form's own word on whether the person tried to go on, for a form of steps */
  tried?: boolean;
  /** the rules of the form say what is wrong with a text that cannot be read, and whether it matters */
  ruled?: boolean;
}

/** What a field of `ui/fields` needs of the form around it. */
export interface FieldBinding<T> {
  value: T;
  onChange: (value: T) => void;
  onBlur: () => void;
  /** in the reader's language, once it is to be seen */
  error: string | undefined;
}

/**
 * Ties a field to the form around it. A missing value is reported once the person tried to send the form, a
 * wrong one as soon as its field was left, what the server refused until the value is another.
 * @param name the field's name among the values
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

/** A field whose text may be no value: `onValidity` comes before `onChange`. */
export interface TypedFieldBinding<T> extends FieldBinding<T | null> {
  onValidity: (valid: boolean) => void;
}

/**
 * Binds a text field to a form. While its text cannot be parsed the form holds `unreadable` and cannot be
 * sent; hiding the field removes that, since the person could no longer correct it.
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
