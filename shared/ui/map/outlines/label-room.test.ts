import { type Cover, LABEL_GAP, labelGap } from './label-room';

const ring = (x: number, y: number, name: string): Cover => ({ x, y, radius: 30, name });
const label = (x: number, y: number, text: string) => ({ x, y, text, size: 10 });

test('a name that nothing covers stays where it is', () => {
  expect(labelGap(label(100, 100, 'Maiao'), [])).toBe(LABEL_GAP);
  expect(labelGap(label(100, 100, 'Maiao'), [ring(200, 100, 'Tahiti')])).toBe(LABEL_GAP);
});

test('a name goes below the ring of its own place', () => {
  const hang = labelGap(label(100, 110, 'Moorea'), [ring(100, 100, 'Moorea')]) as number;
  expect(110 + hang * 10).toBe(132);
});

test('a name below its ring already is not moved', () => {
  expect(labelGap(label(100, 140, 'Tahiti'), [ring(100, 100, 'Tahiti')])).toBe(LABEL_GAP);
});

test('a name under the ring of another place is left out', () => {
  expect(labelGap(label(100, 80, 'Tupai'), [ring(100, 100, 'Bora Bora')])).toBeNull();
  const both = [ring(100, 100, 'Moorea'), ring(110, 145, 'Tahiti')];
  expect(labelGap(label(100, 110, 'Moorea'), both)).toBeNull();
});
