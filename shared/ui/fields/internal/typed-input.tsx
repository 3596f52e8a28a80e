import type { FieldIds } from './field';
import css from './field.module.css';
import type { Typed } from './use-typed-value';

interface Props {
  ids: FieldIds;
  typed: Typed;
  name: string | undefined;
  placeholder: string;
  isDisabled: boolean | undefined;
  isRequired: boolean | undefined;
  isInvalid: boolean;
  onBlur: (() => void) | undefined;
}

/** The text input of a date or time; what is typed is parsed when the field is left. */
export function TypedInput(props: Props) {
  const { ids, typed, name, placeholder, isDisabled, isRequired, isInvalid, onBlur } = props;
  return (
    <input
      id={ids.id}
      className={css.input}
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      name={name}
      disabled={isDisabled}
      value={typed.text}
      onChange={(e) => typed.type(e.target.value)}
      onFocus={typed.enter}
      onBlur={() => {
        typed.leave();
        onBlur?.();
      }}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={ids.describedBy}
    />
  );
}
