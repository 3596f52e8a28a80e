import type { ChartData } from '../../chart-data';
import type { ChartTheme } from '../chart-colours';
import { AXIS_LABEL_HEIGHT_PX, MIN_LABELLED_WIDTH_PX } from '../engine/chart-options';
import { addShape, type Measure, type PlotBox } from '../engine/plot-box';

const NAME_SIZE_PX = 13;
const SMALL_SIZE_PX = 11;
const NOTE_SIZE_PX = 12;
const GROUP_GAP_PX = 7;
/** Factor from measured to bold width: the measure assumes regular letters. */
const BOLD_WIDTH_FACTOR = 1.12;
const LINE_HEIGHT_PX = 17;

/** A text under the axis: offset from the left end of its group, and line. */
interface GroupWords {
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
): { name: GroupWords; note: GroupWords | null } | null {
  const size =
    measure(title, NAME_SIZE_PX) * BOLD_WIDTH_FACTOR + GROUP_GAP_PX <= width ? NAME_SIZE_PX : SMALL_SIZE_PX;
  const wide = measure(title, size) * BOLD_WIDTH_FACTOR;
  if (wide > width) return null;
  const left = Math.min(GROUP_GAP_PX, (width - wide) / 2);
  const name: GroupWords = { text: title, size, left, line: 0 };
  for (const text of notes) {
    const room = measure(text, NOTE_SIZE_PX);
    if (left + wide + GROUP_GAP_PX + room + GROUP_GAP_PX <= width)
      return { name, note: { text, size: NOTE_SIZE_PX, left: left + wide + GROUP_GAP_PX, line: 0 } };
    if (left + room <= width) return { name, note: { text, size: NOTE_SIZE_PX, left, line: 1 } };
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
  const first = foot + (step < MIN_LABELLED_WIDTH_PX ? 0 : AXIS_LABEL_HEIGHT_PX) + LINE_HEIGHT_PX;
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
    const spot = { x: x + note.left, y: first + note.line * LINE_HEIGHT_PX };
    addShape(group, 'text', { ...spot, 'font-size': NOTE_SIZE_PX, fill: theme.quiet }, note.text);
  }
}
