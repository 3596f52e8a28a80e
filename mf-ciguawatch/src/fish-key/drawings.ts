import type { TraitValue } from '@ciguawatch/shared/domain/species/traits';

/**
 * Parts of a drawing in a box of 96 by 56: `b` body, `f` fin, `c` cut out of the body, `s` a line cut out of it, `l` a
 * line of the body's colour.
 */
export type Part = readonly ['b' | 'f' | 'c' | 's' | 'l', string];

const EYE: Part = ['c', 'M21 24.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z'];

const FORKED: Part = ['f', 'M74 27L93 12c-4 7-5 11-5 16s1 9 5 16L74 31Z'];
const ROUND: Part = ['f', 'M73 22c9-3 20-2 20 7s-11 10-20 7Z'];
const CRESCENT: Part = ['f', 'M76 26c6-5 11-12 16-20-4 15-4 30 0 45-5-9-10-15-16-19Z'];

/** Outlines of bodies, seen from the left. */
export const SHAPES: Record<TraitValue<'shape'>, readonly Part[]> = {
  stout: [
    ['f', 'M32 15l5-9 6 5 6-6 6 6 7-4 8 12Z'],
    ROUND,
    ['b', 'M4 32C10 17 26 11 44 12c16 1 26 7 33 12v10C68 42 56 48 40 48 24 48 10 43 4 32Z'],
    ['s', 'M5 32c6 3 12 4 18 3'],
    ['c', 'M22 22.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z'],
  ],
  perch: [
    ['f', 'M34 17l6-8c12-1 22 3 28 10Z'],
    FORKED,
    ['b', 'M4 32C16 19 30 14 46 16c16 2 24 8 30 11v6c-8 5-18 10-32 10C26 43 13 40 4 32Z'],
    EYE,
  ],
  deep: [
    ['f', 'M32 10l6-7c14-1 24 5 30 14Z'],
    FORKED,
    ['b', 'M6 33C9 18 26 6 42 7c18 2 28 14 34 20v6C68 42 60 51 42 51 24 51 10 44 6 33Z'],
    EYE,
  ],
  oval: [
    ['f', 'M26 14C42 5 62 8 74 20l-4 4Z'],
    ['f', 'M75 23l15-3c-1 6-1 12 0 18l-15-3Z'],
    ['b', 'M5 30C8 18 24 11 44 12c18 1 28 9 33 13v8c-8 7-18 13-35 13C22 46 8 42 5 30Z'],
    ['s', 'M42 18c5 4 5 7 0 11c5 4 5 7 0 11M52 18c5 4 5 7 0 11c5 4 5 7 0 11M62 21c4 3 4 5 0 8c4 3 4 5 0 8'],
    EYE,
  ],
  hump: [
    ['f', 'M40 14c14-4 26 0 34 10Z'],
    ['f', 'M75 24c9-2 17-1 17 5s-8 8-17 5Z'],
    ['b', 'M6 37c-1-5 1-9 5-12C9 12 18 3 29 8c20 2 38 10 48 17v9C70 44 58 49 42 49 24 49 9 45 6 37Z'],
    ['s', 'M6 36c5 2 10 1 13-1'],
    ['c', 'M23 27a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z'],
  ],
  disc: [
    ['f', 'M26 10C44-1 66 5 76 24l-5 3ZM26 46c18 11 40 5 50-14l-5-3Z'],
    CRESCENT,
    [
      'b',
      'M6 30c6-2 8-4 10-8C22 11 33 7 45 7c18 0 28 12 33 20v3C73 39 63 50 45 50 31 50 21 44 16 36c-3-1-7-2-10-3Z',
    ],
    ['c', 'M66 27.5h9v3h-9Z'],
    ['c', 'M22 21.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z'],
  ],
  diamond: [
    ['f', 'M34 10l3-9 10 8ZM52 11c10-7 22-3 24 12l-4 3ZM52 47c10 7 22 3 24-12l-4-3Z'],
    ['f', 'M74 24l15-4c4 6 4 12 0 18l-15-4Z'],
    ['b', 'M4 31L34 10c6-4 12-3 17 0l25 14v9L52 47c-5 4-11 4-17 1Z'],
    ['c', 'M28 22a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z'],
  ],
  jack: [
    ['f', 'M42 11c2-5 4-7 8-9 0 8 6 14 24 22ZM42 47c2 5 4 7 8 9 0-8 6-14 24-22Z'],
    ['f', 'M77 28C84 21 90 13 94 4c-5 16-5 32 0 50-4-9-10-17-17-24Z'],
    ['b', 'M5 31C8 19 20 9 36 9c16 0 34 14 44 19v2C70 36 54 48 36 48 18 48 7 42 5 31Z'],
    ['s', 'M50 28h28'],
    EYE,
  ],
  cigar: [
    ['f', 'M34 19l4-7 7 8ZM58 21l5-6 5 8ZM56 37l5 6 5-8Z'],
    FORKED,
    ['b', 'M4 28C9 22 22 18 42 18c18 0 28 6 34 8v6c-8 4-18 8-36 8C22 40 6 36 4 28Z'],
    ['c', 'M14 26a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z'],
  ],
  long: [
    ['f', 'M36 24l4-8 6 8ZM60 24l4-7 6 9ZM60 34l4 7 6-9Z'],
    ['f', 'M78 28l16-12c-4 8-4 18 0 26L78 31Z'],
    ['b', 'M1 30L18 24c22-4 44-1 62 4v3c-18 5-40 8-60 5L2 33Z'],
    ['s', 'M2 31.5l16-1'],
    ['c', 'M18 27a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z'],
  ],
  eel: [
    [
      'b',
      'M3 20c3-7 10-10 17-7 12 5 16 20 28 22 12 1 18-8 28-14 7-4 13-5 18-3-5 2-9 5-14 10-9 10-18 20-33 20C30 47 26 32 15 27c-5-2-10-2-12-7Z',
    ],
    ['s', 'M3 21c5 2 9 1 13-1'],
    ['c', 'M13 16.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0Z'],
  ],
};

const HEAD: Part = ['b', 'M92 6C60 4 32 14 10 31c16 13 46 21 82 20Z'];
const HEAD_EYE: Part = ['c', 'M46 22a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z'];

/** Heads with their mouths. */
export const MOUTHS: Record<TraitValue<'mouth'>, readonly Part[]> = {
  plain: [HEAD, HEAD_EYE, ['s', 'M11 31.5c7 2 13 2 19 1']],
  wide: [
    ['b', 'M92 4C60 4 34 14 14 28l-6 7c12 14 44 20 84 18Z'],
    HEAD_EYE,
    ['s', 'M9 34c16 1 30 2 44 9'],
    ['s', 'M53 43c-2-4-2-7 1-10'],
  ],
  small: [
    ['b', 'M92 3C64 2 42 8 28 22c-4 4-8 6-16 7v6c6 2 10 3 14 6 16 10 38 14 66 13Z'],
    HEAD_EYE,
    ['s', 'M12 32c3 1 6 1 8 0'],
  ],
  beak: [
    ['b', 'M92 4C60 2 34 10 20 24v16c18 10 44 14 72 13Z'],
    HEAD_EYE,
    ['f', 'M21 24c-6 1-10 4-11 8l12-1ZM21 40c-6-1-9-3-11-7l12-1Z'],
    ['s', 'M10 32.2h20'],
  ],
  lips: [
    ['b', 'M92 4C62 3 38 12 24 24v17c20 9 44 12 68 11Z'],
    HEAD_EYE,
    ['f', 'M28 22c-10-1-18 3-20 9 7 2 16 1 22-1ZM8 33c2 8 12 10 22 7l0-7c-8 2-16 2-22 0Z'],
  ],
  snout: [
    ['b', 'M92 4C72 4 58 10 46 19L6 36c2 6 8 8 16 8 22 8 46 10 70 9Z'],
    ['c', 'M56 18a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z'],
    ['s', 'M7 37c7 1 14 1 21-1'],
  ],
  fangs: [
    ['b', 'M92 6C62 6 34 14 8 25l34 7-32 5c22 11 50 15 82 14Z'],
    HEAD_EYE,
    ['l', 'M14 27l2 5 3-4 2 5 3-4 2 4M15 36l2-4 3 3 2-4 3 3'],
  ],
};

const STUB: Part = ['b', 'M2 14c18 1 30 5 38 8v13C32 38 20 42 2 43Z'];

/** Tails, the body to their left. */
export const TAILS: Record<TraitValue<'tail'>, readonly Part[]> = {
  round: [['f', 'M38 20c20-10 44-10 46 8.5C82 47 58 47 38 37Z'], STUB],
  straight: [['f', 'M38 22L80 10v37L38 35Z'], STUB],
  forked: [['f', 'M38 22L86 4c-12 12-18 18-18 24.5S74 41 86 53L38 35Z'], STUB],
  crescent: [['f', 'M38 23C56 22 72 14 84 1 74 16 72 24 72 28.5S74 41 84 56C72 43 56 35 38 34Z'], STUB],
  trailing: [['f', 'M38 22L90 4 76 18l6 10.5L76 39l14 14L38 35Z'], STUB],
  none: [
    ['b', 'M2 10c34 2 60 8 90 18.5C62 39 36 45 2 47Z'],
    ['f', 'M10 10C46 8 76 16 94 28.5 68 18 44 13 10 13Z'],
  ],
};

/** One fish, on which colours and marks are shown. */
export const FISH: readonly Part[] = [
  ['f', 'M32 15c14-9 32-6 42 6Z'],
  FORKED,
  ['b', 'M4 31C14 18 28 12 46 13c16 1 24 9 30 14v5c-8 6-18 12-33 12C26 44 12 41 4 31Z'],
];
const FISH_EYE: Part = ['c', 'M15 26a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z'];

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;
const dots = (places: readonly (readonly [number, number])[], r: number) =>
  places.map(([x, y]) => dot(x, y, r)).join('');

const NEAR_DOTS = [28, 35, 42, 49, 56, 63].flatMap((x, at) =>
  [20, 26, 32, 38].map((y) => [x, y + (at % 2 ? 2.5 : 0)] as const),
);

/** Marks on the body of `FISH`. */
export const MARKS: Record<TraitValue<'marks'>, readonly Part[]> = {
  none: [FISH_EYE],
  dots: [FISH_EYE, ['c', dots(NEAR_DOTS, 1.5)]],
  spot: [FISH_EYE, ['c', dot(58, 22, 4)]],
  blotches: [
    FISH_EYE,
    [
      'c',
      'M28 20c4-3 9-1 9 2s-6 5-9 3-2-4 0-5ZM46 17c6-1 10 2 8 5s-9 3-11 0 0-5 3-5ZM36 33c5-2 9 1 8 4s-9 3-11 1 0-4 3-5ZM56 29c5-1 9 1 8 4s-8 4-10 1 0-4 2-5ZM65 23c3-1 5 0 5 2s-4 2-6 1 0-3 1-3Z',
    ],
  ],
  stripes: [FISH_EYE, ['s', 'M25 21h42M24 26h49M24 31h49M25 36h42']],
  bars: [FISH_EYE, ['s', 'M29 16v24M38 14v29M47 14v29M56 16v25M65 20v17']],
  wavy: [
    FISH_EYE,
    [
      's',
      'M22 19c4-3 6 3 10 0s6 3 10 0M21 33c4-3 6 3 10 0s6 3 10 0 6 3 10 0M8 31c4-2 5 2 9 0M48 24c4-3 6 3 10 0s6 3 10 0',
    ],
  ],
  net: [FISH_EYE, ['s', 'M28 17L50 42M38 14L60 38M48 14L68 34M28 40L50 15M38 43L60 18M50 41L68 24']],
};

/** Colours of the fish as they are seen, the same in light and dark pages. */
export const COLOURS: Record<TraitValue<'colour'>, string> = {
  silver: '#aebcc6',
  white: '#f3f2ea',
  brown: '#7d5a3c',
  black: '#33373c',
  red: '#c2483c',
  yellow: '#e2b93f',
  green: '#5a9160',
  blue: '#3f83ba',
};

/** Lengths of a drawn fish, where the whole box is 1.2 m long. */
export const LENGTHS: Record<TraitValue<'size'>, number> = { small: 0.2, medium: 0.4, large: 0.68, giant: 1 };
