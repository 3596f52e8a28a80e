import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ImportField } from '../fields';
import css from '../import.module.css';
import type { Mend } from './mends';

interface Props {
  field: ImportField;
  /** line numbers in the file */
  numbers: readonly number[];
  /** present text of the cell */
  text: string;
  /** whether to offer a text box for a correction; false when the file has no column for the field */
  writable: boolean;
  mends: readonly Mend[];
  /** the error in words */
  children: ReactNode;
  onMend: (mend: Mend) => void;
  onSee: (number: number) => void;
}

/** One error: its lines and reason, buttons for suggested corrections, and a field to type another one. */
export function FaultLine({ field, numbers, text, writable, mends, children, onMend, onSee }: Props) {
  const t = useT('algae');
  const [typed, setTyped] = useState(text);
  const [number = 0] = numbers;
  const name = t(`import.field_${field}`);
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
  const label = (mend: Mend) => {
    if ('unit' in mend) return t('import.readAs', { unit: t(`import.unit_${mend.unit}`) });
    const put = field === 'at_dino_identification' ? t(`import.flag_${mend.text}`) : mend.text;
    return t('import.put', { text: put, count: numbers.length });
  };
  return (
    <li className={css.fault}>
      <p>
        <b>{where}</b> {children}
      </p>
      <div className={css.mends}>
        {mends.map((mend) => (
          <Button key={JSON.stringify(mend)} size="sm" icon="check" onPress={() => onMend(mend)}>
            {label(mend)}
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
        <Button size="sm" variant="quiet" onPress={() => onSee(number)}>
          {t('import.seeLine')}
        </Button>
      </div>
    </li>
  );
}
