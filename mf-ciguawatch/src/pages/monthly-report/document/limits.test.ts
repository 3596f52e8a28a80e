import type { Section } from '@ciguawatch/shared/ui/document/description';
import { fitToTwoPages } from './limits';

const tall = (rows: number): Section => ({
  ...{ kind: 'section', title: 'Places' },
  parts: [
    {
      kind: 'table',
      head: [{ words: 'Place' }],
      rows: Array.from({ length: rows }, () => [{ words: 'Anaa' }]),
    },
  ],
});

test('a report has as many lines as two pages hold', () => {
  const asked: number[] = [];
  const made = (more: number) =>
    fitToTwoPages(({ places }) => {
      asked.push(places);
      return [tall(places + more)];
    });
  expect(made(0)).toEqual([tall(40)]);
  expect(asked).toEqual([40]);
  asked.length = 0;
  const [section] = made(55);
  expect(asked).toHaveLength(2);
  expect(section).toEqual(tall((asked.at(-1) as number) + 55));
});

test('where nothing fits, the shortest version is used', () => {
  expect(fitToTwoPages(({ places }) => [tall(places + 500)])).toEqual([tall(505)]);
});
