import css from './splash.module.css';

/** Arcs of the logo's ring of islets, on a square of 48 units. */
const RING_ARC_PATHS = [
  'M28.36 4.48A20 20 0 0 1 33.20 6.24',
  'M39.89 11.85A20 20 0 0 1 42.46 16.31',
  'M43.98 24.91A20 20 0 0 1 43.09 29.98',
  'M38.72 37.54A20 20 0 0 1 34.78 40.85',
  'M26.57 43.83A20 20 0 0 1 21.43 43.83',
  'M13.22 40.85A20 20 0 0 1 9.28 37.54',
  'M4.91 29.98A20 20 0 0 1 4.02 24.91',
  'M5.54 16.31A20 20 0 0 1 8.11 11.85',
  'M14.80 6.24A20 20 0 0 1 19.64 4.48',
] as const;

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

function svg(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG_NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/**
 * The ring as an SVG element.
 * @param lit number of bright arcs, from the first on
 */
export function ring(lit: number, turning: boolean): SVGElement {
  const shape = svg('svg', { viewBox: '0 0 48 48', width: '104', height: '104', 'aria-hidden': 'true' });
  shape.setAttribute('class', `${css.ring} ${turning ? css.turning : ''}`);
  for (const [at, d] of RING_ARC_PATHS.entries()) {
    shape.append(svg('path', { d, class: (at < lit ? css.lit : css.dim) ?? '' }));
  }
  return shape;
}

/** Fills an element with the turning ring, before any text or library has loaded. */
export function drawRing(root: HTMLElement): HTMLElement {
  const box = document.createElement('div');
  box.className = css.splash ?? '';
  box.setAttribute('role', 'status');
  box.append(ring(6, true));
  root.replaceChildren(box);
  return box;
}
