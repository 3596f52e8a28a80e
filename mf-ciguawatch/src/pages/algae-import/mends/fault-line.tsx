import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { ReactNode } from 'react';
import { MendLine } from '../../../import/mends/mend-line';
import type { CellFault } from '../reading/read-line';
import type { Correction } from './mends';

interface Props {
  field: CellFault['field'];
  /** line numbers in the file */
  numbers: readonly number[];
  /** present text of the cell */
  text: string;
  /** whether to offer a text box for a correction; false when the file has no column for the field */
  writable: boolean;
  mends: readonly Correction[];
  /** the error in words */
  children: ReactNode;
  onMend: (mend: Correction) => void;
  onSee: (number: number) => void;
}

/** One error of a file of samplings, with its suggested corrections in words. */
export function FaultLine({ field, mends, ...line }: Props) {
  const t = useT('algae');
  const i = useT('import');
  const count = line.numbers.length;
  const label = (mend: Correction) => {
    if ('unit' in mend) return t('import.readAs', { unit: t(`import.unit_${mend.unit}`) });
    if ('without' in mend) return t('import.without', { count });
    if ('head' in mend) return i('import.put', { text: mend.head, count: 1 });
    if ('texts' in mend)
      return t('import.putEach', { from: line.text, text: mend.texts[0], count: count - 1 });
    if (mend.text === '') return t('import.putEmpty', { count });
    return i('import.put', { text: said(mend.text), count });
  };
  const said = (text: string) => {
    if (field === 'at_dino_identification') return t(`import.flag_${text}`);
    return text === '0' ? t('import.zero') : text;
  };
  return (
    <MendLine<Correction>
      {...line}
      name={t(`import.field_${field}`)}
      mends={mends.map((mend) => ({ mend, label: label(mend) }))}
    />
  );
}
