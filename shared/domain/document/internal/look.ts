import type { Ink } from '../description';

/** A4 in points, and the white around what is drawn. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 36;
/** Room of the line at the foot of each page. */
export const FOOT = 22;
export const WIDTH = PAGE.width - 2 * MARGIN;
/** Where the last line above the foot ends. */
export const BOTTOM = PAGE.height - MARGIN - FOOT;
/** Between columns. */
export const GAP = 18;

/** Sizes of letters, in points. */
export const SIZE = { title: 16, aside: 12.5, heading: 11, text: 9.5, small: 8 } as const;

/** From one line to the next, and from the top of a line to what its letters stand on, in sizes of the letters. */
export const LEADING = 1.32;
export const ASCENT = 0.95;

/** Paper is always light: the tokens of the light theme. */
export const COLOURS: Record<Ink, string> = {
  ink: '#0A2733',
  quiet: '#385460',
  line: '#B4C7C8',
  series: '#0B5570',
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
