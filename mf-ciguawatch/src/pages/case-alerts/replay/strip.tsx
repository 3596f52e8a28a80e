import { type AlertRule, REPLAYED_RULES } from '@ciguawatch/shared/domain/alerts/history';
import type { MouseEvent } from 'react';
import { type Cell, type StripAlert, stacks } from './cells';
import css from './replay.module.css';

const WIDTH = 600;
const ROW = 24;
/** Height that all marks of one month share within a row, in viewBox units. */
const TALL = 16;

interface Props {
  marks: readonly StripAlert[];
  rules?: readonly AlertRule[];
  /** first month of the strip, and the number of months */
  start: Cell;
  months: number;
  chosen: Cell;
  onChoose: (cell: Cell) => void;
  label: string;
}

/** Strip chart of alerts: a row for each rule, a column for each month. Alerts of the same month are stacked. */
export function Strip({ marks, rules = REPLAYED_RULES, start, months, chosen, onChoose, label }: Props) {
  const step = WIDTH / months;
  const x = (cell: Cell) => (cell - start) * step;
  const height = rules.length * ROW;
  const choose = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - box.left) / box.width) * months);
    onChoose(start + Math.min(months - 1, Math.max(0, at)));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons over the strip choose the month by keyboard.
    <svg
      className={css.strip}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      style={{ height }}
      role="img"
      aria-label={label}
      onClick={choose}
    >
      {Array.from({ length: months / 12 }, (_, year) => start + year * 12).map((cell) => (
        <rect
          key={cell}
          className={(cell / 12) % 2 ? css.odd : css.even}
          x={x(cell)}
          width={12 * step}
          height={height}
        />
      ))}
      <rect className={css.chosen} x={x(chosen) - step / 2} width={step * 2} height={height} />
      {rules.map((rule, row) => (
        <g key={rule}>
          <path className={css.line} d={`M0 ${row * ROW + ROW / 2}H${WIDTH}`} />
          {[...stacks(marks, rule)].flatMap(([cell, list]) => {
            if (cell < start || cell >= start + months) return [];
            const tall = TALL / list.length;
            return list.map((mark, i) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a mark is identified by its place in the stack.
                key={`${cell} ${i}`}
                className={css[mark.look]}
                x={x(cell) + step * 0.15}
                y={row * ROW + (ROW - TALL) / 2 + i * tall}
                width={step * 0.7}
                height={Math.max(1, tall - (list.length > 1 ? 1 : 0))}
              />
            ));
          })}
        </g>
      ))}
    </svg>
  );
}
