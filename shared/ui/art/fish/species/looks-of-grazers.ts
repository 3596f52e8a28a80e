import { bars, dots, net, spots, stripes, waves } from './marks';
import { HUMP_BODY, type SpeciesLook, STRAIGHT_TAIL, TRAILING_TAIL } from './palette';

const BLADE = 'M140 53l16-2c2 3 2 5 0 7Z';
const FINE_LINES = stripes(0.9, 24, 29, 34, 39, 44, 49, 54, 59, 64, 69, 74, 79, 84);
/** A shallow crescent in place of the deep one of the family. */
const STRAIGHT_SURGEON_TAIL = 'M150 47l38-14c-4 14-4 30 0 44l-38-14Z';

/** Surgeonfishes, mullets and the titan triggerfish. */
export const GRAZERS: Readonly<Record<string, SpeciesLook>> = {
  'acanthurus-lineatus': {
    back: '#e2b433',
    belly: '#cfd9e6',
    fins: '#3f6aa8',
    tail: '#2a3644',
    marks: [
      { d: stripes(3.4, 24, 33, 42, 51, 60), colour: '#22262b' },
      { d: stripes(1.8, 24.8, 33.8, 42.8, 51.8, 60.8), colour: '#57a9ea' },
    ],
    details: [{ d: BLADE, colour: '#d9c06a' }],
  },
  'acanthurus-nigroris': {
    back: '#5a4a3e',
    belly: '#6c5b4d',
    fins: '#3d342d',
    marks: [{ d: FINE_LINES, colour: '#6f9cc4' }],
    details: [{ d: BLADE, colour: '#1c1713' }],
  },
  'acanthurus-triostegus': {
    back: '#b7bda0',
    belly: '#f1f1e6',
    fins: '#a9af90',
    tailShape: STRAIGHT_SURGEON_TAIL,
    marks: [{ d: bars(3.2, 29, 52, 76, 100, 124, 146), colour: '#23241f' }],
  },
  'ctenochaetus-striatus': {
    back: '#5b4a2c',
    belly: '#6e5a38',
    fins: '#49391f',
    marks: [
      { d: FINE_LINES, colour: '#6b93a8' },
      {
        d: spots(1, [26, 42], [30, 36], [36, 34], [40, 40], [24, 50], [38, 30], [44, 34]),
        colour: '#e58a2f',
      },
    ],
    details: [{ d: BLADE, colour: '#2b2010' }],
  },
  'crenimugil-crenilabis': {
    back: '#7f8a66',
    belly: '#e6e9e2',
    bellyFrom: 56,
    fins: '#8d968c',
    details: [
      { d: 'M54 50c12-6 24-4 30 2-8 6-20 8-29 4Z', colour: '#e0c04a' },
      { d: spots(2, [57, 52]), colour: '#2b2b26' },
    ],
  },
  'ellochelon-vaigiensis': {
    back: '#76795c',
    belly: '#dcdfd4',
    bellyFrom: 60,
    fins: '#6f735f',
    tail: '#e3bf2f',
    tailShape: 'M156 48l32-14c2 14 2 32 0 46l-32-13Z',
    marks: [{ d: stripes(1.4, 38, 44, 50, 56, 62, 68), colour: '#5a5c47' }],
    details: [{ d: 'M54 50c12-6 24-4 30 2-8 6-20 8-29 4Z', colour: '#1d1d1a' }],
  },
  'balistoides-viridescens': {
    back: '#6d7150',
    belly: '#a9a981',
    fins: '#caa653',
    marks: [
      { d: net(11), colour: '#3c4030', line: 2.2 },
      { d: 'M40 30q16-12 26 4t-2 20q-14 2-22-8Z', colour: '#2c2f26' },
      { d: spots(1.1, [48, 34], [56, 31], [62, 36], [60, 45], [50, 46]), colour: '#d9b63e' },
    ],
    details: [{ d: 'M12 54q8-8 18-12', colour: '#191a15', line: 3 }],
  },
};

/** Parrotfishes, as males of the last stage unless females are what is mostly seen. */
export const PARROTFISHES: Readonly<Record<string, SpeciesLook>> = {
  'scarus-altipinnis': {
    back: '#4f8f7b',
    belly: '#7fae8e',
    fins: '#3f7f86',
    marks: [{ d: net(13), colour: '#b07c66', line: 1 }],
    details: [
      { d: 'M90 17q10-14 22-15-8 6-10 15Z', colour: '#3f7f86' },
      { d: 'M8 60q10 6 22 6M12 66q10 6 22 5', colour: '#2f9aa0', line: 2 },
    ],
  },
  'scarus-forsteni': {
    back: '#4b9a83',
    belly: '#7dc0a4',
    fins: '#4a7fb5',
    marks: [
      { d: net(13), colour: '#d98aa0', line: 1.4 },
      { d: 'M12 40q14-20 44-20l-6 18q-18 2-30 8Z', colour: '#7a5fa0' },
    ],
  },
  'scarus-frenatus': {
    back: '#4f9a76',
    belly: '#7db88c',
    fins: '#3f8f9a',
    tail: '#2f8f9a',
    marks: [{ d: waves(7, 40, 116), colour: '#e0904a', line: 2 }],
    details: [{ d: 'M176 34q-10 12-10 22t10 24q-4-12-4-24t4-22Z', colour: '#e0853a' }],
  },
  'scarus-ghobban': {
    back: '#dba545',
    belly: '#ecc875',
    fins: '#4f93c0',
    marks: [{ d: bars(5, 52, 74, 96, 118, 138), colour: '#4f9fd0' }],
  },
  'scarus-oviceps': {
    back: '#6aa7cc',
    belly: '#a7cfe2',
    fins: '#4f86c0',
    marks: [{ d: 'M6 62q20-14 44-14 12-16 34-26L60 6 20 14Z', colour: '#4b3a6e' }],
  },
  'scarus-rubroviolaceus': {
    back: '#9a4a3a',
    belly: '#b9887a',
    fins: '#a83a32',
    body: 'M14 58c-4-14 2-30 18-35 24-8 62-7 91 6 17 8 27 13 37 17v18c-12 7-26 14-42 20-29 10-64 6-82-4-12-7-20-12-22-22Z',
    marks: [
      { d: 'M104 14q14 40 0 80h60V14Z', colour: '#c4a094' },
      { d: dots(0.9, 8), colour: '#3b2220' },
    ],
  },
  'scarus-schlegeli': {
    back: '#3d4f8f',
    belly: '#5a5a9a',
    fins: '#3f6fb0',
    marks: [
      { d: 'M50 20h54q8 16 0 30-30-8-54-4Z', colour: '#6f8fc4' },
      { d: bars(4, 100), colour: '#e2cf4e' },
      { d: bars(2.4, 101), colour: '#4fb4e6' },
    ],
  },
};

/** Wrasses. */
export const WRASSES: Readonly<Record<string, SpeciesLook>> = {
  'cheilinus-trilobatus': {
    back: '#6f8a5c',
    belly: '#8f9f72',
    fins: '#7a7f4d',
    tailShape: TRAILING_TAIL,
    marks: [
      { d: net(11), colour: '#b5553f', line: 1.2 },
      { d: bars(4, 144, 152), colour: '#e4dcc0' },
      {
        d: spots(1.2, [24, 52], [30, 60], [36, 40], [40, 56], [46, 48], [44, 66], [34, 70]),
        colour: '#c4402f',
      },
    ],
  },
  'cheilinus-undulatus': {
    back: '#3f8f8f',
    belly: '#6fb09a',
    fins: '#3d7fa0',
    body: HUMP_BODY,
    marks: [
      { d: bars(1.4, 62, 71, 80, 89, 98, 107, 116, 125, 134, 143), colour: '#2f6f73' },
      { d: waves(6, 14, 54), colour: '#d9c98a', line: 1 },
      { d: 'M38 46q10-3 16 0M38 51q10 1 15 5', colour: '#12211f', line: 2 },
    ],
  },
  'coris-aygula': {
    back: '#3f6f5f',
    belly: '#5f8f7a',
    fins: '#3a6f80',
    body: HUMP_BODY,
    marks: [{ d: bars(9, 84), colour: '#8fb8a0' }],
    details: [{ d: 'M46 24L40 4q8 6 14 18Z', colour: '#3a6f80' }],
  },
  'epibulus-insidiator': {
    back: '#6f6a5c',
    belly: '#8f897a',
    fins: '#77715f',
    tailShape: STRAIGHT_TAIL,
    body: 'M4 74c0-6 14-14 20-28C32 28 46 22 64 21c40-2 72 14 94 24v23c-20 12-46 26-76 26-26 0-46-8-58-16-8 2-20 2-20-4Z',
    marks: [
      { d: 'M-2 30h52q6 30-2 62H-2Z', colour: '#cfc8b6' },
      { d: 'M50 22q18-4 30 2-6 16-22 14Z', colour: '#e28a34' },
      { d: net(12), colour: '#4f4b40', line: 1 },
    ],
    details: [{ d: 'M38 48h16', colour: '#16140f', line: 1.6 }],
  },
};
