import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Pips } from '../art/pips';
import { cx } from '../foundation/cx';
import { Icon } from '../foundation/icon';
import { useUiT } from '../foundation/ui-texts';
import choice from './internal/choice.module.css';
import { FieldMessage } from './internal/field';
import css from './styles/severity-scale.module.css';

/** N not observed, Y present, 1 soft, 2 medium, 3 hard, U unknown (product rules, graded symptoms). */
export type Severity = 'N' | 'Y' | '1' | '2' | '3' | 'U';

export interface SeverityScaleProps {
  label: ReactNode;
  /** What the symptom means, in plain words. */
  help?: ReactNode;
  error?: string | null | undefined;
  /** `null` while unanswered; nothing is preselected. */
  value: Severity | null;
  /** `null` when the chosen answer is pressed again. */
  onChange: (value: Severity | null) => void;
  name: string;
  /** Set by "No to the rest": drawn differently, can be changed. */
  isAuto?: boolean | undefined;
}

const cells = ['N', 'Y', '1', '2', '3'] as const;

/** Keys for fast entry from paper: "n" is no, "o" or "y" yes. */
const SEVERITY_OF_KEY: Partial<Record<string, Severity | null>> = {
  n: 'N',
  o: 'Y',
  y: 'Y',
  '?': 'U',
  Delete: null,
  Backspace: null,
};

/** The answer for a key. Digits are read by key position, because French keyboards need Shift for them. */
function severityOfKey({ key, code }: KeyboardEvent): Severity | null | undefined {
  const digit = /^(?:Digit|Numpad)([123])$/.exec(code)?.[1] as '1' | '2' | '3' | undefined;
  return digit ?? SEVERITY_OF_KEY[key.length === 1 ? key.toLowerCase() : key];
}

interface OptionProps {
  group: string;
  answer: Severity;
  chosen: Severity | null;
  onChange: (value: Severity | null) => void;
  className: string;
  children: ReactNode;
}

/** One answer: a native radio under a drawn cell. */
function Option({ group, answer, chosen, onChange, className, children }: OptionProps) {
  const isChosen = chosen === answer;
  return (
    <label className={className}>
      <input
        type="radio"
        className={choice.input}
        name={group}
        value={answer}
        checked={isChosen}
        onChange={() => onChange(answer)}
        onClick={() => isChosen && onChange(null)}
      />
      {children}
    </label>
  );
}

/**
 * Severity of one symptom: five joined cells and a separate "don't know", a radio group of six. Keys: n no,
 * o or y yes, 1 to 3 severity, ? "don't know", Delete clears the answer.
 */
export function SeverityScale({ label, help, error, value, onChange, name, isAuto }: SeverityScaleProps) {
  const t = useUiT();
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const answer = severityOfKey(event);
    if (answer === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChange(answer);
    // Focuses the chosen radio: from another one, Tab would stop in the same group once more.
    const chosen = answer === null ? null : `input[value="${answer}"]`;
    if (chosen) event.currentTarget.querySelector<HTMLInputElement>(chosen)?.focus();
  };
  const shared = { group: `${name}-${id}`, chosen: value, onChange };
  return (
    <div
      role="radiogroup"
      onKeyDown={onKeyDown}
      className={css.symptom}
      aria-labelledby={`${id}-label`}
      aria-describedby={help || error ? `${id}-help` : undefined}
    >
      <span className={css.label}>
        <span id={`${id}-label`}>{label}</span>
        {(help || error) && (
          <small id={`${id}-help`} className={css.help}>
            {error ? <FieldMessage error={error} /> : help}
          </small>
        )}
      </span>
      <div className={cx(css.scale, value === 'U' && css.dim, error && css.invalid)}>
        {cells.map((cell) => (
          <Option
            key={cell}
            {...shared}
            answer={cell}
            className={cx(css.cell, value === cell && css[`on${cell}`], isAuto && cell === 'N' && css.auto)}
          >
            {t(`severity.${cell}`)}
            {cell !== 'N' && cell !== 'Y' && (
              <Pips level={cell === '1' ? 1 : cell === '2' ? 2 : 3} size="sm" />
            )}
          </Option>
        ))}
      </div>
      <Option {...shared} answer="U" className={cx(css.unknown, value === 'U' && css.onU)}>
        {value === 'U' && <Icon name="check" size={15} />}
        {t('severity.U')}
      </Option>
    </div>
  );
}
