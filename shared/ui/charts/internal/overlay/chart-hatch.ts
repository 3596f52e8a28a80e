import { wrap } from '../../../picture/wrap';
import { type ChartData, type ChartGap, totalOf, unobservedOf } from '../../chart-data';
import type { ChartTheme } from '../chart-colours';
import { addShape, type Measure, type PlotBox } from '../engine/plot-box';

const HATCH_SPACING_PX = 8;
const TITLE_SIZE_PX = 13;
const DETAIL_SIZE_PX = 12;
const LINE_HEIGHT_PX = 17;
const LABEL_PADDING_PX = 8;
/** Height in pixels of the line for an observed zero. */
const ZERO_LINE_HEIGHT_PX = 3;
let last = 0;

/** Lines of a gap's label, the title first; empty where the gap is too narrow. */
export function labelOf(
  { title, detail }: Pick<ChartGap, 'title' | 'detail'>,
  width: number,
  measure: Measure,
) {
  const room = width - 2 * LABEL_PADDING_PX - 4;
  const fits = (size: number) => (line: string) => measure(line, size) <= room;
  const lines = wrap(detail, fits(DETAIL_SIZE_PX));
  return fits(TITLE_SIZE_PX)(title) && lines.every(fits(DETAIL_SIZE_PX)) ? [title, ...lines] : [];
}

function drawLabel(
  group: Element,
  middle: { x: number; y: number },
  lines: string[],
  theme: ChartTheme,
  measure: Measure,
) {
  const widest = Math.max(...lines.map((line, i) => measure(line, i === 0 ? TITLE_SIZE_PX : DETAIL_SIZE_PX)));
  const [width, height] = [widest + 2 * LABEL_PADDING_PX, lines.length * LINE_HEIGHT_PX + LABEL_PADDING_PX];
  const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height, rx: 6 };
  addShape(group, 'rect', { ...box, fill: theme.surface, stroke: theme.line });
  lines.forEach((line, i) => {
    const look: Record<string, string | number> =
      i === 0
        ? { 'font-size': TITLE_SIZE_PX, 'font-weight': 700, fill: theme.ink }
        : { 'font-size': DETAIL_SIZE_PX, fill: theme.quiet };
    const y = box.y + LABEL_PADDING_PX / 2 + LINE_HEIGHT_PX * (i + 0.75);
    addShape(group, 'text', { x: middle.x, y, 'text-anchor': 'middle', ...look }, line);
  });
}

/** Consecutive observed categories without any case, both ends included. */
export function noneRuns(data: ChartData): { from: number; to: number }[] {
  const unknown = unobservedOf(data);
  const runs: { from: number; to: number }[] = [];
  data.categories.forEach((_, i) => {
    if (unknown.has(i) || totalOf(data, i) > 0) return;
    const run = runs.at(-1);
    if (run && run.to === i - 1) run.to = i;
    else runs.push({ from: i, to: i });
  });
  return runs;
}

/**
 * Draws gaps as hatched frames, with their period where it fits, and observed categories without cases as a
 * line with 0.
 */
export function drawGaps(box: PlotBox, data: ChartData, theme: ChartTheme, measure: Measure): void {
  for (const old of box.svg.querySelectorAll('[data-gaps]')) old.remove();
  if (!data.gaps) return;
  last += 1;
  const id = `hatch-${last}`;
  const group = addShape(box.svg, 'g', {
    'data-gaps': '',
    'font-family': theme.font,
    'pointer-events': 'none',
  });
  const tile = { width: HATCH_SPACING_PX, height: HATCH_SPACING_PX };
  const pattern = addShape(group, 'pattern', {
    id,
    ...tile,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  });
  addShape(pattern, 'rect', { ...tile, fill: theme.ground });
  addShape(pattern, 'path', { d: `M1 0V${HATCH_SPACING_PX}`, stroke: theme.line, 'stroke-width': 1.3 });
  const step = box.width / Math.max(1, data.categories.length);
  const hatched = { y: box.top, height: box.height, fill: `url(#${id})`, stroke: theme.line };
  if (data.partly?.length) {
    // Behind the bars, which show what was observed.
    const behind = addShape(box.svg, 'g', { 'data-gaps': '', 'data-partly': '', 'pointer-events': 'none' });
    box.svg.prepend(behind);
    for (const i of data.partly)
      addShape(behind, 'rect', { x: box.left + step * i, width: step, ...hatched, 'stroke-width': 0.8 });
  }
  for (const { from, to } of noneRuns(data)) {
    const [x, width] = [box.left + step * from, step * (to - from + 1)];
    const foot = box.top + box.height;
    for (let i = from; i <= to; i += 1)
      addShape(group, 'rect', {
        x: box.left + step * i + step * 0.1,
        y: foot - ZERO_LINE_HEIGHT_PX,
        width: step * 0.8,
        height: ZERO_LINE_HEIGHT_PX,
        fill: theme.of('series'),
      });
    const zero = {
      x: x + width / 2,
      y: foot - ZERO_LINE_HEIGHT_PX - 4,
      'text-anchor': 'middle',
      'font-size': DETAIL_SIZE_PX,
      'font-weight': 700,
      fill: theme.ink,
    };
    addShape(group, 'text', zero, '0');
  }
  for (const gap of data.gaps) {
    const [x, width] = [box.left + step * gap.from, step * (gap.to - gap.from + 1)];
    addShape(group, 'rect', { x, width, ...hatched, 'stroke-width': 0.8 });
    const lines = labelOf(gap, width, measure);
    if (lines.length > 0)
      drawLabel(group, { x: x + width / 2, y: box.top + box.height / 2 }, lines, theme, measure);
  }
}
