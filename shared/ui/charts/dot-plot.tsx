import { useId, useRef } from 'react';
import css from './dot-plot.module.css';
import { useWidth } from './internal/use-width';

/** One event: time, size, and its tooltip. */
export interface Dot {
  /** year with fraction, such as 2009.83 for November 2009 */
  at: number;
  size: number;
  title: string;
}

/** One row of the plot: name, dots, and the text at its right end. */
export interface DotRow {
  name: string;
  total: string;
  dots: readonly Dot[];
}

export interface DotPlotProps {
  rows: readonly DotRow[];
  /** first and last calendar year drawn */
  from: number;
  to: number;
  /** Periods without observations, as years with fractions; hatched. */
  gaps: readonly { from: number; to: number }[];
}

const ROW_HEIGHT_PX = 21;
const TOP_MARGIN_PX = 8;
const AXIS_HEIGHT_PX = 22;
const RIGHT_MARGIN_PX = 30;
const LETTER_WIDTH_PX = 6.7;
/** Width of a named year in pixels, with a gap to the next one. */
const YEAR_NAME_WIDTH_PX = 34;
/** Width of a year in pixels from which every year has a grid line. */
const YEARLY_LINES_FROM_PX = 9;

/** Radius in pixels whose area is proportional to the size, limited by the height of a row. */
export const radiusOf = (size: number): number => Math.min(ROW_HEIGHT_PX / 2 + 1, 2.15 * Math.sqrt(size));

/** Events by place and time. Decoration beside a table with the same content. */
export function DotPlot({ rows, from, to, gaps }: DotPlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const hatch = useId();
  const height = TOP_MARGIN_PX + rows.length * ROW_HEIGHT_PX + AXIS_HEIGHT_PX;
  const left = Math.min(
    (width ?? 0) * 0.4,
    12 + LETTER_WIDTH_PX * Math.max(6, ...rows.map(({ name }) => name.length)),
  );
  const plot = Math.max(1, (width ?? 0) - left - RIGHT_MARGIN_PX);
  const span = to + 1 - from;
  const x = (at: number) => left + (plot * (at - from)) / span;
  const every = span > 10 ? 5 : 1;
  const named = [every, 5, 10, 20].find((step) => (plot * step) / span >= YEAR_NAME_WIDTH_PX) ?? 50;
  const years = Array.from({ length: span }, (_, i) => from + i);
  const foot = TOP_MARGIN_PX + rows.length * ROW_HEIGHT_PX;
  return (
    <div ref={box} className={css.plot} style={{ minHeight: height }} aria-hidden="true">
      {width !== null && width > 0 && (
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <pattern
            id={hatch}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="8" height="8" className={css.ground} />
            <path d="M1 0V8" className={css.hatch} />
          </pattern>
          {gaps.map((gap) => (
            <rect
              key={gap.from}
              x={x(Math.max(from, gap.from))}
              y={TOP_MARGIN_PX}
              width={Math.max(0, x(Math.min(to + 1, gap.to)) - x(Math.max(from, gap.from)))}
              height={foot - TOP_MARGIN_PX}
              fill={`url(#${hatch})`}
            />
          ))}
          {years
            .filter((year) => year % every === 0 || plot / span >= YEARLY_LINES_FROM_PX)
            .map((year) => (
              <path key={year} d={`M${x(year)} ${TOP_MARGIN_PX}V${foot}`} className={css.grid} />
            ))}
          {years
            .filter((year) => year % named === 0 && x(year) < left + plot - 24)
            .map((year) => (
              <text key={year} x={x(year)} y={foot + 16} className={css.year}>
                {year}
              </text>
            ))}
          {rows.map(({ name, total, dots }, i) => {
            const y = TOP_MARGIN_PX + ROW_HEIGHT_PX * (i + 0.5);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: names that have not come yet are the same.
              <g key={i} data-row={name}>
                <path d={`M${left} ${y + ROW_HEIGHT_PX / 2}H${left + plot}`} className={css.grid} />
                <text x={left - 10} y={y + 4} textAnchor="end" className={css.name}>
                  {name}
                </text>
                <text x={width} y={y + 4} textAnchor="end" className={css.total}>
                  {total}
                </text>
                {[...dots]
                  .sort((a, b) => b.size - a.size)
                  .map(({ at, size, title }) => (
                    <circle key={at} cx={x(at)} cy={y} r={radiusOf(size)} className={css.dot}>
                      <title>{title}</title>
                    </circle>
                  ))}
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}
