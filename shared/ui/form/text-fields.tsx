import { PasswordField, type PasswordFieldProps } from '../fields/password-field';
import { TextField, type TextFieldProps } from '../fields/text-field';
import { FieldAnchor } from './field-anchor';
import type { BoundFieldProps } from './internal/bound-field-props';
import { useField } from './use-field';

/** A text field of a form; emptied, it holds an empty text. */
export function FormTextField({ name, ...rest }: BoundFieldProps<TextFieldProps>) {
  const { value, ...field } = useField<string | undefined>(name);
  return (
    <FieldAnchor name={name}>
      <TextField {...rest} {...field} name={name} value={value ?? ''} />
    </FieldAnchor>
  );
}

/** A password field of a form. */
export function FormPasswordField({ name, ...rest }: BoundFieldProps<PasswordFieldProps>) {
  const { value, ...field } = useField<string | undefined>(name);
  return (
    <FieldAnchor name={name}>
      <PasswordField {...rest} {...field} name={name} value={value ?? ''} />
    </FieldAnchor>
  );
}
