import type { ChartColour } from '../chart-data';

/** A design token as it stands on an element, for what cannot use CSS variables. */
const read = (element: Element, name: string) =>
  getComputedStyle(element).getPropertyValue(`--${name}`).trim() || '#808080';

/** What a chart is drawn with beside its series. */
export interface ChartTheme {
  ink: string;
  quiet: string;
  grid: string;
  surface: string;
  alert: string;
  /** ground and lines of what is not known */
  ground: string;
  line: string;
  font: string;
  of(colour: ChartColour): string;
}

/** The colours and the type of the theme in force on an element. */
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
