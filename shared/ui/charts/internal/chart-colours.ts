import type { ChartColour } from '../chart-data';

/** Computed value of a design token, for APIs that cannot use CSS variables. */
const read = (element: Element, name: string) =>
  getComputedStyle(element).getPropertyValue(`--${name}`).trim() || '#808080';

/** Colours and font of a chart, besides its series. */
export interface ChartTheme {
  ink: string;
  quiet: string;
  grid: string;
  surface: string;
  alert: string;
  /** background and lines of hatching */
  ground: string;
  line: string;
  font: string;
  of(colour: ChartColour): string;
}

/** The chart theme computed from the tokens that apply to an element. */
export function chartTheme(element: Element): ChartTheme {
  return {
    ink: read(element, 'ink'),
    quiet: read(element, 'ink-2'),
    grid: read(element, 'grid'),
    surface: read(element, 'surface'),
    alert: read(element, 'sand-fill'),
    ground: read(element, 'surface-2'),
    line: read(element, 'line-ctl'),
    font: getComputedStyle(element).fontFamily || 'sans-serif',
    of: (colour) => read(element, colour),
  };
}
