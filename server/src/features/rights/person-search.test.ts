import { type PersonSearch, parsePersonSearch } from './person-search';

const searchFor = (text: string): PersonSearch => {
  const read = parsePersonSearch(text);
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
    const { kind, key, mentions } = searchFor(typed);
    expect([kind, key]).toEqual(['phone', '87778812']);
    for (const other of SPELLINGS)
      expect([other, mentions(`Vini: ${other}, le soir`)]).toEqual([other, true]);
    expect(mentions('le 12 87 77 88 12')).toBe(true);
    expect(mentions('40414243/87778812x12')).toBe(true);
  });

  it('a telephone number is not found in a longer or another number', () => {
    const { mentions } = searchFor('87 77 88 12');
    for (const other of ['187778812', '877788123', '87778813', '8777881', '', 'Hina'])
      expect([other, mentions(other)]).toEqual([other, false]);
  });

  it('a French number is equal with a leading zero and with its country code', () => {
    for (const typed of ['06 12 34 56 78', '+33 6 12 34 56 78', '+33 (0)6 12 34 56 78', '0033612345678']) {
      expect(searchFor(typed).key).toBe('612345678');
      expect(searchFor(typed).mentions('0612345678')).toBe(true);
      expect(searchFor(typed).mentions('+33 (0)6.12.34.56.78')).toBe(true);
    }
  });
});

describe('a name', () => {
  it('a name is found in any order of words, without accents, as whole words', () => {
    const { kind, mentions } = searchFor('Hīnā TERIʻI');
    expect(kind).toBe('name');
    expect(mentions('Mme Terii, prénom Hina.')).toBe(true);
    expect(mentions("hina teri'i")).toBe(true);
    expect(mentions('Hinano Terii')).toBe(false);
    expect(mentions('Hina')).toBe(false);
    expect(searchFor('Terii Hina').key).toBe(searchFor('hina  terii').key);
  });
});

describe('an address', () => {
  it('a mail address is found as a whole, in upper or lower case', () => {
    const { kind, mentions } = searchFor(' Hina.T@mail.pf ');
    expect(kind).toBe('email');
    expect(mentions('écrire à hina.t@MAIL.PF.')).toBe(true);
    for (const other of ['ahina.t@mail.pf', 'hina.t@mail.pf.com', 'hina.t@mail.pfa', 'hinaxt@mail.pf'])
      expect([other, mentions(other)]).toEqual([other, false]);
  });
});

it('a search text that is too short or too long is refused', () => {
  expect(parsePersonSearch('  ')).toBe('required');
  expect(parsePersonSearch('1234')).toBe('too_short');
  expect(parsePersonSearch('a b')).toBe('too_short');
  expect(parsePersonSearch('@mail.pf')).toBe('email');
  expect(parsePersonSearch('a1 b2 c3 d4 e5 f6 g7 h8 i9')).toBe('too_long');
});
