import { PIXEL_SCALE } from './picture-sheet';

/** A piece of text in an SVG, with its position. */
interface Piece {
  text: string;
  font: string;
  fill: string;
  x: number;
  y: number;
}

/** The texts of an SVG that is on the page, in its own pixels. */
function piecesOf(drawing: SVGSVGElement): Piece[] {
  const outer = drawing.getScreenCTM()?.inverse();
  if (!outer) return [];
  const pieces = [...drawing.querySelectorAll<SVGTextContentElement>('text:not(:has(tspan)), tspan')];
  return pieces.flatMap((piece) => {
    const text = [...piece.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const words = text.map(({ textContent }) => textContent ?? '').join('');
    const own = piece.getScreenCTM();
    if (!words.trim() || !own || piece.getNumberOfChars() === 0) return [];
    const { x, y } = piece.getStartPositionOfChar(0).matrixTransform(own).matrixTransform(outer);
    const look = getComputedStyle(piece);
    const font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
    return [{ text: words, font, fill: look.fill, x, y }];
  });
}

/**
 * Draws an SVG that is on the page onto a canvas: shapes as an image, texts with the page's fonts, because
 * an SVG image cannot use them.
 * @returns a function that draws it at the origin of a context
 */
export async function svgLayer(
  drawing: SVGSVGElement,
  { width, height }: { width: number; height: number },
): Promise<(pen: CanvasRenderingContext2D) => void> {
  const pieces = piecesOf(drawing);
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  // HTML inside the SVG would need the page's style sheet; texts are drawn separately.
  for (const left of copy.querySelectorAll('foreignObject, text')) left.remove();
  // Its position on the page does not matter for the image.
  copy.removeAttribute('style');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * PIXEL_SCALE));
  copy.setAttribute('height', String(height * PIXEL_SCALE));
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await Promise.all([
    image.decode(),
    ...pieces.map(({ font, text }) => document.fonts?.load(font, text).catch(() => [])),
  ]);
  return (pen) => {
    pen.drawImage(image, 0, 0, width, height);
    pen.save();
    pen.textBaseline = 'alphabetic';
    for (const { text, font, fill, x, y } of pieces) {
      pen.font = font;
      pen.fillStyle = fill;
      pen.fillText(text, x, y);
    }
    pen.restore();
  };
}
