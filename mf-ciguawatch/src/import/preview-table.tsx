import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { useEffect, useRef, useState } from 'react';
import css from './import.module.css';
import type { Sheet } from './sheet';
import './texts';

interface Props {
  head: readonly string[];
  /** field of each column, null where it is left out */
  fields: readonly (string | null)[];
  lines: Sheet['lines'];
  /** cells that prevent the import */
  faults: readonly { number: number; field: string; column?: number }[];
  /** line to scroll to; a new object scrolls there again */
  seen: { number: number } | null;
  /**
   * what a cell of a line was understood as, in words; undefined where it could not be. With it the table shows what will
   * be stored, and columns that are left out are not shown.
   */
  understood?: (number: number, column: number) => string | undefined;
}

/** Makes the table focusable, so that it can be scrolled with the keyboard. */
const scrollable = { tabIndex: 0 };
/** Number of lines rendered at once. */
const SHOWN = 60;

/** Index of the first line rendered, so that the wanted one is among them. */
function startFor(lines: Sheet['lines'], wanted: number): number {
  const at = lines.findIndex(({ number }) => number === wanted);
  return at < SHOWN ? 0 : at - SHOWN / 2;
}

/** Table of the file with its errors marked. */
export function PreviewTable({ head, fields, lines, faults, seen, understood }: Props) {
  const t = useT('import');
  const [which, setWhich] = useState<'all' | 'faulty'>('all');
  const box = useRef<HTMLDivElement>(null);
  const bad = new Set(faults.map(({ number, field, column }) => `${number} ${column ?? field}`));
  const columns = head.flatMap((text, index) =>
    understood && (fields[index] ?? null) === null ? [] : [{ text, index }],
  );
  const numbers = new Set(faults.map(({ number }) => number));
  const shown =
    which === 'all' || numbers.size === 0 ? lines : lines.filter(({ number }) => numbers.has(number));
  const from = seen === null ? 0 : startFor(shown, seen.number);
  useEffect(() => {
    if (!seen) return;
    const row = box.current?.querySelector(`[data-line="${seen.number}"]`);
    row?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [seen]);
  return (
    <section className={css.preview}>
      <h2>{t('import.preview')}</h2>
      {numbers.size > 0 && (
        <Segmented
          label={t('import.preview')}
          hideLabel
          size="sm"
          options={[
            { value: 'all', label: t('import.allLines') },
            { value: 'faulty', label: t('import.faultyLines') },
          ]}
          value={which}
          onChange={setWhich}
        />
      )}
      <div ref={box} className={css.scroll} {...scrollable}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('import.line')}</th>
              {columns.map(({ text, index }) => (
                <th key={index} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.slice(from, from + SHOWN).map(({ number, cells }) => (
              <tr key={number} data-line={number} aria-current={number === seen?.number || undefined}>
                <th scope="row">{number}</th>
                {columns.map(({ index }) => {
                  const field = fields[index] ?? null;
                  const isBad =
                    field !== null && (bad.has(`${number} ${field}`) || bad.has(`${number} ${index}`));
                  return (
                    <td key={index} className={isBad ? css.bad : field === null ? css.left : undefined}>
                      {understood && !isBad ? understood(number, index) : cells[index]}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length - from > SHOWN && (
        <p className={css.quiet}>{t('import.moreLines', { count: shown.length - from - SHOWN })}</p>
      )}
    </section>
  );
}
