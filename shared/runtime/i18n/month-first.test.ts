import { isMonthFirst } from './month-first';

it.each([
  ['en_US', ['en-US', 'en'], true],
  ['en_US', ['en-GU'], true],
  ['en_US', ['en-AU', 'en-US', 'en'], false],
  ['en_US', ['fr-FR', 'en-US'], false],
  ['en_US', ['en'], false],
  ['en_US', ['en', 'en-US'], true],
  ['en_US', ['zh-Hant-TW'], false],
  ['fr_FR', ['en-US'], false],
])('%s on a device of %j', (code, tags, first) => {
  expect(isMonthFirst(code, tags)).toBe(first);
});
