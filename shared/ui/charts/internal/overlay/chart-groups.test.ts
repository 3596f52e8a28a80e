import { wordsOf } from './chart-groups';

const measure = (text: string, size: number) => text.length * size * 0.5;
const year = { title: '2023', notes: ['93 over 12 months', '93'] };
const said = (width: number) => {
  const words = wordsOf(year, width, measure);
  return words && [words.name.text, words.note?.text, words.note?.line];
};

test('the longer note is beside the name, under it, or replaced by the shorter one', () => {
  expect(said(250)).toEqual(['2023', '93 over 12 months', 0]);
  expect(said(120)).toEqual(['2023', '93 over 12 months', 1]);
  expect(said(70)).toEqual(['2023', '93', 0]);
  expect(said(38)).toEqual(['2023', '93', 1]);
});

test('the name of a narrow group is small, that of a very narrow one left out', () => {
  expect(wordsOf(year, 30, measure)?.name.size).toBe(11);
  expect(said(20)).toBeNull();
});
