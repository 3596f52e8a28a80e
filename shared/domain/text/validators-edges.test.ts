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

test('an e-mail has no host number, quotes, other alphabets or signs that look like letters', () => {
  const good = [
    "o'connor@ilm.pf",
    'a.b-c_d@x-y.example',
    'jos\u00e9@ilm.pf',
    'a@xn--bcher-kva.example',
    'A@B.PF',
  ];
  const bad = [
    ...[
      'a@[127.0.0.1]',
      'a@127.0.0.1',
      'a@[IPv6:::1]',
      '"a b"@c.pf',
      '"a"@c.pf',
      'a..b@c.pf',
      '.a@c.pf',
      'a.@c.pf',
    ],
    // Cyrillic and Greek letters, a full-width one, one without a dot, and one behind a mark that joins nothing.
    ...['hin\u0430@ilm.pf', 'hina@il\u043c.pf', '\u03bfscar@ilm.pf', 'hin\uff41@ilm.pf', 'h\u0131na@ilm.pf'],
    ...[
      'hina@ilm\u200b.pf',
      'hi\u200bna@ilm.pf',
      'q\u0301@ilm.pf',
      'hina@b\u00fccher.example',
      'a@-x.pf',
      'a@x-.pf',
    ],
    ...['a@x..pf', 'a@b.p2', '<a>@b.pf', 'a,b@c.pf', `${'a'.repeat(65)}@b.pf`],
  ];
  expect(good.map((text) => [text, email(text)])).toEqual(good.map((text) => [text, null]));
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
