import type { ComponentType } from 'react';
import { DateField, type DateFieldProps } from '../fields/date-field';
import { NumberField, type NumberFieldProps } from '../fields/number-field';
import { SeverityScale, type SeverityScaleProps } from '../fields/severity-scale';
import { TimeField, type TimeFieldProps } from '../fields/time-field';
import { type FormFieldProps, useFormField } from './internal/use-form-field';

type Bound<P> = Omit<P, 'value' | 'onChange' | 'onBlur' | 'error' | 'name' | 'onValidity'> & FormFieldProps;

function bind<P>(Component: ComponentType<P>) {
  return function BoundField({ name, validate, parse, format, ...rest }: Bound<P>) {
    const field = useFormField({ name, validate, parse, format }, null);
    const props = { ...rest, ...field } as unknown as P & object;
    return <Component {...props} />;
  };
}

/** Numbers, dates and times in a form: `null` when empty; a text that cannot be read keeps the form invalid. */
export const FormNumberField = bind<NumberFieldProps>(NumberField);
export const FormDateField = bind<DateFieldProps>(DateField);
export const FormTimeField = bind<TimeFieldProps>(TimeField);

/** The strength of a symptom in a form. */
export function FormSeverityScale(props: Omit<Bound<SeverityScaleProps>, never>) {
  const { name, validate, parse, format, ...rest } = props;
  const {
    onValidity: _typed,
    onBlur: _left,
    ...field
  } = useFormField<SeverityScaleProps['value']>({ name, validate, parse, format }, null);
  return <SeverityScale {...rest} {...field} />;
}
