import { hatchedBox } from './hatched';

test('lines run across the whole box and never leave it', () => {
  const [frame, lines] = hatchedBox({ x: 10, y: 20, width: 30, height: 12 });
  expect(frame).toEqual({ kind: 'rect', x: 10, y: 20, width: 30, height: 12, stroke: 'line' });
  if (lines?.kind !== 'path') throw new Error('no lines');
  const points = [...lines.d.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const [across, down] = [points.map(([x]) => x as number), points.map(([, y]) => y as number)];
  expect([Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)]).toEqual([
    ...[10, 40],
    ...[20, 32],
  ]);
  expect(points.length).toBeGreaterThan(10);
});
