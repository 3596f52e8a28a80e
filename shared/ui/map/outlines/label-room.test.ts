import { type CoveringSign, LABEL_GAP_EM, labelGap } from './label-room';

const ring = (x: number, y: number, name: string): CoveringSign => ({ x, y, radius: 30, name });
const label = (x: number, y: number, text: string) => ({ x, y, text, size: 10 });

test('a name that no ring covers is not moved', () => {
  expect(labelGap(label(100, 100, 'Maiao'), [])).toBe(LABEL_GAP_EM);
  expect(labelGap(label(100, 100, 'Maiao'), [ring(200, 100, 'Tahiti')])).toBe(LABEL_GAP_EM);
});

test('a name goes below the ring of its own place', () => {
  const hang = labelGap(label(100, 110, 'Moorea'), [ring(100, 100, 'Moorea')]) as number;
  expect(110 + hang * 10).toBe(132);
});

test('a name already below its ring is not moved', () => {
  expect(labelGap(label(100, 140, 'Tahiti'), [ring(100, 100, 'Tahiti')])).toBe(LABEL_GAP_EM);
});

test('a name under the ring of another place is left out', () => {
  expect(labelGap(label(100, 80, 'Tupai'), [ring(100, 100, 'Bora Bora')])).toBeNull();
  const both = [ring(100, 100, 'Moorea'), ring(110, 145, 'Tahiti')];
  expect(labelGap(label(100, 110, 'Moorea'), both)).toBeNull();
});
