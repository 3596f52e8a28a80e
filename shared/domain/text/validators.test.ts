import {
  digits,
  email,
  firstFault,
  maximum,
  maxLength,
  minimum,
  minLength,
  numeric,
  personName,
  required,
  url,
} from './validators';

describe('validators', () => {
  it.each([
    [required, '  ', 'required'],
    [minLength(3), 'ab', 'too_short'],
    [maxLength(2), 'abc', 'too_long'],
    [email, 'teva@', 'email'],
    [numeric, 'x', 'wrong_type'],
    [minimum(35), '34,9', 'too_small'],
    [maximum(42), '42.1', 'too_large'],
    [digits, '12a', 'digits'],
    [personName, 'Teva 2', 'name_letters'],
    [url, 'ftp://ilm.pf', 'url'],
    [url, 'http://localhost', 'url'],
  ])('finds a fault %#', (rule, value, code) => {
    expect(rule(value)).toBe(code);
  });

  it.each([
    [maxLength(2), '🐟🐟'],
    [email, 'hina.tefaatau@ilm.pf'],
    [numeric, '37,5'],
    [personName, 'Jean-Pierre Tefaʻatau'],
    [personName, "O'Connor"],
    [url, 'https://sub-domain.example.com/path'],
  ])('accepts %#', (rule, value) => {
    expect(rule(value)).toBeNull();
  });

  it('answers the first fault of several rules, and none for an empty optional text', () => {
    expect(firstFault('a', [minLength(2), digits])).toBe('too_short');
    expect(firstFault('', [minLength(2), digits])).toBeNull();
  });
});
