import type { Drawing } from '../internal/fish-drawing';

/** Silhouette of tridacna, in a box of 200 by 110. */
const drawing: Drawing = [
  {
    kind: 'b',
    d: 'M14 60c4-10 12-8 18-20 5-10 14-4 22-12 8-9 16 0 26-6 10-5 16 2 26-1 10-2 14 6 24 7 10 0 14 9 22 15 8 5 14 8 20 17-2 22-36 40-82 40S18 84 14 60Z',
  },
  {
    kind: 'g',
    d: 'M40 44Q59 68 70 92M62 34Q77 65 84 96M88 28Q97 63 98 98M114 30Q117 64 112 98M138 38Q136 67 126 96M160 52Q155 71 142 90',
  },
  {
    kind: 'd',
    d: 'M16 59c14 6 12-8 24-4 10 4 12-12 24-8 10 4 14-8 26-4 10 4 14-6 26 0 10 5 14-2 24 4 10 6 16 0 22 8 6 5 14 0 20 4-30 8-140 12-166 0Z',
    opacity: 0.55,
  },
];

export default drawing;
