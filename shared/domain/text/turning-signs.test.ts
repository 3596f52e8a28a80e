import { hasTurningSigns, withoutTurningSigns } from './turning-signs';

const SIGNS = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];

it.each(SIGNS)('knows each sign and takes it out', (sign) => {
  expect(hasTurningSigns(`Te${sign}va`)).toBe(true);
  expect(withoutTurningSigns(`${sign}Te${sign}va${sign}`)).toBe('Teva');
});

it.each(['Mérou', 'a\u00a0: b\u202f?', 'm\u200dn', 'إسم', ''])('leaves "%s"', (text) => {
  expect(hasTurningSigns(text)).toBe(false);
  expect(withoutTurningSigns(text)).toBe(text);
});
