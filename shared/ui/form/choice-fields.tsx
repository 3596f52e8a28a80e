import type { ComponentType } from 'react';
import { Checkbox, type CheckboxProps } from '../fields/checkbox';
import { ChipChecks, type ChipChecksProps, ChipRadio, type ChipRadioProps } from '../fields/chip-group';
import { RadioGroup, type RadioGroupProps } from '../fields/radio-group';
import { Segmented, type SegmentedProps } from '../fields/segmented';
import { Select, type SelectProps } from '../fields/select';
import { SeverityScale, type SeverityScaleProps } from '../fields/severity-scale';
import { Switch, type SwitchProps } from '../fields/switch';
import { TriState, type TriStateProps } from '../fields/tri-state';
import { FieldAnchor } from './field-anchor';
import type { BoundFieldProps } from './internal/bound-field-props';
import { useField } from './use-field';

/** Connects a single-choice control to a form field; null means no choice. */
function bindToField<P>(Choice: ComponentType<P>) {
  return function BoundChoice({ name, ...rest }: BoundFieldProps<P>) {
    const { value, ...field } = useField<unknown>(name);
    const props = { ...rest, ...field, name, value: value ?? null } as unknown as P & object;
    return (
      <FieldAnchor name={name}>
        <Choice {...props} />
      </FieldAnchor>
    );
  };
}

export const FormSelect = bindToField<SelectProps>(Select);
export const FormRadioGroup = bindToField<RadioGroupProps>(RadioGroup);
export const FormChipRadio = bindToField<ChipRadioProps>(ChipRadio);
export const FormSegmented = bindToField<SegmentedProps>(Segmented);
export const FormSeverityScale = bindToField<SeverityScaleProps>(SeverityScale);

/**
 * Yes, no, or unanswered: true, false, null. "Don't know" is null too and remembered only while the field
 * is mounted; forms that need it later store it through `isUnknown` and `onUnknown`.
 */
export const FormTriState = bindToField<TriStateProps>(TriState);

/** Chips with any number of choices; the form stores the list of values. */
export function FormChipChecks({ name, ...rest }: BoundFieldProps<Omit<ChipChecksProps, 'values'>>) {
  const { value, ...field } = useField<string[] | undefined>(name);
  return (
    <FieldAnchor name={name}>
      <ChipChecks {...rest} {...field} values={value ?? []} />
    </FieldAnchor>
  );
}

/** A check box: true or false. */
export function FormCheckbox({ name, ...rest }: BoundFieldProps<Omit<CheckboxProps, 'isChecked'>>) {
  const { value, ...field } = useField<boolean | undefined>(name);
  return (
    <FieldAnchor name={name}>
      <Checkbox {...rest} {...field} name={name} isChecked={value ?? false} />
    </FieldAnchor>
  );
}

/** A switch: true or false. */
export function FormSwitch({ name, ...rest }: BoundFieldProps<Omit<SwitchProps, 'isOn'>>) {
  const { value, onChange } = useField<boolean | undefined>(name);
  return (
    <FieldAnchor name={name}>
      <Switch {...rest} name={name} isOn={value ?? false} onChange={onChange} />
    </FieldAnchor>
  );
}
