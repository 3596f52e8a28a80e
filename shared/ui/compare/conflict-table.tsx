import { type ReactNode, useId } from 'react';
import type { Conflict, Side } from '../../domain/edits/merge-edits';
import { Badge } from '../data/badge';
import { cx } from '../foundation/cx';
import css from './conflict-table.module.css';

export type { Side };

/** Texts of the table in the reader's language. */
export interface ConflictWords {
  field: string;
  before: string;
  /** names of the two versions */
  mine: string;
  theirs: string;
  /** note beside a field without a choice */
  toChoose: string;
}

export interface ConflictTableProps<V> {
  conflicts: readonly Conflict<V>[];
  choices: Readonly<Record<string, Side>>;
  words: ConflictWords;
  labelOf: (field: string) => string;
  /** A value as text. */
  textOf: (field: string, value: V) => string;
  /** A value as rendered, where text is not enough. */
  draw?: ((field: string, value: V) => ReactNode) | undefined;
  onChoose: (choices: Record<string, Side>) => void;
}

/**
 * A table of the fields that both sides changed: before, mine, theirs, with a choice between the last two.
 */
export function ConflictTable<V>(props: ConflictTableProps<V>) {
  const { conflicts, choices, words, labelOf, textOf, draw = textOf, onChoose } = props;
  const id = useId();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.mine}</th>
          <th scope="col">{words.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map(({ field, before, mine, theirs }) => (
          <tr key={field}>
            <th scope="row" className={choices[field] ? undefined : css.open}>
              {labelOf(field)} {!choices[field] && <Badge tone="coral">{words.toChoose}</Badge>}
            </th>
            <td data-label={words.before}>{draw(field, before)}</td>
            {(['mine', 'theirs'] as const).map((side) => {
              const value = side === 'mine' ? mine : theirs;
              return (
                <Choice
                  key={side}
                  group={`${id}-${field}`}
                  whose={words[side]}
                  label={`${labelOf(field)}, ${words[side]}, ${textOf(field, value)}`}
                  chosen={choices[field] === side}
                  onChoose={() => onChoose({ ...choices, [field]: side })}
                >
                  {draw(field, value)}
                </Choice>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChoiceProps {
  group: string;
  whose: string;
  label: string;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ group, whose, label, chosen, onChoose, children }: ChoiceProps) {
  return (
    <td className={cx(css.choice, chosen && css.on)}>
      <label>
        <input type="radio" name={group} checked={chosen} onChange={onChoose} aria-label={label} />
        <span>
          <small className={css.whose} aria-hidden="true">
            {whose}
          </small>
          {children}
        </span>
      </label>
    </td>
  );
}
