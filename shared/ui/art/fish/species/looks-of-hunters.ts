import { bars, blotches, dots, spots, stripes, waves } from './marks';
import { DEEP_BODY, PADDLE_TAIL, type SpeciesLook, STRAIGHT_TAIL } from './palette';

const SCUTES = 'M118 54h40v3h-40Z';

/** Jacks. */
export const JACKS: Readonly<Record<string, SpeciesLook>> = {
  'caranx-ignobilis': {
    back: '#8c979e',
    belly: '#d6dde0',
    fins: '#565f66',
    details: [{ d: SCUTES, colour: '#5b656c' }],
  },
  'caranx-lugubris': {
    back: '#4b4d48',
    belly: '#6d6e66',
    fins: '#2c2e2d',
    details: [{ d: SCUTES, colour: '#1c1d1c' }],
  },
  'caranx-melampygus': {
    back: '#8b9c93',
    belly: '#dde5dd',
    fins: '#2472c8',
    marks: [{ d: dots(1.3, 13, 26, 62), colour: '#1d3a6b' }],
    details: [{ d: SCUTES, colour: '#2b5f9c' }],
  },
  'caranx-sexfasciatus': {
    back: '#7d9a94',
    belly: '#e6ecec',
    fins: '#7b8589',
    marks: [{ d: spots(2.6, [50, 42]), colour: '#23282b' }],
    details: [
      { d: SCUTES, colour: '#2f3538' },
      { d: 'M105 6c2-2 5-3 7-3-1 2-1 4-1 6Z', colour: '#ffffff' },
    ],
  },
  'ferdauia-orthogrammus': {
    back: '#8fa79a',
    belly: '#e3e9e6',
    fins: '#8a9a76',
    marks: [
      {
        d: spots(3, [70, 44], [86, 54], [102, 46], [118, 56], [92, 66], [110, 64], [134, 50]),
        colour: '#bfa046',
      },
    ],
  },
};

/** Groupers, snappers and emperors. */
export const PERCHES: Readonly<Record<string, SpeciesLook>> = {
  'cephalopholis-argus': {
    back: '#51382a',
    belly: '#5e4333',
    fins: '#3d2a21',
    marks: [
      { d: bars(7, 92, 106, 120, 134, 147), colour: '#8a6f5b' },
      { d: dots(1.9, 9), colour: '#18120f' },
      { d: dots(1.2, 9), colour: '#5fa3e0' },
    ],
  },
  'cephalopholis-miniata': {
    back: '#d9532c',
    belly: '#e8713f',
    fins: '#bf4325',
    marks: [{ d: dots(1.6, 10), colour: '#4fb0ee' }],
  },
  'cephalopholis-urodeta': {
    back: '#a3432f',
    belly: '#c06346',
    fins: '#8d3627',
    tail: '#6d2b22',
    marks: [
      { d: 'M110 16q24 40 0 78h60V16Z', colour: '#7a3025' },
      { d: dots(1.1, 6, 30, 80).replaceAll(/M(?:5[2-9]|[6-9]\d|1\d\d)[^M]*/g, ''), colour: '#f08a4e' },
    ],
    details: [{ d: 'M164 43l24 12M164 73l24-12', colour: '#f6efe6', line: 2.4 }],
  },
  'epinephelus-fuscoguttatus': {
    back: '#c1a87e',
    belly: '#d6c39c',
    fins: '#a88d63',
    marks: [
      { d: blotches(), colour: '#6f5336' },
      { d: dots(0.8, 6), colour: '#5d432a' },
      { d: 'M146 44h11v8h-11Z', colour: '#251a12' },
    ],
  },
  'epinephelus-lanceolatus': {
    back: '#77705f',
    belly: '#98917e',
    fins: '#8d8466',
    marks: [{ d: blotches(1.15), colour: '#655e4f' }],
    details: [
      {
        d: spots(
          1.3,
          [66, 22],
          [78, 20],
          [90, 19],
          [104, 22],
          [120, 22],
          [134, 30],
          [166, 50],
          [172, 60],
          [166, 68],
          [180, 54],
          [180, 66],
          [118, 94],
          [128, 92],
          [72, 94],
        ),
        colour: '#1e1b15',
      },
    ],
  },
  'lutjanus-bohar': {
    back: '#8e332b',
    belly: '#c8695a',
    fins: '#5a2724',
    marks: [{ d: spots(3.4, [98, 30], [126, 37]), colour: '#efe3dd' }],
  },
  'lutjanus-gibbus': {
    back: '#b8403a',
    belly: '#dd8a78',
    fins: '#5d2530',
    body: DEEP_BODY,
    tailShape: PADDLE_TAIL,
    marks: [{ d: 'M54 44q8 12 2 30l8-2q6-14 0-30Z', colour: '#e8903f' }],
  },
  'lutjanus-monostigma': {
    back: '#b9a58f',
    belly: '#f0ddcf',
    fins: '#e0b63c',
    tailShape: STRAIGHT_TAIL,
    marks: [{ d: spots(4.4, [120, 42]), colour: '#1e1a18' }],
  },
  'lutjanus-rivulatus': {
    back: '#8f6a51',
    belly: '#b18a70',
    fins: '#7b5743',
    body: DEEP_BODY,
    tailShape: STRAIGHT_TAIL,
    marks: [
      {
        d: dots(0.9, 6.5, 20, 92).replaceAll(/M(?:1\d|[2-4]\d|5[0-5])(?:\.\d+)? [^M]*/g, ''),
        colour: '#dfe8ee',
      },
      { d: waves(6, 16, 56), colour: '#4a9ad6', line: 1.4 },
    ],
  },
  'lutjanus-sebae': {
    back: '#d8746a',
    belly: '#eeb0a3',
    fins: '#b93a35',
    body: DEEP_BODY,
    marks: [
      {
        d: 'M62 6L20 74l10 8L82 8ZM88 8q10 44 6 90h14q4-46-4-90ZM132 20q24 22 16 60l14-6V46Z',
        colour: '#a52a2c',
      },
    ],
  },
  'macolor-niger': {
    back: '#6b6f72',
    belly: '#8f9496',
    fins: '#1d1f21',
    body: DEEP_BODY,
    marks: [{ d: blotches(1.3), colour: '#232628' }],
  },
  'lethrinus-obsoletus': {
    back: '#a89a66',
    belly: '#d9d0ac',
    fins: '#b3a36f',
    marks: [
      { d: stripes(2, 46, 70), colour: '#d9b45a' },
      { d: stripes(4, 58), colour: '#e59a2e' },
    ],
  },
  'lethrinus-olivaceus': {
    back: '#7f8a72',
    belly: '#ccd2c2',
    fins: '#8b947d',
    body: 'M2 76C18 52 42 28 84 26c32 0 56 15 73 22v13c-20 9-44 22-74 22-32 1-64 1-81-7Z',
    marks: [
      { d: blotches(0.75), colour: '#5e6953' },
      { d: 'M12 70q10-8 24-18M18 73q10-6 22-14', colour: '#4d5744', line: 1.6 },
    ],
  },
  'lethrinus-xanthochilus': {
    back: '#a3a383',
    belly: '#d8d8c0',
    fins: '#b0ad8d',
    marks: [
      { d: dots(1.4, 15, 30, 76), colour: '#6d6d52' },
      { d: 'M2 74q10-10 14-12l4 6-14 8Z', colour: '#e8c22e' },
      { d: spots(3.2, [66, 62]), colour: '#c4312b' },
    ],
  },
};

/** Barracudas and the giant moray. */
export const OTHERS: Readonly<Record<string, SpeciesLook>> = {
  'sphyraena-barracuda': {
    back: '#6f8288',
    belly: '#dde4e6',
    bellyFrom: 52,
    fins: '#39444a',
    marks: [
      { d: spots(2.4, [86, 62], [104, 60], [96, 65], [124, 58], [140, 57], [132, 62]), colour: '#1f272b' },
    ],
    details: [{ d: 'M188 34l6-4c-2 4-4 8-5 10ZM188 78l6 4c-2-4-4-8-5-10Z', colour: '#eef2f2' }],
  },
  'sphyraena-forsteri': {
    back: '#6f877c',
    belly: '#e4eae6',
    bellyFrom: 52,
    fins: '#87958c',
    marks: [{ d: spots(3, [60, 58]), colour: '#1f2723' }],
    details: [{ d: 'M134 33l3-3 3 6ZM133 77l2 3 3-4Z', colour: '#ffffff' }],
  },
  'gymnothorax-javanicus': {
    back: '#8a6a44',
    belly: '#a98a5e',
    fins: '#6f5231',
    marks: [
      { d: dots(2.7, 9, 20, 92), colour: '#3c2817' },
      { d: 'M32 42q8 4 4 14l-8-2Z', colour: '#2a1b0f' },
    ],
  },
};
