import { email, firstFault, maxLength, personName } from './validators';

describe('validators', () => {
  it.each([
    [maxLength(2), 'abc', 'too_long'],
    [email, 'teva@', 'email'],
    [personName, 'Teva 2', 'name_letters'],
  ])('finds a fault %#', (rule, value, code) => {
    expect(rule(value)).toBe(code);
  });

  it.each([
    [maxLength(2), '🐟🐟'],
    [email, 'hina.tefaatau@ilm.pf'],
    [personName, 'Jean-Pierre Tefaʻatau'],
    [personName, "O'Connor"],
  ])('accepts %#', (rule, value) => {
    expect(rule(value)).toBeNull();
  });

  it('answers the first fault of several rules, and none for an empty optional text', () => {
    expect(firstFault('a2345', [maxLength(2), email])).toBe('too_long');
    expect(firstFault('', [maxLength(2), email])).toBeNull();
  });
});
