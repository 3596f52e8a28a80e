import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { ReactNode } from 'react';
import { MendLine } from '../../../import/mends/mend-line';
import type { ImportField } from '../fields';
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

/** One error of a file of samplings, with its suggested corrections in words. */
export function FaultLine({ field, mends, ...line }: Props) {
  const t = useT('algae');
  const i = useT('import');
  const label = (mend: Mend) => {
    if ('unit' in mend) return t('import.readAs', { unit: t(`import.unit_${mend.unit}`) });
    const put = field === 'at_dino_identification' ? t(`import.flag_${mend.text}`) : mend.text;
    return i('import.put', { text: put, count: line.numbers.length });
  };
  return (
    <MendLine<Mend>
      {...line}
      name={t(`import.field_${field}`)}
      mends={mends.map((mend) => ({ mend, label: label(mend) }))}
    />
  );
}
