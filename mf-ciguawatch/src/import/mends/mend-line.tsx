import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { type FormEvent, type ReactNode, useState } from 'react';
import css from '../import.module.css';
import '../texts';

interface Props<Mend> {
  /** name of the field in words */
  name: string;
  /** line numbers in the file */
  numbers: readonly number[];
  /** present text of the cell */
  text: string;
  /** whether to offer a text box for a correction; false when the file has no column for the field */
  writable: boolean;
  mends: readonly { mend: Mend; label: string }[];
  /** the error in words */
  children: ReactNode;
  onMend: (mend: Mend | { text: string }) => void;
  onSee: (number: number) => void;
  /** further ways to answer, behind the suggestions */
  more?: ReactNode;
}

/** One error: its lines and reason, buttons for suggested corrections, and a field to type another one. */
export function MendLine<Mend>(props: Props<Mend>) {
  const { name, numbers, text, writable, mends, children, onMend, onSee, more } = props;
  const t = useT('import');
  const [typed, setTyped] = useState(text);
  const [number = 0] = numbers;
  const where = t('import.linesOf', {
    count: numbers.length,
    number: String(number),
    numbers: numbers.slice(0, 4).join(', '),
    field: name,
  });
  const send = (e: FormEvent) => {
    e.preventDefault();
    if (typed.trim() !== text) onMend({ text: typed.trim() });
  };
  return (
    <li className={css.fault}>
      <p>
        <b>{where}</b> {children}
      </p>
      <div className={css.mends}>
        {mends.map(({ mend, label }) => (
          <Button key={label} size="sm" icon="check" onPress={() => onMend(mend)}>
            {label}
          </Button>
        ))}
        {writable && (
          <form className={css.put} onSubmit={send}>
            <TextField
              label={t('import.corrected', { field: name, number: String(number) })}
              hideLabel
              value={typed}
              onChange={setTyped}
              autoComplete="off"
            />
            <Button size="sm" type="submit">
              {t('import.putTyped')}
            </Button>
          </form>
        )}
        {more}
        <Button size="sm" variant="quiet" onPress={() => onSee(number)}>
          {t('import.seeLine')}
        </Button>
      </div>
    </li>
  );
}
