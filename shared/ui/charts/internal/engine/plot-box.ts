/** Width of a text in pixels at a font size in pixels. */
export type Measure = (text: string, size: number) => number;

/** The area in which apexcharts drew its bars, in pixels of the drawing. */
export interface PlotBox {
  svg: SVGSVGElement;
  left: number;
  top: number;
  width: number;
  height: number;
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Adds an SVG element with attributes; the content security policy forbids inline styles. */
export function addShape(
  parent: Element,
  name: string,
  attributes: Record<string, string | number>,
  text = '',
): Element {
  const element = document.createElementNS(SVG_NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  parent.append(element);
  return element;
}

/** Reads the bar area from the drawing; null before apexcharts has drawn. */
export function plotBox(chart: Element): PlotBox | null {
  const svg = chart.querySelector<SVGSVGElement>('svg.apexcharts-svg');
  const inner = svg?.querySelector<SVGGElement>('.apexcharts-inner');
  const borders = inner?.querySelector<SVGGElement>('.apexcharts-grid-borders');
  const moved = inner?.transform.baseVal.consolidate()?.matrix;
  if (!svg || !borders || !moved) return null;
  const { x, y, width, height } = borders.getBBox();
  return { svg, left: moved.e + x, top: moved.f + y, width, height };
}
