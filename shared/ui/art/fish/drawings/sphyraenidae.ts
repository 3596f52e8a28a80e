import type { Drawing } from '../internal/fish-drawing';

/** Silhouette of sphyraenidae, in a box of 200 by 110. */
const drawing: Drawing = [
  { kind: 'f', d: 'M84 42l8-14 10 15ZM128 45l8-15 10 18ZM126 66l8 14 10-17ZM92 70l6 11 8-11Z' },
  { kind: 'f', d: 'M160 52l34-22c-6 12-9 18-9 25s3 14 9 27l-34-22Z' },
  { kind: 'b', d: 'M3 58L34 46c30-8 86-4 130 6v8c-44 10-100 15-130 8L6 63c-3-1-4-3-3-5Z' },
  { kind: 'g', d: 'M52 44c5 7 5 18 0 24M4 61c14 2 24 1 33-2' },
  { kind: 'd', d: 'M33 52a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z' },
  { kind: 'b', d: 'M34.65 52a1.35 1.35 0 1 0 2.7 0a1.35 1.35 0 1 0 -2.7 0Z' },
  {
    kind: 'g o',
    d: 'M70 44l4 10M84 44.6l4 10M98 45.2l4 10M112 45.8l4 10M126 46.4l4 10M140 47l4 10',
  },
];

export default drawing;
