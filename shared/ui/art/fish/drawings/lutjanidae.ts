import type { Drawing } from '../internal/fish-drawing';

/** Silhouette of lutjanidae, in a box of 200 by 110. */
const drawing: Drawing = [
  { kind: 'f', d: 'M52 32l8-16c22-8 48-4 66 6 12-3 22 4 26 22l-30-6Z' },
  { kind: 'f', d: 'M153 47l37-21c-6 13-9 21-9 29s3 17 9 30l-37-23Z' },
  { kind: 'f', d: 'M106 80c2 12 14 18 26 14 6-6 8-12 9-20ZM64 83l4 17c8-2 14-8 17-16Z' },
  {
    kind: 'b',
    d: 'M7 63c18-22 44-39 78-39 31 0 56 16 72 23v15c-20 10-46 22-73 22-31 0-60-8-77-21Z',
  },
  { kind: 'f2', d: 'M66 61c12-3 26 2 32 14-14 2-26-2-33-8Z' },
  { kind: 'g', d: 'M53 36c7 12 7 27-1 40M8 63c8 1 16 0 22-2' },
  { kind: 'd', d: 'M30.6 50a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z' },
  { kind: 'b', d: 'M32.47 50a1.53 1.53 0 1 0 3.06 0a1.53 1.53 0 1 0 -3.06 0Z' },
  { kind: 'd o', d: 'M120 38a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z' },
];

export default drawing;
