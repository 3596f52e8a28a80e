import { LABEL_SIZE_PT, placedNames } from './labels';

const WITHIN = { left: 0, top: 0, right: 200, bottom: 100 };
const named = (text: string, x: number, y: number) => ({ text, x, y, radius: 2 });

test('a name is placed right of its sign, or left of it at the edge of the map', () => {
  expect(placedNames([named('Rapa', 50, 50)], [], WITHIN)).toEqual([
    { text: 'Rapa', x: 54, y: 50 + LABEL_SIZE_PT / 3 },
  ]);
  const [left] = placedNames([named('Mangareva', 190, 50)], [], WITHIN);
  expect(left?.x).toBeLessThan(160);
});

test('names overlap neither signs nor each other; a name without room is left out', () => {
  const sign = { left: 55, right: 60, top: 40, bottom: 60 };
  const placed = placedNames([named('Anaa', 50, 50), named('Faaite', 52, 62)], [sign], WITHIN);
  expect(placed.map(({ text }) => text)).toEqual(['Anaa', 'Faaite']);
  expect(placed[0]?.x).toBeLessThan(50);
  const all = [{ left: 0, right: 200, top: 0, bottom: 100 }];
  expect(placedNames([named('Anaa', 50, 50)], all, WITHIN)).toEqual([]);
});
