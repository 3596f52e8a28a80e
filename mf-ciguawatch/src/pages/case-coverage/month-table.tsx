import type { MonthOf } from '@ciguawatch/shared/domain/statistics/coverage';
import { formatMonth, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { CellState, SourceMonths } from './cells';
import css from './page.module.css';

/** Row of the table: one island, or several that are changed together. */
export interface TableRow {
  key: string;
  name: string;
  islands: readonly number[];
}

interface Props {
  label: string;
  rows: readonly TableRow[];
  year: number;
  months: SourceMonths;
  isDisabled: boolean;
  onPress: (row: TableRow, months: readonly MonthOf[]) => void;
}

const CELL_SYMBOLS: Record<CellState, string> = { observed: '●', silent: '–', partly: '◐', future: '' };
const MONTH_NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1);
const ARROW_MOVES: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -12],
  End: [0, 12],
};
const within = (at: number, last: number): number => Math.min(Math.max(at, 0), last);

/** Table of islands by month. Tab reaches a single cell, from which the arrow keys move to the others. */
export function MonthTable({ label, rows, year, months, isDisabled, onPress }: Props) {
  const t = useT('coverageTable');
  const table = useRef<HTMLTableElement>(null);
  const [[atRow, atColumn], setAt] = useState<readonly [number, number]>([0, 0]);
  const row = within(atRow, rows.length - 1);
  const move = (event: KeyboardEvent) => {
    const by = ARROW_MOVES[event.key];
    if (!by) return;
    event.preventDefault();
    const next = [within(row + by[0], rows.length - 1), within(atColumn + by[1], 12)] as const;
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-at="${next.join()}"]`)?.focus();
  };
  const cell = (line: number, column: number, asked: readonly MonthOf[], time: string) => {
    const one = rows[line] as TableRow;
    const states = new Set(asked.map((at) => months.state(one.islands, at)));
    states.delete('future');
    const [first = 'future', ...others] = states;
    const state = others.length > 0 ? 'partly' : first;
    const isOwn = asked.some((at) => one.islands.some((island) => months.own(island, at) !== null));
    const said = t('coverage.say', { place: one.name, month: time, state: t(`coverage.${state}`) });
    return (
      <td key={column}>
        <button
          type="button"
          className={cx(css.cell, css[state], isOwn && css.own)}
          data-at={`${line},${column}`}
          tabIndex={line === row && column === atColumn ? 0 : -1}
          aria-label={said}
          aria-description={isOwn ? t('coverage.own') : undefined}
          aria-disabled={isDisabled || state === 'future'}
          onFocus={() => setAt([line, column])}
          onClick={() => !isDisabled && state !== 'future' && onPress(one, asked)}
        >
          {CELL_SYMBOLS[state]}
        </button>
      </td>
    );
  };
  const all = MONTH_NUMBERS.map((month) => ({ year, month }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is scrolled by keys.
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={css.table} ref={table} aria-label={label} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">{t('coverage.place')}</th>
            {MONTH_NUMBERS.map((month) => (
              <th key={month} scope="col">
                {formatMonth(month, null, 'short')}
              </th>
            ))}
            <th scope="col">{t('coverage.wholeYear')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one, line) => (
            <tr key={one.key} className={cx(one.islands.length > 1 && css.group)}>
              <th scope="row">{one.name}</th>
              {all.map((at, column) => cell(line, column, [at], formatMonth(at.month, year)))}
              {cell(line, 12, all, String(year))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
