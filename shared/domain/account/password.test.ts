import { passwordFault, passwordParts, passwordStems } from './password';

describe('passwordFault', () => {
  it.each(['Lagon-2026', 'Motu_iti7', 'ÉtéAustral.9', 'Passe-du-nord-7', 'Aaaaaab1!', 'P@ss4ge-nord'])(
    'accepts %s',
    (password) => {
      expect(passwordFault(password)).toBeNull();
    },
  );

  it.each(['Short-1', 'lagon-2026', 'Lagon-lagon', 'Lagon2026', 'Lagon*2026', ''])(
    'finds %s weak',
    (password) => {
      expect(passwordFault(password)).toBe('password_weak');
    },
  );

  it.each([
    ...['Password-1', 'Azerty.2026', 'P-12345678', 'TAHITI_1234'],
    ...['P@ssw0rd', 'P@ssw0rd1!', 'Password1!', 'Pa$$word2026', '1!Passw0rd', 'P@55w0rd#', 'Adm1n-2026'],
    ...[
      'Aaaaaaa1!',
      'AAAAAAA1!',
      'Zz-zz-zz-1',
      'A@4aaaa1',
      'W31c0me!',
      'S3cret-99',
      'Pas$e-2026',
      '!Loulou!-77',
    ],
  ])('finds %s common', (password) => {
    expect(passwordFault(password)).toBe('password_common');
  });

  it.each([
    ...[
      'M0nkey',
      'V1ctoria',
      'We1come',
      'A2erty',
      'Secr3t',
      'Dr4gon',
      'Mu5tang',
      'Oran6e',
      'Mo7her',
      'Foot8all',
    ],
    ...['Oran9e', 'Dr@gon', 'Mu$tang', 'W!nner', 'We!come', 'S&cret'],
  ])('reads the sign within %s as the letter it stands for', (word) => {
    expect(passwordFault(`${word}-1`)).toBe('password_common');
    expect(passwordFault(`7_${word}`)).toBe('password_common');
  });

  it.each([
    ['7!P@ssword1!', 'before and after the word'],
    ['@Zerty2026!', 'after it, where the word begins with one'],
    ['Ab-999999', 'nearly everywhere'],
  ])('finds %s common, with its signs %s', (password) => {
    expect(passwordFault(password)).toBe('password_common');
  });

  it.each(['Char11e-9', 'Wi11!am-7', 'Pâsswörd-1', 'Éèêëéé-11', 'M1che11e-2026'])(
    'finds %s common, with accents and with one digit for two letters',
    (password) => {
      expect(passwordFault(password)).toBe('password_common');
    },
  );

  it('accepts three letters that form no word', () => {
    expect(passwordFault('Xyk-12345')).toBeNull();
  });

  it('ignores signs and digits that stand for no letter', () => {
    expect(passwordStems('Dr#gon')).toContain('drgon');
    expect(passwordStems('Dr#gon')).not.toContain('dragon');
  });

  it.each([
    ...[
      'Tefaatau-26',
      'Hina-2026!',
      '7_TefaAtau',
      'T3f44tau_1',
      'Hina.tefaatau1',
      'Ilmlab-2026',
      'Vive-ilmlab-9',
    ],
    ...['X1_hinaTef!', 'Te-faatau-7'],
  ])('finds %s personal, of a name or the address', (password) => {
    expect(passwordFault(password, ['Hina', 'Tefaʻātau', 'hina.tefaatau@ilmlab.pf'])).toBe(
      'password_personal',
    );
    expect(passwordFault(password)).toBeNull();
  });

  it('compares short words of a name as a whole, and nothing with what is left blank', () => {
    expect(passwordFault('Ina-12345!', ['Ina', '', ''])).toBe('password_personal');
    expect(passwordFault('Machina-77', ['Ina', '', 'a@b.pf'])).toBeNull();
    expect(passwordFault('Lagon-2026', ['', ''])).toBeNull();
  });

  it('reports which conditions of the rule are met', () => {
    expect(passwordParts('lagon-')).toEqual({ length: false, uppercase: false, digit: false, special: true });
  });
});
