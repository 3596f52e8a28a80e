import { type ReactNode, useId } from 'react';
import { cx } from '../foundation/cx';
import css from './internal/choice.module.css';
import { FieldGroup, type FieldProps } from './internal/field';
import tiles from './internal/radio-tiles.module.css';

export interface RadioOption<V extends string = string> {
  value: V;
  label: ReactNode;
  help?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<V extends string = string> extends FieldProps {
  options: readonly RadioOption<V>[];
  value: V | null;
  onChange: (value: V) => void;
  onBlur?: (() => void) | undefined;
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** `tiles` draws each choice as a bordered tile. */
  look?: 'list' | 'tiles' | undefined;
  name?: string | undefined;
}

/** A single choice among a few visible options. Nothing is preselected unless `value` is set. */
export function RadioGroup<V extends string = string>(props: RadioGroupProps<V>) {
  const { options, value, onChange, onBlur, orientation = 'vertical', look = 'list', name, ...field } = props;
  const own = useId();
  const isTiles = look === 'tiles';
  return (
    <FieldGroup role="radiogroup" {...field}>
      <div className={isTiles ? tiles.tiles : orientation === 'horizontal' ? css.row : css.list}>
        {options.map((option) => (
          <label key={option.value} className={isTiles ? tiles.tile : css.choice}>
            <input
              type="radio"
              className={css.input}
              name={name ? `${name}-${own}` : own}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              disabled={option.isDisabled}
            />
            <span className={cx(css.mark, css.dot, field.error && css.invalid)} />
            <span className={css.text}>
              {option.label}
              {option.help && <small className={css.help}>{option.help}</small>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
