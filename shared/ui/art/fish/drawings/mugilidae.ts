import type { Drawing } from '../internal/fish-drawing';

/** Silhouette of mugilidae, in a box of 200 by 110. */
const drawing: Drawing = [
  {
    kind: 'f',
    d: 'M78 36l5-13 12 11ZM118 37c4-12 14-14 20 6ZM112 76c6 12 18 12 24-6ZM74 80l7 11 8-11Z',
  },
  { kind: 'f', d: 'M156 49l34-20c-6 12-9 18-9 26s3 15 9 27l-34-20Z' },
  {
    kind: 'b',
    d: 'M8 57c6-10 22-20 50-23 40-3 76 6 102 15v13c-28 10-62 19-102 17C30 78 12 70 8 57Z',
  },
  { kind: 'g', d: 'M48 40c6 10 6 22 0 33' },
  { kind: 'f2', d: 'M54 50c12-6 24-4 30 2-8 6-20 8-29 4Z' },
  { kind: 'd', d: 'M24 51a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z' },
  { kind: 'b', d: 'M25.65 51a1.35 1.35 0 1 0 2.7 0a1.35 1.35 0 1 0 -2.7 0Z' },
  { kind: 'g o', d: 'M66 46h80M66 53h76M66 60h72M66 67h68' },
];

export default drawing;
