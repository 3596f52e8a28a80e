import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import css from './filters.module.css';

interface Props {
  /** accessible name of the group */
  label: string;
  options: readonly { value: string; label: string }[];
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Checkboxes for the values that a filter allows; the values chosen keep the order of the options. */
export function ChoiceEditor({ label, options, values, onChange }: Props) {
  const toggle = (value: string, on: boolean) =>
    onChange(options.map((one) => one.value).filter((one) => (one === value ? on : values.includes(one))));
  return (
    <fieldset className={css.choices}>
      <legend className={css.legend}>{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          isChecked={values.includes(option.value)}
          onChange={(on) => toggle(option.value, on)}
        />
      ))}
    </fieldset>
  );
}
