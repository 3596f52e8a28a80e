import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { yearOfText } from './year-text';

/** Milliseconds after the last digit until a year of two digits counts, because four may follow. */
const PAUSE = 400;

interface Props {
  label: string;
  year: number | null;
  onYear: (year: number | null) => void;
}

/** A year, typed with two or four digits. */
export const YearField = observer(function YearField({ label, year, onYear }: Props) {
  const t = useT('caseList');
  const shown = year === null ? '' : String(year);
  const [typed, setTyped] = useState(shown);
  const [left, setLeft] = useState(false);
  const current = homeMonth().year;
  const read = yearOfText(typed, current);
  useEffect(() => setTyped(shown), [shown]);
  useEffect(() => {
    if (read === undefined || read === year) return undefined;
    const timer = setTimeout(() => onYear(read), typed.length === 2 ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [read, year, typed, onYear]);
  return (
    <TextField
      label={label}
      value={typed}
      inputMode="numeric"
      maxLength={4}
      placeholder={t('count.yearHint')}
      error={left && read === undefined ? t('count.yearWrong') : undefined}
      onChange={(text) => {
        setTyped(text);
        setLeft(false);
      }}
      onBlur={() => {
        setLeft(true);
        if (read !== undefined) setTyped(read === null ? '' : String(read));
      }}
    />
  );
});
