import { Icon } from '../foundation/icon';
import { ControlBox } from './internal/control-box';
import { Field, type FieldProps, useFieldIds } from './internal/field';
import own from './styles/select.module.css';

export interface SelectOption {
  id: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[];
  value: string | null;
  /** `null` when the empty entry is chosen. */
  onChange: (id: string | null) => void;
  onBlur?: (() => void) | undefined;
  /** Text of the empty entry. */
  placeholder?: string | undefined;
  /** Leaves out the empty entry, so that one option is always chosen. */
  noEmpty?: boolean | undefined;
  name?: string | undefined;
  autoComplete?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** A single choice from a native list, which phones and keyboards handle well. */
export function Select(props: SelectProps) {
  const {
    options,
    value,
    onChange,
    onBlur,
    placeholder = '',
    noEmpty,
    name,
    autoComplete,
    isDisabled,
    ...field
  } = props;
  const ids = useFieldIds(field);
  return (
    <Field ids={ids} {...field}>
      <ControlBox isDisabled={isDisabled} isInvalid={Boolean(field.error)} className={own.box}>
        <select
          id={ids.id}
          className={own.select}
          value={value ?? ''}
          onChange={(e) => onChange(e.target.value === '' ? null : e.target.value)}
          onBlur={onBlur}
          name={name}
          autoComplete={autoComplete}
          disabled={isDisabled}
          aria-required={field.required || undefined}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={ids.describedBy}
        >
          {(!noEmpty || value === null) && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={own.arrow}>
          <Icon name="chevron-down" size={18} />
        </span>
      </ControlBox>
    </Field>
  );
}
