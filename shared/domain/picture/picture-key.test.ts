import { isPictureKey, pictureSize, pictureSrcset, pictureUrl, widthsOf } from './picture-key';

const hash = '0123456789abcdef0123456789abcdef';

test('a key gives its size and its addresses; other texts are no key', () => {
  expect(pictureSize(`${hash}-1600x1067`)).toEqual({ width: 1600, height: 1067 });
  expect(pictureUrl(`${hash}-700x300`, 640)).toBe(`/media/${hash}-700x300/640.webp`);
  for (const other of [
    hash,
    `${hash}-0x5`,
    `../${hash}-5x5`,
    `${hash}-5x5/`,
    '',
    'https://example.com/a.jpg',
  ])
    expect([other, isPictureKey(other), pictureSize(other), pictureSrcset(other)]).toEqual([
      other,
      false,
      null,
      undefined,
    ]);
});

test('a picture is served in the widths below its own and in its own, as AVIF up to 960', () => {
  expect([100, 320, 700, 1600].map(widthsOf)).toEqual([[100], [320], [320, 640, 700], [320, 640, 960, 1600]]);
  const key = `${hash}-1600x900`;
  expect(pictureSrcset(key)?.split(', ')).toHaveLength(4);
  expect(pictureSrcset(key, 'avif')).toBe(
    [320, 640, 960].map((width) => `/media/${key}/${width}.avif ${width}w`).join(', '),
  );
});
