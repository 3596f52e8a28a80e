/** CSS properties that a copy outside of the page would lose. */
const COPIED_PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];

/** A copy of an SVG with its styles as attributes. */
export function styledCopy(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  [drawing, ...drawing.querySelectorAll('*')].forEach((element, i) => {
    const look = getComputedStyle(element);
    for (const name of COPIED_PROPERTIES) {
      const value = look.getPropertyValue(name);
      if (value) copies[i]?.setAttribute(name, value);
    }
    copies[i]?.removeAttribute('class');
  });
  return copy;
}
