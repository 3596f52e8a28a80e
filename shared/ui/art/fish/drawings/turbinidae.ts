import type { Drawing } from '../internal/fish-drawing';

/** Silhouette of turbinidae, in a box of 200 by 110. */
const drawing: Drawing = [
  {
    kind: 'b',
    d: 'M88 5c7 0 11 4 14 10 11 3 19 8 24 17 22 6 40 18 40 38 0 22-24 35-60 35-44 0-76-9-76-33 0-18 14-28 30-34 2-8 6-14 13-20 3-7 8-13 15-13Z',
  },
  { kind: 'g', d: 'M72 18c10 7 22 6 31-3M60 38c20 11 46 9 67-6' },
  {
    kind: 'g o',
    d: 'M66 28c14 8 34 7 48-3M34 62c26-10 46-11 62-6M31 76c20-8 38-10 56-8M40 92c14-6 30-9 46-8',
  },
  {
    kind: 'd',
    d: 'M88 75a36 26 0 1 0 72 0a36 26 0 1 0 -72 0Z',
    opacity: 0.3,
    transform: 'rotate(18 124 75)',
  },
  { kind: 'b', d: 'M105 76a21 21 0 1 0 42 0a21 21 0 1 0 -42 0Z' },
  { kind: 'g', d: 'M126 76c2-3 7-1 7 4 0 6-7 9-13 6-8-4-8-15-1-20 9-6 21-1 23 9' },
];

export default drawing;
