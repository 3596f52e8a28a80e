import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../foundation/cx';
import { Icon } from '../foundation/icon';
import css from './internal/choice.module.css';
import { FieldMessage } from './internal/field';
import field from './internal/field.module.css';

export interface CheckboxProps {
  /** Visible label. Use `aria-label` instead where the table head or row already shows it. */
  label?: ReactNode;
  'aria-label'?: string | undefined;
  help?: ReactNode;
  error?: string | null | undefined;
  isChecked: boolean;
  onChange: (checked: boolean) => void;
  /** Mixed state: some, but not all, of the items it covers are checked. */
  isMixed?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** A check box with its label. */
export function Checkbox(props: CheckboxProps) {
  const { label, help, error, isChecked, onChange, isMixed = false, onBlur, name, isDisabled } = props;
  const messageId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <div className={cx(label ? field.field : undefined)}>
      <label className={css.choice}>
        <input
          ref={input}
          type="checkbox"
          className={css.input}
          checked={isChecked}
          onChange={(e) => onChange(e.target.checked)}
          onBlur={onBlur}
          name={name}
          disabled={isDisabled}
          aria-label={props['aria-label']}
          aria-invalid={error ? true : undefined}
          aria-describedby={help || error ? messageId : undefined}
        />
        <span className={cx(css.mark, css.box, error && css.invalid)}>
          <Icon name={isMixed ? 'minus' : 'check'} />
        </span>
        {label && <span className={css.text}>{label}</span>}
      </label>
      <FieldMessage id={messageId} help={help} error={error} />
    </div>
  );
}
