const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

function shape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const drawn = document.createElementNS(SVG_NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) drawn.setAttribute(key, String(value));
  return drawn;
}

/** A framed text of the page as SVG, in its own colours: an SVG holds no HTML that every reader draws. */
export function svgTag(tag: HTMLElement, left: number, top: number): SVGElement {
  const { width, height } = tag.getBoundingClientRect();
  const look = getComputedStyle(tag);
  const group = shape('g', { transform: `translate(${left} ${top})` });
  const text = shape('text', {
    x: width / 2,
    y: height / 2,
    dy: '0.35em',
    'text-anchor': 'middle',
    fill: look.color,
    'font-family': look.fontFamily,
    'font-size': look.fontSize,
    'font-weight': look.fontWeight,
  });
  text.textContent = tag.textContent;
  group.append(
    shape('rect', {
      width,
      height,
      rx: Number.parseFloat(look.borderRadius) || 0,
      fill: look.backgroundColor,
      stroke: look.borderTopColor,
      'stroke-width': Number.parseFloat(look.borderTopWidth) || 0,
      'stroke-dasharray': 4,
    }),
    text,
  );
  return group;
}
