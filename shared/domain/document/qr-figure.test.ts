import decode from 'qr/decode.js';
import type { Shape } from './description';
import { qrFigure } from './qr-figure';

/** Points of the picture for one of the figure. */
const SCALE = 6;

/** Draws the figure's path into a picture, as a camera would see it. */
function pictureOf({ width, height, shapes }: ReturnType<typeof qrFigure>) {
  const path = shapes.find((shape): shape is Shape & { kind: 'path' } => shape.kind === 'path');
  const size = { width: width * SCALE, height: height * SCALE };
  const data = new Uint8ClampedArray(size.width * size.height * 4).fill(255);
  for (const [, left, top, right, bottom] of path?.d.matchAll(
    /M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)H[\d.]+Z/g,
  ) ?? [])
    for (let y = Math.round(Number(top) * SCALE); y < Math.round(Number(bottom) * SCALE); y += 1)
      for (let x = Math.round(Number(left) * SCALE); x < Math.round(Number(right) * SCALE); x += 1)
        data.set([0, 0, 0], (y * size.width + x) * 4);
  return { ...size, data };
}

test.each([
  'https://ciguawatch.example/r#2WFWFTXNKKAXWM',
  'http://localhost:8080/r#QPN6XR7RXC7X96',
  'Rapa, ʻeta',
])('a reader finds in the square what was put there: %s', (text) => {
  expect(decode(pictureOf(qrFigure(text, 'Follow')))).toBe(text);
});
