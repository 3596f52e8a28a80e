import type { Ink } from '../description';

/** A4 in points, and the white around what is drawn. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 36;
/** Height of the foot of each page, in points. */
export const FOOT = 22;
export const WIDTH = PAGE.width - 2 * MARGIN;
/** Lowest edge of the content, above the foot. */
export const BOTTOM = PAGE.height - MARGIN - FOOT;
/** Space between columns, in points. */
export const GAP = 18;

/** Sizes of letters, in points. */
export const SIZE = { title: 16, aside: 12.5, heading: 11, text: 9.5, small: 8 } as const;

/** Line height, and distance from the top of a line to its baseline, as multiples of the letter size. */
export const LEADING = 1.32;
export const ASCENT = 0.95;

/** Paper is always light, so these are the tokens of the light theme. */
export const COLOURS: Record<Ink, string> = {
  ink: '#0A2733',
  quiet: '#385460',
  line: '#B4C7C8',
  series: '#0B5570',
  pale: '#4A8FA0',
  alert: '#C0293F',
  band: '#D7E6E8',
  unknown: '#506973',
  sea: '#E6F0F3',
  land: '#F3E5C2',
  paper: '#FFFFFF',
};

export const NOTICE = { ground: '#FBF1D9', edge: '#DDBB6C' };
export const STRIPE = '#00717D';
export const MARK = { sea: '#1E8E9A', ring: '#C9A14A' };
