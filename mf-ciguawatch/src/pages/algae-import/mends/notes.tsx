import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import css from '../../../import/import.module.css';
import type { Reading } from '../reading/read-line';
import type { Preview } from '../reading/read-sheet';
import { FaultLine } from './fault-line';
import { type Correction, suggestedCorrections } from './mends';

interface Props {
  preview: Preview;
  reading: Reading;
  onMend: (numbers: readonly number[], column: number, mend: Correction) => void;
  onSee: (number: number) => void;
}

/** Largest number of warnings listed. */
const SHOWN = 10;
/** Largest number of line numbers listed. */
const NAMED = 6;

/** Warnings that do not prevent the import: points far from land, lines without a count, repeated lines, unnamed ones. */
export function Notes({ preview, reading, onMend, onSee }: Props) {
  const t = useT('algae');
  const { notes } = preview;
  const told = notes.flatMap((note) => (note.kind === 'far' ? [] : [note]));
  const far = notes.flatMap((note) => (note.kind === 'far' ? [note] : []));
  if (notes.length === 0) return null;
  return (
    <div className={css.notes}>
      <Banner tone="caution" title={t('import.notes')}>
        {told
          .map(({ kind, numbers }) =>
            t(`import.${kind}`, {
              count: numbers.length,
              numbers: numbers.slice(0, NAMED).join(', ') + (numbers.length > NAMED ? '…' : ''),
            }),
          )
          .join(' ')}
      </Banner>
      <ul className={css.faults}>
        {far.slice(0, SHOWN).map((note) => {
          const { number, field, column, text, km } = note;
          const numbers = [number];
          return (
            <FaultLine
              key={`${number} ${text}`}
              {...{ field, numbers, text, onSee }}
              writable
              mends={suggestedCorrections({ ...note, fault: 'far', numbers }, preview, reading)}
              onMend={(mend) => onMend(numbers, column, mend)}
            >
              {t('import.far', { text, km: formatNumber(Math.round(km)) })}
            </FaultLine>
          );
        })}
      </ul>
      {far.length > SHOWN && <p>{t('import.moreFar', { count: far.length - SHOWN })}</p>}
    </div>
  );
}
