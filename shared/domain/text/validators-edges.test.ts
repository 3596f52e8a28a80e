import {
  digits,
  email,
  firstFault,
  lettersAndSpaces,
  maximum,
  maxLength,
  minimum,
  minLength,
  numeric,
  personName,
  type Rule,
  required,
  url,
} from './validators';

const fault = (rule: Rule, ...values: string[]) => values.map(rule);
const none = (values: readonly unknown[]) => values.map(() => null);

test('a limit itself is allowed, the next value is not', () => {
  expect(fault(minLength(3), 'ab', 'abc')).toEqual(['too_short', null]);
  expect(fault(maxLength(3), 'abc', 'abcd')).toEqual([null, 'too_long']);
  expect(fault(minimum(35), '35', '34.99', '-35')).toEqual([null, 'too_small', 'too_small']);
  expect(fault(maximum(42), '42', '42,0', '42,01')).toEqual([null, null, 'too_large']);
  expect(fault(minimum(-5), '-5', '-6')).toEqual([null, 'too_small']);
});

test('lengths are in characters, not in units of the machine', () => {
  expect(fault(minLength(2), '🐟', '🐟🐟')).toEqual(['too_short', null]);
});

test('an empty text passes all rules but one', () => {
  const rules = [minLength(3), maxLength(0), email, numeric, minimum(1), maximum(-1)];
  expect([...rules, digits, lettersAndSpaces, personName, url].map((rule) => rule(''))).toEqual(
    none([...rules, 1, 2, 3, 4]),
  );
  expect(fault(required, '', ' \t', 'a', ' a ')).toEqual(['required', 'required', null, null]);
});

test('an e-mail has one @, no blanks, and a domain with an end of two letters', () => {
  const good = ['a@b.pf', 'hina.t+x@sub.example.org', 'é@example.org'];
  const bad = [
    'a',
    'a@b',
    'a@b.c',
    '@b.pf',
    'a@.pf',
    'a b@c.pf',
    'a@b@c.pf',
    'a@b.pf ',
    'a@b c.pf',
    'a@b.p.',
  ];
  expect(good.map(email)).toEqual(none(good));
  expect(bad.map((text) => [text, email(text)])).toEqual(bad.map((text) => [text, 'email']));
});

test('a number may have a decimal comma or point, and one only', () => {
  const good = ['0', '-3', '37,5', '37.5', '1e3'];
  const bad = ['x', '1,2,3', '1 000', '12px', 'Infinity', 'NaN'];
  expect(good.map(numeric)).toEqual(none(good));
  expect(bad.map((text) => [text, numeric(text)])).toEqual(bad.map((text) => [text, 'wrong_type']));
  expect(fault(minimum(1), 'x')).toEqual(['too_small']);
});

test('digits are digits only, from the first to the last', () => {
  expect(fault(digits, '012', '1 2', '-1', '1a', 'a1', '1.0')).toEqual([
    null,
    'digits',
    'digits',
    'digits',
    'digits',
    'digits',
  ]);
});

test('letters with spaces are of any script, and nothing else', () => {
  const good = ['Teva', 'Île Hōkai', '島', 'E\u0301'];
  const bad = ['Teva 2', "O'Connor", 'Jean-Pierre', 'a_b', 'a.'];
  expect(good.map(lettersAndSpaces)).toEqual(none(good));
  expect(bad.map((text) => [text, lettersAndSpaces(text)])).toEqual(
    bad.map((text) => [text, 'name_letters']),
  );
});

test('a name of a person takes every apostrophe, ʻeta and hyphen', () => {
  const good = ['O’Connor', 'Teʻura', 'Teʼura', 'Te‘ura', 'Te´ura', 'Te`ura', 'Jean‐Pierre'];
  const bad = ['Teva2', '2Teva', 'Teva_', 'Teva,', '<b>', 'Teva\n'];
  expect(good.map(personName)).toEqual(none(good));
  expect(bad.map((text) => [text, personName(text)])).toEqual(bad.map((text) => [text, 'name_letters']));
});

test('an address of the web has its protocol and a domain with a point', () => {
  const good = ['http://ilm.pf', 'https://sub-domain.example.com/path?a=b#c', 'HTTPS://ILM.PF'];
  const bad = [
    'ilm.pf',
    'http://localhost',
    'ftp://ilm.pf',
    'javascript:alert(1.5)',
    'https://',
    'a',
    'mailto:a@b.pf',
  ];
  expect(good.map(url)).toEqual(none(good));
  expect(bad.map((text) => [text, url(text)])).toEqual(bad.map((text) => [text, 'url']));
});

test('of several rules the first fault is reported, whichever rule finds it', () => {
  const rules = [minLength(2), digits, maxLength(4)];
  expect(['1', '1a', '12345', '123'].map((text) => firstFault(text, rules))).toEqual([
    'too_short',
    'digits',
    'too_long',
    null,
  ]);
  expect(firstFault('anything', [])).toBeNull();
});
