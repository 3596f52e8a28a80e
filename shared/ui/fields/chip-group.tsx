import { type ReactNode, useId } from 'react';
import { cx } from '../foundation/cx';
import { Icon } from '../foundation/icon';
import { useUiT } from '../foundation/ui-texts';
import { VisuallyHidden } from '../foundation/visually-hidden';
import css from './internal/chip-look.module.css';
import choice from './internal/choice.module.css';
import { FieldGroup, type FieldProps } from './internal/field';

export interface ChipOption<V extends string = string> {
  value: V;
  label: ReactNode;
  isDisabled?: boolean;
}

interface ChipGroupProps<V extends string> extends FieldProps {
  options: readonly ChipOption<V>[];
  onBlur?: (() => void) | undefined;
  /** `lg` (44 px) in forms, `md` in toolbars. */
  size?: 'md' | 'lg' | undefined;
}

export interface ChipRadioProps<V extends string = string> extends ChipGroupProps<V> {
  value: V | null;
  /** `null` when the chosen chip is pressed again. */
  onChange: (value: V | null) => void;
}

/** A single choice among chips. Pressing the chosen chip again clears the answer. */
export function ChipRadio<V extends string = string>(props: ChipRadioProps<V>) {
  const { options, value, onChange, onBlur, size = 'lg', ...field } = props;
  const name = useId();
  const t = useUiT();
  return (
    <FieldGroup role="radiogroup" {...field}>
      <div className={css.chips}>
        {options.map((option) => {
          const on = option.value === value;
          return (
            <label key={option.value} className={cx(css.chip, size === 'lg' && css.lg, on && css.on)}>
              <input
                type="radio"
                className={choice.input}
                name={name}
                value={option.value}
                checked={on}
                disabled={option.isDisabled}
                onChange={() => onChange(option.value)}
                onClick={() => on && onChange(null)}
                onBlur={onBlur}
              />
              {on && <Icon name="check" size={15} />}
              {option.label}
            </label>
          );
        })}
      </div>
      {value !== null && <VisuallyHidden>{t('chip.clearHint')}</VisuallyHidden>}
    </FieldGroup>
  );
}

export interface ChipChecksProps<V extends string = string> extends ChipGroupProps<V> {
  values: readonly V[];
  onChange: (values: V[]) => void;
}

/** Any number of choices among chips, in the order of the options. */
export function ChipChecks<V extends string = string>(props: ChipChecksProps<V>) {
  const { options, values, onChange, onBlur, size = 'lg', ...field } = props;
  const toggle = (value: V, checked: boolean) =>
    onChange(options.map((o) => o.value).filter((v) => (v === value ? checked : values.includes(v))));
  return (
    <FieldGroup role="group" {...field}>
      <div className={css.chips}>
        {options.map((option) => {
          const on = values.includes(option.value);
          return (
            <label key={option.value} className={cx(css.chip, size === 'lg' && css.lg, on && css.on)}>
              <input
                type="checkbox"
                className={choice.input}
                value={option.value}
                checked={on}
                disabled={option.isDisabled}
                onChange={(e) => toggle(option.value, e.target.checked)}
                onBlur={onBlur}
              />
              {on && <Icon name="check" size={15} />}
              {option.label}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
