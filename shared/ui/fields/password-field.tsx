import { useState } from 'react';
import { IconButton } from '../actions/icon-button';
import { useUiT } from '../foundation/ui-texts';
import { ControlBox } from './internal/control-box';
import { Field, type FieldProps, useFieldIds } from './internal/field';
import css from './internal/field.module.css';
import own from './styles/password-field.module.css';

export interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** `new-password` where a password is chosen, `current-password` where it is entered. */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  name?: string | undefined;
  maxLength?: number | undefined;
  isDisabled?: boolean | undefined;
}

/** A password input with a button that shows or hides the text. */
export function PasswordField(props: PasswordFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    autoComplete = 'current-password',
    name,
    maxLength,
    isDisabled,
    ...field
  } = props;
  const t = useUiT();
  const ids = useFieldIds(field);
  const [shown, setShown] = useState(false);
  return (
    <Field ids={ids} {...field}>
      <ControlBox isDisabled={isDisabled} isInvalid={Boolean(field.error)} className={own.box}>
        <input
          id={ids.id}
          type={shown ? 'text' : 'password'}
          className={css.input}
          value={value}
          onChange={(e) => onChange(e.target.value)}
          onBlur={onBlur}
          name={name}
          maxLength={maxLength}
          disabled={isDisabled}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required={field.required || undefined}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={t(shown ? 'password.hide' : 'password.show')}
          onPress={() => setShown(!shown)}
          isDisabled={isDisabled ?? false}
          className={own.toggle}
        />
      </ControlBox>
    </Field>
  );
}
