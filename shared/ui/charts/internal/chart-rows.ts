import { wrap } from '../../picture/wrap';
import { type ChartData, totalOf } from '../chart-data';
import type { ChartTheme } from './chart-colours';
import { addShape, type Measure, type PlotBox } from './engine/plot-box';

/** Layout of horizontal bars: names at the left, bars, values at the right edge. */
export interface RowLayout {
  /** lines of each row's name */
  names: string[][];
  values: string[];
  /** pixels reserved left and right of the bars */
  left: number;
  right: number;
  /** height of a row in pixels */
  row: number;
}

/** Layout of vertical columns, which have no names or values beside them. */
export const EMPTY_LAYOUT: RowLayout = { names: [], values: [], left: 0, right: 0, row: 27 };

const NAME_SIZE_PX = 13;
const VALUE_SIZE_PX = 12.5;
const ROW_HEIGHT_PX = 27;
const TWO_LINE_ROW_PX = 35;
const NAME_GAP_PX = 10;
/** Largest share of the width for names, so that bars stay comparable. */
const MAX_NAME_SHARE = 0.42;
const MAX_NAME_WIDTH_PX = 240;

function shortened(line: string, fits: (text: string) => boolean): string {
  if (fits(line)) return line;
  let cut = line;
  while (cut.length > 1 && !fits(`${cut}…`)) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

/** Lines of a name: one if it fits, else two, the second one truncated. */
function linesOf(name: string, fits: (text: string) => boolean): string[] {
  const [first = '', ...rest] = wrap(name, fits);
  const lines = rest.length === 0 ? [first] : [first, rest.join(' ')];
  return lines.map((line) => shortened(line, fits));
}

/**
 * Computes the layout for a width, because apexcharts estimates the width of names by their letters and
 * truncates wide ones.
 */
export function rowLayout(
  data: ChartData,
  width: number,
  format: (value: number) => string,
  measure: Measure,
): RowLayout {
  const most = Math.min(MAX_NAME_WIDTH_PX, Math.max(90, width * MAX_NAME_SHARE));
  const fits = (text: string) => measure(text, NAME_SIZE_PX) <= most;
  const names = data.categories.map((name) => linesOf(name, fits));
  const values = data.categories.map((_, i) => data.written?.[i] ?? format(totalOf(data, i)));
  const widest = (texts: readonly string[], size: number) =>
    Math.ceil(Math.max(0, ...texts.map((text) => measure(text, size))));
  return {
    names,
    values,
    left: widest(names.flat(), NAME_SIZE_PX) + NAME_GAP_PX,
    right: widest(values, VALUE_SIZE_PX) + NAME_GAP_PX,
    row: names.some((lines) => lines.length > 1) ? TWO_LINE_ROW_PX : ROW_HEIGHT_PX,
  };
}

/** Upper end of the value axis of horizontal bars. */
export const endOf = (data: ChartData): number =>
  Math.max(
    1e-9,
    data.limit ?? 0,
    ...(data.references ?? []).map((value) => value ?? 0),
    ...data.categories.map((_, i) => Math.max(totalOf(data, i), data.intervals?.[i]?.high ?? 0)),
  );

/**
 * Draws names and values beside the bars, and intervals over them: apexcharts truncates long names and
 * would place the value at the end of the bar, on top of the interval.
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
      addShape(group, 'text', { x: 1.5, y, fill: theme.ink, 'font-size': NAME_SIZE_PX }, line);
    });
    const value = { x: edge, y: middle + 4.5, fill: theme.quiet, 'font-size': VALUE_SIZE_PX };
    addShape(group, 'text', { ...value, 'text-anchor': 'end' }, layout.values[i]);
    const interval = data.intervals?.[i];
    if (!interval) return;
    const [low, high] = [at(interval.low), at(interval.high)];
    const d = `M${low} ${middle}H${high}M${low} ${middle - 4}v8M${high} ${middle - 4}v8`;
    // An outline in the background colour keeps the part over the bar visible.
    addShape(group, 'path', { d, fill: 'none', stroke: theme.surface, 'stroke-width': 3.5 });
    addShape(group, 'path', { d, fill: 'none', stroke: theme.ink, 'stroke-width': 1.5 });
  });
}
