import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { DateField } from '@ciguawatch/shared/ui/fields/date-field';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key until a typed day is stored, because parts of a date are dates too. */
const PAUSE = 800;

interface Props {
  due: string | null;
  onDue: (due: string | null) => void;
  isDisabled: boolean;
}

/** Day until which the work on a case is due; stored when it was picked, or typed to its end. */
export function DueField({ due, onDue, isDisabled }: Props) {
  const t = useT('caseThread');
  const [day, setDay] = useState(due);
  const [valid, setValid] = useState(true);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const store = (next: string | null) => {
    clearTimeout(waiting.current);
    if (next !== due) onDue(next);
  };
  return (
    <DateField
      label={t('task.due')}
      value={day}
      onValidity={setValid}
      error={valid ? undefined : t('task.dueInvalid')}
      onChange={(next) => {
        setDay(next);
        clearTimeout(waiting.current);
        if (next !== null) waiting.current = setTimeout(() => store(next), PAUSE);
      }}
      onBlur={() => valid && store(day)}
      isDisabled={isDisabled}
    />
  );
}
