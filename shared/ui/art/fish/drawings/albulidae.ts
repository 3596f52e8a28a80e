import type { Drawing } from '../internal/fish-drawing';

/** Silhouette of albulidae, in a box of 200 by 110. */
const drawing: Drawing = [
  { kind: 'f', d: 'M84 34l5-22c10 5 18 13 24 24Z' },
  { kind: 'f', d: 'M134 70l10 12 6-17ZM94 76l8 13 9-15Z' },
  { kind: 'f', d: 'M158 52l37-33c-6 15-9 24-9 36s4 22 9 36l-37-32Z' },
  {
    kind: 'b',
    d: 'M3 55c8-8 22-15 40-18 40-7 88 5 121 14v10C128 71 92 78 54 77c-14-1-24-3-30-7-2-2 4-4 2-6-4-1-20-4-23-9Z',
  },
  { kind: 'g', d: 'M50 40c7 10 7 24 0 34' },
  { kind: 'f2', d: 'M58 66c12-3 24 1 30 8-12 3-24 1-30-8Z' },
  { kind: 'd', d: 'M27.6 51a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z' },
  { kind: 'b', d: 'M29.47 51a1.53 1.53 0 1 0 3.06 0a1.53 1.53 0 1 0 -3.06 0Z' },
  { kind: 'g o', d: 'M64 42h61.599999999999994M64 48h75.6M64 54h78.4M64 60h64.4' },
];

export default drawing;
