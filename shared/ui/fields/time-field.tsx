import { typedTime } from '../../domain/time/typed-date';
import { Icon } from '../foundation/icon';
import { useUiT } from '../foundation/ui-texts';
import { ControlBox } from './internal/control-box';
import { Field, type FieldProps, useFieldIds } from './internal/field';
import { TypedInput } from './internal/typed-input';
import { useTypedValue } from './internal/use-typed-value';

export interface TimeFieldProps extends FieldProps {
  /** HH:MM, 24 hours. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Called when the text becomes valid or invalid as a time. */
  onValidity?: ((valid: boolean) => void) | undefined;
}

/** A time of day as text: 19:30, 1930 and 19h30 are equivalent. */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, onBlur, name, placeholder, isDisabled, onValidity, ...field } = props;
  const t = useUiT();
  const typed = useTypedValue({ value, onChange, onValidity, parse: typedTime, show: (time) => time ?? '' });
  const error = typed.isInvalid ? t('time.invalid') : field.error;
  const ids = useFieldIds({ help: field.help, error });
  return (
    <Field ids={ids} {...field} error={error}>
      <ControlBox isDisabled={isDisabled} isInvalid={Boolean(error)} prefix={<Icon name="clock" />}>
        <TypedInput
          ids={ids}
          typed={typed}
          name={name}
          placeholder={placeholder ?? t('time.placeholder')}
          isDisabled={isDisabled}
          isRequired={field.required}
          isInvalid={Boolean(error)}
          onBlur={onBlur}
        />
      </ControlBox>
    </Field>
  );
}
