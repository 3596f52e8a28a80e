/** Marks of fish in the box of the drawings, 200 by 110; each is one path, cut to the body where they are drawn. */

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;

/** Round dots in rows that are shifted against each other. */
export function dots(r: number, apart: number, top = 18, bottom = 96): string {
  const rows = Array.from({ length: Math.ceil((bottom - top) / (apart * 0.86)) }, (_, row) => row);
  return rows
    .flatMap((row) =>
      Array.from({ length: Math.ceil(150 / apart) }, (_, at) =>
        dot(14 + at * apart + (row % 2 ? apart / 2 : 0), Math.round(top + row * apart * 0.86), r),
      ),
    )
    .join('');
}

/** Some dots at these places. */
export const spots = (r: number, ...places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => dot(x, y, r)).join('');

/** Upright bars, each slightly bent as the body is; `at` are their left edges. */
export const bars = (width: number, ...at: readonly number[]): string =>
  at.map((x) => `M${x} 8q${width * 0.8} 48 0 96h${width}q${width * 0.8}-48 0-96Z`).join('');

/** Stripes along the body; `at` are their upper edges. */
export const stripes = (width: number, ...at: readonly number[]): string =>
  at
    .map((y) => {
      const end = (58 - y) / 2;
      return `M14 ${y}q74 0 148 ${end}v${width * 0.7}q-74 ${-end}-148 ${-end + width * 0.3}Z`;
    })
    .join('');

/** Irregular patches, as of a marbled fish. */
export const blotches = (scale = 1): string =>
  [
    [56, 34, 9],
    [82, 46, 11],
    [74, 70, 8],
    [106, 34, 9],
    [112, 60, 11],
    [136, 46, 8],
    [46, 60, 8],
    [96, 80, 8],
    [130, 68, 7],
    [148, 54, 5],
  ]
    .map(([x = 0, y = 0, size = 0]) => {
      const r = size * scale;
      return `M${x - r} ${y}q${r * 0.2}-${r * 1.1} ${r}-${r * 0.7}t${r} ${r * 0.5}q${r * 0.1} ${r * 1.1}-${r * 0.9} ${r}t-${r * 1.1}-${r * 0.8}Z`;
    })
    .join('');

/** Edges of scales, as a net of slanting lines; drawn as a line. */
export const net = (apart: number): string =>
  Array.from({ length: Math.ceil(170 / apart) }, (_, at) => 20 + at * apart)
    .map((x) => `M${x} 12L${x + 50} 100M${x + 50} 12L${x} 100`)
    .join('');

/** Wavy lines along the body; drawn as a line. */
export const waves = (apart: number, from = 20, until = 150): string =>
  Array.from({ length: Math.ceil(70 / apart) }, (_, at) => 24 + at * apart)
    .map((y) => `M${from} ${y}${'q5-5 10 0t10 0'.repeat(Math.floor((until - from) / 20))}`)
    .join('');
