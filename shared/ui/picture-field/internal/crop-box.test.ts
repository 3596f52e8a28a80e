import { constrainBox, cropOf, largestBox, typedBox } from './crop-box';
import { fileFault } from './file-fault';

const size = { width: 1200, height: 900 };
const bytes = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0));

test('the first crop box is the largest of its shape, centred', () => {
  expect(largestBox(size, 1.5)).toEqual({ x: 0, y: 50, width: 1200, height: 800 });
  expect(largestBox(size, 1)).toEqual({ x: 150, y: 0, width: 900, height: 900 });
  expect(largestBox(size, null)).toEqual({ x: 0, y: 0, ...size });
});

test('typed numbers keep the box inside, in shape and 64 px at least', () => {
  const box = { x: 100, y: 100, width: 600, height: 400 };
  expect(typedBox(box, 'x', 5000, size, 1.5).x).toBe(600);
  expect(typedBox(box, 'height', 5000, size, 1.5)).toEqual({ ...box, width: 1100, height: 733 });
  expect(typedBox(box, 'width', 1, size, 1.5)).toEqual({ ...box, width: 96, height: 64 });
  expect(typedBox(box, 'width', 1, size, null)).toEqual({ ...box, width: 64 });
});

test('a box drawn too small at an edge grows inwards, in shape', () => {
  const corner = { x: 1190, y: 890, width: 10, height: 10 };
  expect(constrainBox(corner, size, null)).toEqual({ x: 1136, y: 836, width: 64, height: 64 });
  expect(constrainBox(corner, size, 1.5)).toEqual({ x: 1104, y: 836, width: 96, height: 64 });
  expect(constrainBox({ x: -3, y: 2.4, width: 1300, height: 950 }, size, null)).toEqual({
    x: 0,
    y: 0,
    ...size,
  });
});

test('the call gets fractions of the picture', () => {
  expect(cropOf({ x: 300, y: 90, width: 600, height: 450 }, size)).toEqual({
    x: 0.25,
    y: 0.1,
    w: 0.5,
    h: 0.5,
  });
});

test('the type of a file is recognised by its first bytes', () => {
  expect(fileFault(12, bytes('hello, world'))).toBe('picture_type');
  expect(fileFault(12, bytes('RIFF....WEBP'))).toBeNull();
  expect(fileFault(12, bytes('RIFF....WAVE'))).toBe('picture_type');
  expect(fileFault(12, bytes('\0\0\0 ftypheic'))).toBe('heif');
  expect(fileFault(12, bytes('\0\0\0 ftypavif'))).toBe('avif');
  expect(fileFault(10 * 1_048_576, bytes('\u00ff\u00d8\u00ff'))).toBeNull();
  expect(fileFault(10 * 1_048_576 + 1, bytes('\u00ff\u00d8\u00ff'))).toBe('bytes');
});
