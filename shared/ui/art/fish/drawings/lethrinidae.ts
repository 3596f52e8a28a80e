import type { Drawing } from '../internal/fish-drawing';

/** Silhouette of lethrinidae, in a box of 200 by 110. */
const drawing: Drawing = [
  { kind: 'f', d: 'M58 30l6-14 8 6 8-9 8 8 8-7 8 9c14-4 32 4 42 22l-20-2Z' },
  { kind: 'f', d: 'M153 47l36-19c-6 12-8 18-8 26s2 16 8 28l-36-21Z' },
  { kind: 'f', d: 'M110 78c4 12 14 16 24 12 6-4 9-10 10-18ZM66 82l5 15c8-2 13-7 15-14Z' },
  {
    kind: 'b',
    d: 'M5 70C20 46 42 26 84 25c32 0 56 15 73 23v13c-20 9-44 22-74 22-30 1-60-2-78-13Z',
  },
  { kind: 'f2', d: 'M66 62c12-4 26 0 31 10-13 3-26 1-32-5Z' },
  { kind: 'g', d: 'M56 38c7 11 7 26 0 38M6 69c8 2 16 1 22-2' },
  { kind: 'd', d: 'M38.4 46a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z' },
  { kind: 'b', d: 'M40.38 46a1.62 1.62 0 1 0 3.24 0a1.62 1.62 0 1 0 -3.24 0Z' },
];

export default drawing;
