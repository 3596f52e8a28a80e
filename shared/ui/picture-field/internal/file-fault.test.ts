import { fileFault } from './file-fault';

const png = (width: number, height: number) => {
  const head = new Uint8Array(24);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(head.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return head;
};

test('a small file that claims too many pixels is refused before it is decoded', () => {
  expect(fileFault(9000, png(30_000, 30_000))).toBe('picture_pixels');
  expect(fileFault(9000, png(8000, 6000))).toBeNull();
  // A file that ends within its header is refused by the decoder later.
  expect(fileFault(12, png(1, 1).slice(0, 12))).toBeNull();
});

test('the type of a file is that of its first bytes, whatever its name', () => {
  const text = new TextEncoder().encode('this is a text, no picture');
  expect(fileFault(26, text)).toBe('picture_type');
  expect(fileFault(11_000_000, new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('bytes');
  expect(fileFault(99, new TextEncoder().encode('\0\0\0\u0018ftypheic'))).toBe('heif');
});
