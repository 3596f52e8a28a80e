import { type Asked, readAsked } from './asked';

const asked = (text: string): Asked => {
  const read = readAsked(text);
  if (typeof read === 'string') throw new Error(read);
  return read;
};

const SPELLINGS = [
  ...['87778812', '87 77 88 12', '87.77.88.12', '87-77-88-12', '+689 87 77 88 12', '+68987778812'],
  ...['00689 87778812', '(+689) 87 77 88 12', '00 689 87.77.88.12', '(87) 77 88 12', '68987778812'],
  ...['87\u00a077\u202f88\u00a012', '+689-87-77-88-12'],
];

describe('a telephone number', () => {
  it.each(SPELLINGS)('%s is found in every other spelling', (typed) => {
    const { kind, key, stands } = asked(typed);
    expect([kind, key]).toEqual(['phone', '87778812']);
    for (const other of SPELLINGS) expect([other, stands(`Vini: ${other}, le soir`)]).toEqual([other, true]);
    expect(stands('le 12 87 77 88 12')).toBe(true);
    expect(stands('40414243/87778812x12')).toBe(true);
  });

  it('is not found in a longer one, nor in another', () => {
    const { stands } = asked('87 77 88 12');
    for (const other of ['187778812', '877788123', '87778813', '8777881', '', 'Hina'])
      expect([other, stands(other)]).toEqual([other, false]);
  });

  it('of France is one with its zero and its code', () => {
    for (const typed of ['06 12 34 56 78', '+33 6 12 34 56 78', '+33 (0)6 12 34 56 78', '0033612345678']) {
      expect(asked(typed).key).toBe('612345678');
      expect(asked(typed).stands('0612345678')).toBe(true);
      expect(asked(typed).stands('+33 (0)6.12.34.56.78')).toBe(true);
    }
  });
});

describe('a name', () => {
  it('is found in any order, without accents, as whole words', () => {
    const { kind, stands } = asked('Hīnā TERIʻI');
    expect(kind).toBe('name');
    expect(stands('Mme Terii, prénom Hina.')).toBe(true);
    expect(stands("hina teri'i")).toBe(true);
    expect(stands('Hinano Terii')).toBe(false);
    expect(stands('Hina')).toBe(false);
    expect(asked('Terii Hina').key).toBe(asked('hina  terii').key);
  });
});

describe('an address', () => {
  it('is found whole, in any case', () => {
    const { kind, stands } = asked(' Hina.T@mail.pf ');
    expect(kind).toBe('email');
    expect(stands('écrire à hina.t@MAIL.PF.')).toBe(true);
    for (const other of ['ahina.t@mail.pf', 'hina.t@mail.pf.com', 'hina.t@mail.pfa', 'hinaxt@mail.pf'])
      expect([other, stands(other)]).toEqual([other, false]);
  });
});

it('is refused where it says too little or too much', () => {
  expect(readAsked('  ')).toBe('required');
  expect(readAsked('1234')).toBe('too_short');
  expect(readAsked('a b')).toBe('too_short');
  expect(readAsked('@mail.pf')).toBe('email');
  expect(readAsked('a1 b2 c3 d4 e5 f6 g7 h8 i9')).toBe('too_long');
});
