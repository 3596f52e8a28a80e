import type { Drawing } from '../internal/fish-drawing';

/** Silhouette of balistidae, in a box of 200 by 110. */
const drawing: Drawing = [
  { kind: 'f', d: 'M62 30l4-25c8 4 14 12 18 20Z' },
  { kind: 'f', d: 'M98 26c14-18 36-14 52 20l-8 4ZM98 86c14 18 36 14 52-20l-8-4Z' },
  { kind: 'f', d: 'M151 47l26-9c5 11 5 24 0 36l-26-10Z' },
  {
    kind: 'b',
    d: 'M7 58C28 42 56 22 90 21c28 0 48 18 66 27v14c-18 11-36 30-64 31C62 93 30 76 7 58Z',
  },
  { kind: 'g', d: 'M64 42c4 8 4 18 0 26' },
  { kind: 'f2', d: 'M68 54c8-5 16-2 18 4-4 6-12 7-18 2Z' },
  { kind: 'd', d: 'M51 40a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z' },
  { kind: 'b', d: 'M52.65 40a1.35 1.35 0 1 0 2.7 0a1.35 1.35 0 1 0 -2.7 0Z' },
  { kind: 'g o', d: 'M84 30l30 50M98 26l30 48M114 30l22 36M112 28L82 86M128 36L100 88' },
];

export default drawing;
