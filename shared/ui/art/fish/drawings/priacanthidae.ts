import type { Drawing } from '../internal/fish-drawing';

/** Silhouette of priacanthidae, in a box of 200 by 110. */
const drawing: Drawing = [
  {
    kind: 'f',
    d: 'M58 26l4-15 9 6 8-9 9 7 10-8 9 8 9-6c22 4 36 20 40 38l-16 2C114 26 84 22 58 30Z',
  },
  { kind: 'f', d: 'M154 47c12-5 24-9 36-10 2 12 2 24 0 35-12-1-24-5-36-10Z' },
  { kind: 'f', d: 'M46 76l-6 31c18 2 32-8 38-24ZM86 88l5 16c24 0 46-12 56-34l-10-2Z' },
  {
    kind: 'b',
    d: 'M14 40c3-7 10-10 18-13C46 21 66 18 88 19c34 1 54 19 72 28v14c-16 9-42 27-74 27C52 88 28 76 18 56c-3-6-5-11-4-16Z',
  },
  { kind: 'g', d: 'M14 40c5 4 9 9 11 17M66 34c8 12 8 28 0 42' },
  { kind: 'f2', d: 'M76 58c9-5 20-2 23 4-5 6-16 8-22 2Z' },
  { kind: 'd', d: 'M31.5 45a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0 -25 0Z' },
  { kind: 'b', d: 'M36.5 45a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0Z' },
  { kind: 'd', d: 'M38.8 42a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z' },
  { kind: 'g o', d: 'M80 34c24-4 46 2 66 14' },
];

export default drawing;
