import { type ReactNode, useId } from 'react';
import choice from './internal/choice.module.css';
import css from './styles/switch.module.css';

export interface SwitchProps {
  label: ReactNode;
  help?: ReactNode;
  isOn: boolean;
  onChange: (on: boolean) => void;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** A switch, for settings that take effect immediately. */
export function Switch({ label, help, isOn, onChange, name, isDisabled }: SwitchProps) {
  const helpId = useId();
  return (
    <label className={choice.choice}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className={choice.input}
        checked={isOn}
        onChange={(e) => onChange(e.target.checked)}
        name={name}
        disabled={isDisabled}
        aria-describedby={help ? helpId : undefined}
      />
      <span className={css.track} />
      <span className={choice.text}>
        {label}
        {help && (
          <span id={helpId} aria-hidden="true" className={choice.help}>
            {help}
          </span>
        )}
      </span>
    </label>
  );
}
