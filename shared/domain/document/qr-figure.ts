import { correction, generate } from 'lean-qr';
import type { Part } from './description';

/** Width of the square in points; a module is then at least 0.7 mm wide, which phones read from paper. */
const WIDTH = 84;
/** Quiet zone around the square, in modules (ISO/IEC 18004). */
const QUIET = 4;

/**
 * A QR code as a figure of a document.
 * @param text content, such as an address
 * @param alt what it is for, for readers who cannot scan it
 */
export function qrFigure(text: string, alt: string): Extract<Part, { kind: 'figure' }> {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const module = WIDTH / (code.size + 2 * QUIET);
  const at = (index: number) => Math.round((index + QUIET) * module * 1000) / 1000;
  let d = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x += 1;
      d += `M${at(from)} ${at(y)}H${at(x + 1)}V${at(y + 1)}H${at(from)}Z`;
    }
  }
  return {
    kind: 'figure',
    alt,
    width: WIDTH,
    height: WIDTH,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width: WIDTH, height: WIDTH, fill: 'paper' },
      { kind: 'path', d, fill: 'ink' },
    ],
  };
}
