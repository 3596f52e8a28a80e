import { email, firstFault, maxLength, personName, type Rule } from './validators';

const fault = (rule: Rule, ...values: string[]) => values.map(rule);
const none = (values: readonly unknown[]) => values.map(() => null);

test('a limit itself is allowed, the next value is not', () => {
  expect(fault(maxLength(3), 'abc', 'abcd')).toEqual([null, 'too_long']);
});

test('an empty text passes all rules', () => {
  const rules = [maxLength(0), email, personName];
  expect(rules.map((rule) => rule(''))).toEqual(none(rules));
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

test('a name of a person takes every apostrophe, ʻeta and hyphen', () => {
  const good = ['O’Connor', 'Teʻura', 'Teʼura', 'Te‘ura', 'Te´ura', 'Te`ura', 'Jean‐Pierre'];
  const bad = ['Teva2', '2Teva', 'Teva_', 'Teva,', '<b>', 'Teva\n'];
  expect(good.map(personName)).toEqual(none(good));
  expect(bad.map((text) => [text, personName(text)])).toEqual(bad.map((text) => [text, 'name_letters']));
});

test('of several rules the first fault is reported, whichever rule finds it', () => {
  const rules = [email, maxLength(6)];
  expect(['a', 'a@b.pf', 'aa@b.pf', 'too long'].map((text) => firstFault(text, rules))).toEqual([
    'email',
    null,
    'too_long',
    'email',
  ]);
  expect(firstFault('anything', [])).toBeNull();
});
