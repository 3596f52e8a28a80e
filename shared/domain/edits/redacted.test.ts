import { isRedacted } from './redacted';

test('an erased value is an object with its digest only', () => {
  const redacted = 'a_-Z'.repeat(11).slice(0, 43);
  expect(isRedacted({ redacted })).toBe(true);
  const others = [
    null,
    undefined,
    'redacted',
    43,
    [redacted],
    {},
    { redacted: 'short' },
    { redacted, more: 1 },
  ];
  expect(others.filter(isRedacted)).toEqual([]);
});
