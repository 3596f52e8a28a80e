import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { RadioGroup } from '@ciguawatch/shared/ui/fields/radio-group';
import { observer } from 'mobx-react-lite';
import { type DecimalMark, numbersIn } from './read/read-number';

/** Decimal marks, as French and as English write them. */
const MARKS: readonly DecimalMark[] = [',', '.'];

interface Props {
  /** a number of the file that may be one or a thousand */
  example: string;
  mark: DecimalMark | null;
  onMark: (mark: DecimalMark) => void;
}

/** Asks once for a whole file whether 1.000 is one or a thousand, with a number of the file. */
export const MarkQuestion = observer(function MarkQuestion({ example, mark, onMark }: Props) {
  const t = useT('import');
  const as = (one: DecimalMark) =>
    formatNumber(numbersIn(example, one)[0] ?? null, { maximumFractionDigits: 3 });
  return (
    <RadioGroup
      label={t('import.mark', { text: example })}
      options={MARKS.map((one) => ({ value: one, label: as(one) }))}
      value={mark}
      onChange={onMark}
    />
  );
});
