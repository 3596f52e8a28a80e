import type { Drawing } from '../internal/fish-drawing';

/** Silhouette of carangidae, in a box of 200 by 110. */
const drawing: Drawing = [
  { kind: 'f', d: 'M58 28l8-13 5 8 6-8 5 10Z' },
  { kind: 'f', d: 'M88 30C92 14 102 6 112 3c-2 10 2 22 12 28 12 8 24 14 32 20Z' },
  { kind: 'f', d: 'M84 80c4 16 12 24 24 28-2-10 2-20 12-27 12-8 24-14 34-22Z' },
  { kind: 'f', d: 'M158 52c14-10 26-22 36-36-7 18-11 28-11 39s4 22 11 40c-10-14-22-26-36-37Z' },
  {
    kind: 'b',
    d: 'M9 61C11 44 32 25 70 24c36-1 66 20 94 29v5C136 68 108 84 72 83 38 83 11 76 9 61Z',
  },
  { kind: 'g', d: 'M48 34c8 11 8 28-1 42' },
  { kind: 'f2', d: 'M58 60c18 0 34 6 46 20-20 2-38-4-47-14Z' },
  { kind: 'd', d: 'M28.6 47a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z' },
  { kind: 'b', d: 'M30.47 47a1.53 1.53 0 1 0 3.06 0a1.53 1.53 0 1 0 -3.06 0Z' },
  { kind: 'g', d: 'M100 52c18-2 40 0 58 3' },
];

export default drawing;
