import { type KeyboardEvent, useState } from 'react';
import { numberText, parseNumber, stepNumber } from '../../domain/text/number-text';
import { language } from '../../runtime/i18n/i18n';
import { cx } from '../foundation/cx';
import { Icon } from '../foundation/icon';
import { useUiT } from '../foundation/ui-texts';
import { ControlBox } from './internal/control-box';
import { Field, type FieldProps, useFieldIds } from './internal/field';
import css from './internal/field.module.css';
import own from './styles/number-field.module.css';

export interface NumberFieldProps extends FieldProps {
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  /** Limits of buttons and arrow keys. Typed values are not corrected: the caller reports errors. */
  min?: number | undefined;
  max?: number | undefined;
  /** Step of the buttons and arrow keys. */
  step?: number | undefined;
  /** Example of a number for the message about invalid text. */
  example?: number | undefined;
  /** Unit shown after the number. */
  unit?: string | undefined;
  /** Adds minus and plus buttons around a short number. */
  stepper?: boolean | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Called when the text becomes valid or invalid as a number. */
  onValidity?: ((valid: boolean) => void) | undefined;
}

/** A number input; decimal comma and point are both understood. */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    min,
    max,
    step = 1,
    example = Number.isInteger(step) ? 36 : 36.4,
    unit,
    stepper,
    name,
    isDisabled,
    onValidity,
    ...field
  } = props;
  const t = useUiT();
  const [draft, setDraft] = useState<string | null>(null);
  const invalidDraft = draft !== null && parseNumber(draft) === undefined;
  const [left, setLeft] = useState(false);
  const error =
    invalidDraft && left ? t('number.invalid', { example: numberText(example, language.intl) }) : field.error;
  const ids = useFieldIds({ help: field.help, error });

  const type = (text: string) => {
    const parsed = parseNumber(text);
    setDraft(text);
    onValidity?.(parsed !== undefined);
    onChange(parsed ?? null);
  };
  const move = (by: number) => {
    setDraft(null);
    onValidity?.(true);
    onChange(stepNumber(value, by, min, max));
  };
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key !== 'ArrowUp' && e.key !== 'ArrowDown') return;
    e.preventDefault();
    move(e.key === 'ArrowUp' ? step : -step);
  };
  const input = (
    <input
      id={ids.id}
      className={css.input}
      type="text"
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      name={name}
      disabled={isDisabled}
      value={draft ?? numberText(value, language.intl)}
      onChange={(e) => type(e.target.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        if (!invalidDraft) setDraft(null);
        onBlur?.();
      }}
      onKeyDown={onKeyDown}
      aria-required={field.required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={ids.describedBy}
    />
  );
  const button = (icon: 'minus' | 'plus', by: number, atLimit: boolean) => (
    <button
      type="button"
      className={own.step}
      disabled={isDisabled || atLimit}
      aria-label={t(`number.${icon}`)}
      aria-controls={ids.id}
      onClick={() => move(by)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <Field ids={ids} {...field} error={error} className={cx(stepper && own.withSteps)}>
      {stepper ? (
        <ControlBox isDisabled={isDisabled} isInvalid={Boolean(error)} className={own.steps}>
          {button('minus', -step, value !== null && min !== undefined && value <= min)}
          {input}
          {button('plus', step, value !== null && max !== undefined && value >= max)}
        </ControlBox>
      ) : (
        <ControlBox isDisabled={isDisabled} isInvalid={Boolean(error)} suffix={unit}>
          {input}
        </ControlBox>
      )}
    </Field>
  );
}
