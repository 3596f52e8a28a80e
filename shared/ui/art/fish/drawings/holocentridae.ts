import type { Drawing } from '../internal/fish-drawing';

/** Silhouette of holocentridae, in a box of 200 by 110. */
const drawing: Drawing = [
  { kind: 'f', d: 'M58 28l4-14 7 8 6-12 7 10 6-11 7 11 6-8 6 12ZM116 32c6-14 22-16 28 12Z' },
  { kind: 'f', d: 'M152 48l36-24c-5 13-8 22-8 31s3 19 8 32l-36-25Z' },
  { kind: 'f', d: 'M110 82c6 14 22 16 32-14ZM64 86l6 15c8-2 12-7 14-14Z' },
  {
    kind: 'b',
    d: 'M11 60C16 42 40 24 80 24c34 0 58 16 76 24v14c-18 10-44 24-76 24-38 0-62-10-69-26Z',
  },
  { kind: 'g', d: 'M56 34c8 13 8 30 0 44' },
  { kind: 'd', d: 'M28.5 49a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0Z' },
  { kind: 'b', d: 'M32.4 49a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z' },
  { kind: 'g o', d: 'M70 38h60.5M70 47h69.5M70 56h69.5M70 65h60.5M70 74h51.5' },
];

export default drawing;
