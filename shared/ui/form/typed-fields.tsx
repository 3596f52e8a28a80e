import { UNREADABLE } from '../../domain/text/unreadable';
import { DateField, type DateFieldProps } from '../fields/date-field';
import { NumberField, type NumberFieldProps } from '../fields/number-field';
import { TimeField, type TimeFieldProps } from '../fields/time-field';
import { FieldAnchor } from './field-anchor';
import type { BoundFieldProps } from './internal/bound-field-props';
import { useTypedField } from './use-field';

/** A number field of a form: null when empty, NaN while its text is invalid. */
export function FormNumberField({ name, ...rest }: BoundFieldProps<NumberFieldProps>) {
  const field = useTypedField<number>(name, Number.NaN);
  return (
    <FieldAnchor name={name}>
      <NumberField {...rest} {...field} name={name} />
    </FieldAnchor>
  );
}

/** A date field of a form: null when empty, `UNREADABLE` while its text is invalid. */
export function FormDateField({ name, ...rest }: BoundFieldProps<DateFieldProps>) {
  const field = useTypedField<string>(name, UNREADABLE);
  return (
    <FieldAnchor name={name}>
      <DateField {...rest} {...field} name={name} />
    </FieldAnchor>
  );
}

/** A time field of a form: null when empty, `UNREADABLE` while its text is invalid. */
export function FormTimeField({ name, ...rest }: BoundFieldProps<TimeFieldProps>) {
  const field = useTypedField<string>(name, UNREADABLE);
  return (
    <FieldAnchor name={name}>
      <TimeField {...rest} {...field} name={name} />
    </FieldAnchor>
  );
}
