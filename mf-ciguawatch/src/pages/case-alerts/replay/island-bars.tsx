import type { AlertReplay } from '@ciguawatch/shared/api/schemas/alert';
import bars from '../month-bars.module.css';
import { type Cell, cellOf } from './cells';
import css from './replay.module.css';

const WIDTH = 600;
const HEIGHT = 56;

interface Props {
  months: AlertReplay['months'];
  start: Cell;
  count: number;
  chosen: Cell;
  /** number of cases in a month above which an alert is raised */
  threshold: number;
  label: string;
}

/** Bar chart of one island's cases by month, with the expected numbers and the threshold of its country. */
export function IslandBars({ months, start, count, chosen, threshold, label }: Props) {
  const shown = months.filter((one) => cellOf(one) >= start && cellOf(one) < start + count);
  const most = Math.max(threshold + 1, ...shown.map((one) => one.count));
  const step = WIDTH / count;
  const y = (value: number) => HEIGHT - (value / most) * (HEIGHT - 4);
  const x = (cell: Cell) => (cell - start) * step;
  const usual = shown
    .filter(({ expected }) => expected !== null)
    .map((one) => `M${x(cellOf(one))} ${y(one.expected ?? 0)}h${step}`);
  return (
    <svg
      className={css.bars}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {shown.map((one) => (
        <rect
          key={cellOf(one)}
          className={!one.observed ? bars.unseen : cellOf(one) === chosen ? bars.now : bars.bar}
          x={x(cellOf(one)) + (one.observed ? step * 0.15 : 0)}
          width={one.observed ? step * 0.7 : step}
          y={one.observed ? y(one.count) : 0}
          height={one.observed ? HEIGHT - y(one.count) : HEIGHT}
        />
      ))}
      <path className={css.threshold} d={`M0 ${y(threshold)}H${WIDTH}`} />
      <path className={css.usual} d={usual.join('')} />
    </svg>
  );
}
