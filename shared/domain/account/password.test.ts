import { passwordFault, passwordParts } from './password';

describe('passwordFault', () => {
  it.each(['Lagon-2026', 'Motu_iti7', 'ÉtéAustral.9'])('accepts %s', (password) => {
    expect(passwordFault(password)).toBeNull();
  });

  it.each(['Short-1', 'lagon-2026', 'Lagon-lagon', 'Lagon2026', 'Lagon*2026', ''])(
    'finds %s weak',
    (password) => {
      expect(passwordFault(password)).toBe('password_weak');
    },
  );

  it.each(['Password-1', 'Azerty.2026', 'P-12345678', 'TAHITI_1234'])('finds %s common', (password) => {
    expect(passwordFault(password)).toBe('password_common');
  });

  it('tells which parts of the rule are met', () => {
    expect(passwordParts('lagon-')).toEqual({ length: false, uppercase: false, digit: false, special: true });
  });
});
