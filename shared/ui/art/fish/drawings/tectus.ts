import type { Drawing } from '../internal/fish-drawing';

/** Silhouette of tectus, in a box of 200 by 110. */
const drawing: Drawing = [
  {
    kind: 'b',
    d: 'M100 8c4 0 6 3 8 8l44 66c4 8-2 16-12 18-26 5-56 5-82 0-9-2-14-10-10-18L92 16c2-5 4-8 8-8Z',
  },
  {
    kind: 'g',
    d: 'M88 26c8 5 18 5 26 0M80 40c12 7 30 7 42 0M71 54c18 9 42 9 60 0M61 68c24 12 56 12 80 0M52 82c30 12 68 12 98 0',
  },
  { kind: 'd', d: 'M62 92c18 5 40 6 58 3-8-8-44-12-58-3Z', opacity: 0.6 },
];

export default drawing;
