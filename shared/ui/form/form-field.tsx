import type { ComponentType } from 'react';
import { Checkbox, type CheckboxProps } from '../fields/checkbox';
import { ChipChecks, type ChipChecksProps, ChipRadio, type ChipRadioProps } from '../fields/chip-group';
import { PasswordField, type PasswordFieldProps } from '../fields/password-field';
import { RadioGroup, type RadioGroupProps } from '../fields/radio-group';
import { Segmented, type SegmentedProps } from '../fields/segmented';
import { Select, type SelectProps } from '../fields/select';
import { Switch, type SwitchProps } from '../fields/switch';
import { TextField, type TextFieldProps } from '../fields/text-field';
import { TriState, type TriStateProps } from '../fields/tri-state';
import { type FormFieldProps, useFormField } from './internal/use-form-field';

export type { FormFieldProps } from './internal/use-form-field';

/** What a field's adapter takes: the form's own settings, and the field's but for value and change. */
type Bound<P> = Omit<P, 'value' | 'onChange' | 'onBlur' | 'error' | 'name' | 'onValidity'> & FormFieldProps;

/** Ties a field that holds `empty` when it has no value to the form around it. */
function bind<P>(Component: ComponentType<P>, empty: unknown) {
  return function BoundField({ name, validate, parse, format, ...rest }: Bound<P>) {
    const field = useFormField({ name, validate, parse, format }, empty);
    const props = { ...rest, ...field } as unknown as P & object;
    return <Component {...props} />;
  };
}

/** Text in a form; an emptied field holds an empty text. */
export const FormTextField = bind<TextFieldProps>(TextField, '');
export const FormPasswordField = bind<PasswordFieldProps>(PasswordField, '');
export const FormSelect = bind<SelectProps>(Select, null);
export const FormRadioGroup = bind<RadioGroupProps>(RadioGroup, null);
export const FormChipRadio = bind<ChipRadioProps>(ChipRadio, null);
export const FormSegmented = bind<SegmentedProps>(Segmented, null);
export const FormTriState = bind<TriStateProps>(TriState, null);

/** Any number of chips; the form holds the list of values. */
export function FormChipChecks(props: Omit<Bound<ChipChecksProps>, 'values'>) {
  const { name, validate, parse, format, ...rest } = props;
  const { value, ...field } = useFormField<string[]>({ name, validate, parse, format }, []);
  return <ChipChecks {...rest} {...field} values={value} />;
}

export function FormCheckbox(props: Omit<Bound<CheckboxProps>, 'isChecked'>) {
  const { name, validate, parse, format, ...rest } = props;
  const { value, ...field } = useFormField<boolean>({ name, validate, parse, format }, false);
  return <Checkbox {...rest} {...field} isChecked={value} />;
}

export function FormSwitch(props: Omit<Bound<SwitchProps>, 'isOn'>) {
  const { name, validate, parse, format, ...rest } = props;
  const { value, onChange } = useFormField<boolean>({ name, validate, parse, format }, false);
  return <Switch {...rest} name={name} isOn={value} onChange={onChange} />;
}
