import { useRef } from 'react';
import { useField } from 'react-final-form';
import { hasText, useT } from '../../../runtime/i18n/i18n';

/** Error of a value: a code of `shared/api/errors`, or a text already in the language; nothing when valid. */
export type Validate = (value: unknown, values: object) => string | null | undefined;

export interface FormFieldProps {
  /** Path in the form's values. */
  name: string;
  validate?: Validate | undefined;
  /** From what the field gives to what the form holds, and back. */
  parse?: ((value: unknown) => unknown) | undefined;
  format?: ((value: unknown) => unknown) | undefined;
}

export interface FormField<V> {
  name: string;
  value: V;
  onChange: (value: V) => void;
  onBlur: () => void;
  error: string | undefined;
  /** For fields that are typed: a text that is no value keeps the form invalid. */
  onValidity: (valid: boolean) => void;
}

const same = (value: unknown) => value;

/**
 * State of one field of the form around it. Its error shows once the field was left or the form was sent;
 * an error answered by the server shows until the value changes.
 * @param empty what the field takes when the form holds nothing
 */
export function useFormField<V = unknown>(props: FormFieldProps, empty: unknown): FormField<V> {
  const tError = useT('errors');
  const unreadable = useRef(false);
  const { input, meta } = useField<unknown>(props.name, {
    parse: props.parse ?? same,
    format: props.format ?? same,
    allowNull: true,
    validate: (value, values) =>
      unreadable.current ? 'wrong_type' : (props.validate?.(value, values) ?? undefined),
  });
  const server = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const code: unknown = server ?? (meta.touched || meta.submitFailed ? meta.error : undefined);
  return {
    name: props.name,
    value: (input.value ?? empty) as V,
    onChange: (value) => input.onChange(value),
    onBlur: () => input.onBlur(),
    error:
      typeof code === 'string'
        ? hasText('errors', `code.${code}`)
          ? tError(`code.${code}`)
          : code
        : undefined,
    onValidity: (valid) => {
      unreadable.current = !valid;
    },
  };
}
