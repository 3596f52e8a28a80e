import { type ReactNode, useId } from 'react';
import { cx } from '../foundation/cx';
import { Icon, type IconName } from '../foundation/icon';
import choice from './internal/choice.module.css';
import { FieldGroup, type FieldProps } from './internal/field';
import css from './styles/segmented.module.css';

export interface SegmentOption<V extends string = string> {
  value: V;
  label: ReactNode;
  icon?: IconName;
}

export interface SegmentedProps<V extends string = string> extends FieldProps {
  options: readonly SegmentOption<V>[];
  value: V | null;
  onChange: (value: V) => void;
  /** Called when the chosen segment is pressed again; without it the choice stays. */
  onClear?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  size?: 'md' | 'sm' | undefined;
  /** Full width, with segments of equal width. */
  fullWidth?: boolean | undefined;
  className?: string | undefined;
}

/** Joined segments of which one is chosen: for two to four short answers or views. */
export function Segmented<V extends string = string>(props: SegmentedProps<V>) {
  const { options, value, onChange, onClear, onBlur, size = 'md', fullWidth = false, ...field } = props;
  const name = useId();
  return (
    <FieldGroup role="radiogroup" {...field}>
      <div
        className={cx(
          css.segments,
          size === 'sm' && css.sm,
          fullWidth && css.wide,
          field.error && css.invalid,
        )}
      >
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              className={choice.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onClick={() => option.value === value && onClear?.()}
              onBlur={onBlur}
            />
            {option.icon && <Icon name={option.icon} size={18} />}
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
