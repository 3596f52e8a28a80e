import { SCALE } from './picture-sheet';

/** A piece of text of a drawing, where it starts. */
interface Piece {
  text: string;
  font: string;
  fill: string;
  x: number;
  y: number;
}

/** The texts of a drawing that is on the page, in its own pixels. */
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
 * Draws a drawing that is on the page, its lines as a picture and its texts with the letters of the page: a
 * picture is a document of its own, which has not the fonts of the page, and does not wait for fonts it brings.
 * @returns what puts it at the corner of a pen
 */
export async function svgLayer(
  drawing: SVGSVGElement,
  { width, height }: { width: number; height: number },
): Promise<(pen: CanvasRenderingContext2D) => void> {
  const pieces = piecesOf(drawing);
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  // HTML inside the drawing would need the page's style sheet; what it says is drawn beside.
  for (const left of copy.querySelectorAll('foreignObject, text')) left.remove();
  // Where the page has put it is no matter of the picture.
  copy.removeAttribute('style');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * SCALE));
  copy.setAttribute('height', String(height * SCALE));
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
