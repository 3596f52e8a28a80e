import { ClusterIndex, type ClusterPoint } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import { rateMeasure, rateOf, ratePoints } from './rate-points';

const island = (id: number, count: number, rest: Partial<ClusterPoint> = {}): ClusterPoint => ({
  id,
  name: `island ${id}`,
  lng: 200 + id,
  lat: -17,
  count,
  kind: 'island',
  ...rest,
});
const placesOf = (points: readonly ClusterPoint[]) =>
  points.map(({ id, count, lng, lat, kind }) => ({
    key: Number(id),
    id: Number(id),
    kind: kind as 'island' | 'archi',
    lng,
    lat,
    count,
  }));
const towns: Record<
  number,
  { country: number; population: { value: number; islands: number[]; year: number } | null }
> = {
  1: { country: 4, population: { value: 1000, islands: [1], year: 2022 } },
  2: { country: 4, population: { value: 600, islands: [2, 3], year: 2022 } },
  3: { country: 4, population: { value: 600, islands: [3, 2], year: 2022 } },
  4: { country: 7, population: { value: 5000, islands: [4], year: 2022 } },
  5: { country: 4, population: null },
};
const years = ({ country }: { country: number }) => (country === 4 ? 2 : 0);
const rates = (points: ClusterPoint[]) => ratePoints(points, placesOf(points), (id) => towns[id], years);

test('a rate divides by the residents and by the years that the country was observed', () => {
  const { points, left } = rates([island(1, 6)]);
  expect(left).toBe(0);
  expect(points.map((point) => rateOf({ count: point.count, base: point.base ?? 0 }))).toEqual([30]);
});

test('islands that share one population are one place, and an alert of one is an alert of both', () => {
  const { points } = rates([island(2, 1), island(3, 2, { alert: true })]);
  expect(points).toHaveLength(1);
  expect(points[0]).toMatchObject({ id: '2 3', count: 3, base: 1200, alert: true, lng: 203 });
});

test('reports without residents, without a time observed or without an island have no rate', () => {
  const archi = island(6, 9, { kind: 'archi' });
  expect(rates([island(1, 1), island(4, 2), island(5, 3), archi])).toMatchObject({
    left: 14,
    points: [{ id: 1 }],
  });
});

test('places in one ring have the rate of all their residents, not the sum of their rates', () => {
  const near = [island(1, 10, { base: 2000 }), island(2, 0.001, { base: 8000, lng: 201.001 })];
  const [cluster] = new ClusterIndex(near).at(3);
  expect(rateOf(cluster ?? { count: 0, base: 1 })).toBeCloseTo(10, 1);
});

test('a ring at the alert level is as strong as one of eight cases', () => {
  const measure = rateMeasure(100, String, (rate) => `${rate} per 10,000`);
  const [cluster] = new ClusterIndex([island(1, 20, { base: 2000 })]).at(9);
  if (!cluster) throw new Error('a ring expected');
  expect([measure.size(cluster), measure.say(cluster)]).toEqual([8, '100 per 10,000']);
});
