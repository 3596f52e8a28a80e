import { fontRules } from './picture-fonts';
import { SCALE } from './picture-sheet';

/**
 * A drawing as an image, with the fonts that its texts need. It is written out here and not by the chart
 * library, whose own export sets inline styles that the portal's security policy refuses.
 */
export async function svgImage(
  drawing: SVGSVGElement,
  { width, height }: { width: number; height: number },
  font: string,
): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  // HTML inside the drawing would need the page's style sheet; what it says is drawn beside.
  for (const html of copy.querySelectorAll('foreignObject')) html.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * SCALE));
  copy.setAttribute('height', String(height * SCALE));
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const rules = await fontRules(font, copy.textContent ?? '');
  const text = new XMLSerializer().serializeToString(copy);
  // After the opening tag, as text: a style element would be an inline style of this page.
  const styled = text.replace(/^<svg[^>]*>/, (tag) => `${tag}<style>${rules}</style>`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(styled)}`;
  await image.decode();
  return image;
}
