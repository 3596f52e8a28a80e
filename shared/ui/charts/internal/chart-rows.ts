import { wrap } from '../../picture/wrap';
import { type ChartData, totalOf } from '../chart-data';
import type { ChartTheme } from './chart-colours';
import { addShape, type Measure, type PlotBox } from './engine/plot-box';

/** How the rows of a chart of horizontal bars are laid out: names at the left, bars, values at the right edge. */
export interface RowLayout {
  /** lines of the name of each row */
  names: string[][];
  values: string[];
  /** pixels kept at the left and at the right of the bars */
  left: number;
  right: number;
  /** pixels of one row */
  row: number;
}

/** Of standing columns, which have nothing beside them. */
export const NO_ROWS: RowLayout = { names: [], values: [], left: 0, right: 0, row: 27 };

const NAME_SIZE = 13;
const VALUE_SIZE = 12.5;
const ROW = 27;
const TWO_LINES = 35;
const GAP = 10;
/** Names take at most this share of the width, so that bars can still be compared. */
const SHARE = 0.42;
const WIDEST = 240;

function shortened(line: string, fits: (text: string) => boolean): string {
  if (fits(line)) return line;
  let cut = line;
  while (cut.length > 1 && !fits(`${cut}…`)) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

/** Lines of a name: one when it fits, else two, the second cut short. */
function linesOf(name: string, fits: (text: string) => boolean): string[] {
  const [first = '', ...rest] = wrap(name, fits);
  const lines = rest.length === 0 ? [first] : [first, rest.join(' ')];
  return lines.map((line) => shortened(line, fits));
}

/** The layout for a width. The library measures names by their number of letters, and cuts the wide ones. */
export function rowLayout(
  data: ChartData,
  width: number,
  format: (value: number) => string,
  measure: Measure,
): RowLayout {
  const most = Math.min(WIDEST, Math.max(90, width * SHARE));
  const fits = (text: string) => measure(text, NAME_SIZE) <= most;
  const names = data.categories.map((name) => linesOf(name, fits));
  const values = data.categories.map((_, i) => data.written?.[i] ?? format(totalOf(data, i)));
  const widest = (texts: readonly string[], size: number) =>
    Math.ceil(Math.max(0, ...texts.map((text) => measure(text, size))));
  return {
    names,
    values,
    left: widest(names.flat(), NAME_SIZE) + GAP,
    right: widest(values, VALUE_SIZE) + GAP,
    row: names.some((lines) => lines.length > 1) ? TWO_LINES : ROW,
  };
}

/** The value at the end of the axis of horizontal bars. */
export const endOf = (data: ChartData): number =>
  Math.max(
    1e-9,
    data.limit ?? 0,
    ...(data.references ?? []).map((value) => value ?? 0),
    ...data.categories.map((_, i) => Math.max(totalOf(data, i), data.intervals?.[i]?.high ?? 0)),
  );

/**
 * Writes names and values beside the bars, and draws the intervals over them. The library cuts wide names, and would write
 * a value at the end of its bar, across the interval.
 */
export function drawRows(box: PlotBox, data: ChartData, layout: RowLayout, theme: ChartTheme): void {
  box.svg.querySelector('[data-rows]')?.remove();
  const group = addShape(box.svg, 'g', { 'data-rows': '', 'font-family': theme.font });
  const step = box.height / Math.max(1, layout.names.length);
  const edge = box.left + box.width + layout.right - 2;
  const at = (value: number) => box.left + (box.width * value) / endOf(data);
  layout.names.forEach((lines, i) => {
    const middle = box.top + step * (i + 0.5);
    lines.forEach((line, k) => {
      const y = middle + 4.5 + (k - (lines.length - 1) / 2) * 14;
      addShape(group, 'text', { x: 1.5, y, fill: theme.ink, 'font-size': NAME_SIZE }, line);
    });
    const value = { x: edge, y: middle + 4.5, fill: theme.quiet, 'font-size': VALUE_SIZE };
    addShape(group, 'text', { ...value, 'text-anchor': 'end' }, layout.values[i]);
    const interval = data.intervals?.[i];
    if (!interval) return;
    const [low, high] = [at(interval.low), at(interval.high)];
    const d = `M${low} ${middle}H${high}M${low} ${middle - 4}v8M${high} ${middle - 4}v8`;
    // A line of the ground under it keeps the part over the bar visible.
    addShape(group, 'path', { d, fill: 'none', stroke: theme.surface, 'stroke-width': 3.5 });
    addShape(group, 'path', { d, fill: 'none', stroke: theme.ink, 'stroke-width': 1.5 });
  });
}
