import type { ChartData } from '../chart-data';
import type { ChartTheme } from './chart-colours';
import { addShape, type PlotBox } from './chart-rows';

const STEP = 6;
let last = 0;

/** Hatches the columns of categories about which nothing is known, over the whole height of the plot. */
export function drawHatch(box: Omit<PlotBox, 'max'>, data: ChartData, theme: ChartTheme): void {
  box.svg.querySelector('[data-hatch]')?.remove();
  const { unobserved = [] } = data;
  if (unobserved.length === 0) return;
  last += 1;
  const id = `hatch-${last}`;
  const group = addShape(box.svg, 'g', { 'data-hatch': '' });
  const pattern = addShape(group, 'pattern', {
    id,
    width: STEP,
    height: STEP,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  });
  addShape(pattern, 'path', { d: `M0 0V${STEP}`, stroke: theme.grid, 'stroke-width': 3 });
  const step = box.width / Math.max(1, data.categories.length);
  for (const at of unobserved)
    addShape(group, 'rect', {
      x: box.left + step * at,
      y: box.top,
      width: step,
      height: box.height,
      fill: `url(#${id})`,
    });
}
