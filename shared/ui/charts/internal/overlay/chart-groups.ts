import type { ChartData } from '../../chart-data';
import type { ChartTheme } from '../chart-colours';
import { DENSE, LETTERS } from '../engine/chart-options';
import { addShape, type Measure, type PlotBox } from '../engine/plot-box';

const NAME = 13;
const SMALL = 11;
const NOTE = 12;
const GAP = 7;
/** Factor from measured to bold width: the measure assumes regular letters. */
const BOLD = 1.12;
const LINE = 17;

/** A text under the axis: offset from the left end of its group, and line. */
interface Words {
  text: string;
  size: number;
  left: number;
  line: 0 | 1;
}

/**
 * Texts under a group of columns: its name, and the longest note that fits beside or below it. A name that
 * does not fit even in small letters is left out.
 */
export function wordsOf(
  { title, notes = [] }: { title: string; notes?: readonly string[] | undefined },
  width: number,
  measure: Measure,
): { name: Words; note: Words | null } | null {
  const size = measure(title, NAME) * BOLD + GAP <= width ? NAME : SMALL;
  const wide = measure(title, size) * BOLD;
  if (wide > width) return null;
  const left = Math.min(GAP, (width - wide) / 2);
  const name: Words = { text: title, size, left, line: 0 };
  for (const text of notes) {
    const room = measure(text, NOTE);
    if (left + wide + GAP + room + GAP <= width)
      return { name, note: { text, size: NOTE, left: left + wide + GAP, line: 0 } };
    if (left + room <= width) return { name, note: { text, size: NOTE, left, line: 1 } };
  }
  return { name, note: null };
}

/**
 * Draws the names of groups under the axis, left-aligned. apexcharts would centre one name per group
 * regardless of space, without notes.
 */
export function drawGroups(box: PlotBox, data: ChartData, theme: ChartTheme, measure: Measure): void {
  box.svg.querySelector('[data-groups]')?.remove();
  if (!data.groups) return;
  const group = addShape(box.svg, 'g', {
    'data-groups': '',
    'font-family': theme.font,
    'pointer-events': 'none',
  });
  const step = box.width / Math.max(1, data.categories.length);
  const foot = box.top + box.height;
  const first = foot + (step < DENSE ? 0 : LETTERS) + LINE;
  let at = 0;
  for (const { title, size, notes } of data.groups) {
    const x = box.left + step * at;
    at += size;
    addShape(group, 'path', { d: `M${x} ${foot}V${first + 3}`, stroke: theme.grid, fill: 'none' });
    const words = wordsOf({ title, notes }, step * size, measure);
    if (!words) continue;
    const { name, note } = words;
    const bold = { 'font-size': name.size, 'font-weight': 700, fill: theme.ink };
    addShape(group, 'text', { x: x + name.left, y: first, ...bold }, name.text);
    if (!note) continue;
    const spot = { x: x + note.left, y: first + note.line * LINE };
    addShape(group, 'text', { ...spot, 'font-size': NOTE, fill: theme.quiet }, note.text);
  }
}
