import { useEffect, useRef, useState } from 'react';
import { type Mentioned, matchingPeople, mentionAt } from '../../domain/text/mentions';
import { CharacterCount } from './internal/character-count';
import { ComboList } from './internal/combo-list';
import { ControlBox } from './internal/control-box';
import { Field, type FieldProps, useFieldIds } from './internal/field';
import css from './internal/field.module.css';
import { useCombo } from './internal/use-combo';
import box from './styles/combobox.module.css';

interface MentionFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** those who can be mentioned */
  people: readonly Mentioned[];
  maxLength: number;
  rows?: number | undefined;
  placeholder?: string | undefined;
  /** Control or Command with Enter */
  onSubmit?: (() => void) | undefined;
}

/** Most names suggested at once. */
const MOST = 8;

/**
 * A text of several lines in which `@` suggests names, chosen with arrows and Enter or by pressing one. Without a
 * suggestion every key writes.
 */
export function MentionField(props: MentionFieldProps) {
  const { label, help, error, required, optional, hideLabel, value, onChange, people, maxLength } = props;
  const ids = useFieldIds({ help, error }, true);
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  /** where the caret belongs once a chosen name was written */
  const next = useRef<number | null>(null);
  const typed = mentionAt(value, caret);
  const found = typed ? matchingPeople(people, typed.query).slice(0, MOST) : [];
  const combo = useCombo(found.length, (index) => {
    const person = found[index];
    if (!person || !typed) return;
    const before = `${value.slice(0, typed.from)}@${person.name} `;
    next.current = before.length;
    onChange(before + value.slice(caret).replace(/^ /, ''));
  });
  useEffect(() => {
    if (next.current === null) return;
    area.current?.setSelectionRange(next.current, next.current);
    setCaret(next.current);
    next.current = null;
  }, [value]);
  const isOpen = combo.isOpen && found.length > 0;
  const listId = `${ids.id}-list`;
  return (
    <Field
      ids={ids}
      {...{ label, help, error, required, optional, hideLabel }}
      aside={<CharacterCount used={[...value].length} max={maxLength} />}
    >
      <div className={box.box}>
        <ControlBox multiline isInvalid={Boolean(error)}>
          <textarea
            ref={area}
            id={ids.id}
            className={css.area}
            rows={props.rows ?? 3}
            maxLength={maxLength}
            placeholder={props.placeholder}
            value={value}
            aria-autocomplete="list"
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && combo.active >= 0 ? `${listId}-${combo.active}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.describedBy}
            onChange={(e) => {
              const at = e.target.selectionStart;
              setCaret(at);
              if (mentionAt(e.target.value, at)) combo.search();
              else combo.close();
              onChange(e.target.value);
            }}
            onSelect={(e) => setCaret(e.currentTarget.selectionStart)}
            onKeyDown={(e) => {
              if (isOpen) combo.onKeyDown(e);
              if (e.defaultPrevented || e.key !== 'Enter' || !(e.ctrlKey || e.metaKey)) return;
              e.preventDefault();
              props.onSubmit?.();
            }}
            onBlur={combo.close}
          />
        </ControlBox>
        <ComboList
          id={listId}
          labelId={ids.labelId}
          input={area}
          isOpen={isOpen}
          inFlow
          active={combo.active}
          keys={found.map(({ id }) => id)}
          texts={found.map(({ name }) => name)}
          render={(index) => found[index]?.name}
          onPick={combo.pick}
          emptyText=""
        />
      </div>
    </Field>
  );
}
