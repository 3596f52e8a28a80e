import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { CharacterCount } from './internal/character-count';
import { ControlBox } from './internal/control-box';
import { Field, type FieldProps, useFieldIds } from './internal/field';
import css from './internal/field.module.css';
import { useLateValue } from './internal/use-late-value';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  type?: 'text' | 'email' | 'search' | 'tel' | 'url' | undefined;
  /** Most characters that can be typed. Multi-line fields show a count. */
  maxLength?: number | undefined;
  /**
   * Most characters accepted. More can be typed or pasted without being cut; the caller reports the error.
   */
  limit?: number | undefined;
  multiline?: boolean | undefined;
  rows?: number | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Whether phones start with a capital letter. */
  autoCapitalize?: 'none' | undefined;
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'search' | 'tel' | 'url' | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  spellCheck?: boolean | undefined;
  /** Language of the content, when it differs from that of the page. */
  lang?: string | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement> | undefined;
}

/** A text input of one line, or of several with `multiline`. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    help,
    error,
    required,
    optional,
    hideLabel,
    value,
    onChange,
    maxLength,
    multiline,
    rows = 4,
  } = props;
  const { type = 'text', isDisabled, isReadOnly, prefix, suffix, inputRef, onBlur } = props;
  const most = props.limit ?? maxLength;
  const counted = Boolean(multiline && most);
  const ids = useFieldIds({ help, error }, counted);
  // Searches are kept in the URL, which comes back late.
  const late = useLateValue(value, onChange);
  const shown = type === 'search' ? late : { text: value, type: onChange };
  const shared = {
    id: ids.id,
    ref: inputRef,
    value: shown.text,
    maxLength,
    onBlur,
    onChange: (e: { target: { value: string } }) => shown.type(e.target.value),
    name: props.name,
    placeholder: props.placeholder,
    lang: props.lang,
    autoComplete: props.autoComplete,
    autoCapitalize: props.autoCapitalize,
    inputMode: props.inputMode,
    spellCheck: props.spellCheck,
    disabled: isDisabled,
    readOnly: isReadOnly,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.describedBy,
  };
  return (
    <Field
      ids={ids}
      {...{ label, help, error, required, optional, hideLabel }}
      aside={counted && <CharacterCount used={[...value].length} max={most ?? 0} />}
    >
      <ControlBox {...{ prefix, suffix, isDisabled, isReadOnly, multiline }} isInvalid={Boolean(error)}>
        {multiline ? (
          <textarea {...shared} rows={rows} className={css.area} />
        ) : (
          <input {...shared} type={type} className={css.input} />
        )}
      </ControlBox>
    </Field>
  );
}
