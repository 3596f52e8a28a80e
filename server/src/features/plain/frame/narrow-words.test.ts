import english from '../locales/en_US.json';
import french from '../locales/fr_FR.json';

/** Letters that fit on a line of a phone 320 px wide; browsers do not break within a word. */
const MOST = 32;

test.each([
  ['French', french],
  ['English', english],
])('no word of the plain pages is wider than the narrowest phone, %s', (_, texts) => {
  const words = Object.values(texts.plain).flatMap((text) =>
    text.replace(/\{\{.*?\}\}/g, '').split(/[\s|-]/),
  );
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((word) => word.length > MOST)).toEqual([]);
});
