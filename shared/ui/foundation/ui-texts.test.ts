import galleryEn from '../gallery/locales/en_US.json';
import galleryFr from '../gallery/locales/fr_FR.json';
import en from './locales/en_US.json';
import fr from './locales/fr_FR.json';

const keys = (pages: Record<string, Record<string, string>>) =>
  Object.entries(pages)
    .flatMap(([page, texts]) => Object.keys(texts).map((key) => `${page}.${key}`))
    .sort();

it.each([
  ['components', fr, en],
  ['gallery', galleryFr, galleryEn],
])('the %s are complete in both languages', (_name, french, english) => {
  expect(keys(french)).toEqual(keys(english));
});

it('French puts a no-break space before a colon, and a narrow one before its other high punctuation', () => {
  const texts = [...Object.values(fr), ...Object.values(galleryFr)].flatMap((page) => Object.values(page));
  expect(texts.filter((text) => /[^\u00a0]:(\s|$)|[^\u202f\d][;!?](\s|$)/.test(text))).toEqual([]);
});
