import { DEFAULT_VIEW, worldPixel } from '../map-space';
import { boundsOf, type Cluster, ClusterIndex, radiusOf } from './cluster-index';

const tahiti = { id: 69, name: 'Tahiti', lng: -149.45, lat: -17.65, count: 20 };
const moorea = { id: 70, name: 'Moorea', lng: -149.83, lat: -17.53, count: 5, alert: true };
const { zoom } = DEFAULT_VIEW;

test('Tahiti and Moorea are distinguished at the default view', () => {
  const clusters = new ClusterIndex([tahiti, moorea]).at(zoom);
  expect(clusters.map(({ count, alert }) => [count, alert])).toEqual([
    [5, true],
    [20, false],
  ]);
});

test('zoomed out they form one cluster, in the middle of the cases, still in alert', () => {
  const [cluster, ...rest] = new ClusterIndex([tahiti, moorea]).at(3);
  expect(rest).toEqual([]);
  expect(cluster).toMatchObject({ count: 25, alert: true });
  expect(cluster?.lng).toBeCloseTo(210.474, 2);
  expect(cluster?.points.map(({ name }) => name)).toEqual(['Tahiti', 'Moorea']);
});

test('reports without a known island stay out of the rings', () => {
  const society = { id: 5, name: 'Society Islands', lng: -149.46, lat: -17.64, count: 3, loose: true };
  const clusters = new ClusterIndex([tahiti, society]).at(3);
  expect(clusters.map(({ count, loose }) => [count, loose])).toEqual([
    [20, false],
    [3, true],
  ]);
});

test('a tag is placed below a ring it would cover, and below another tag', () => {
  const loose = [5, 6].map((id) => ({ ...tahiti, id, count: 2, loose: true }));
  const [ring, first, second] = new ClusterIndex([tahiti, ...loose]).at(zoom);
  expect(ring?.drop).toBe(0);
  expect(first?.drop).toBeGreaterThan(26);
  expect((second?.drop ?? 0) - (first?.drop ?? 0)).toBeGreaterThanOrEqual(26);
});

test('the two largest neighbouring rings stay separate at the default view', () => {
  const crowd = [tahiti, moorea].map((place) => ({ ...place, count: 900 }));
  expect(new ClusterIndex(crowd).at(zoom)).toHaveLength(2);
});

test('places on both sides of 180° are joined', () => {
  const around = [
    { id: 1, name: 'Taveuni', lng: 179.98, lat: -16.85, count: 2 },
    { id: 2, name: 'Rabi', lng: -179.98, lat: -16.5, count: 2 },
  ];
  const [cluster] = new ClusterIndex(around).at(5);
  expect(cluster?.count).toBe(4);
  expect(cluster?.lng).toBeCloseTo(180, 5);
});

test('a place without cases is not drawn', () => {
  expect(new ClusterIndex([{ ...tahiti, count: 0 }]).at(zoom)).toEqual([]);
});

test('the box of some places stays in one piece across 180°', () => {
  expect(boundsOf([tahiti, { lng: 178.5, lat: -18.1 }])).toEqual([178.5, -18.1, 210.55, -17.65]);
  expect(boundsOf([])).toBeNull();
});

test('unobserved places have marks of their own, under the rings and without counts', () => {
  const silent = [
    { ...moorea, alert: false, count: 0, silent: true },
    { ...moorea, id: 71, lng: -149.84, name: 'Maiao', alert: false, count: 0, silent: true },
    { ...moorea, id: 72, lng: -140, name: 'Rapa', alert: false, count: 0, silent: true },
  ];
  const clusters = new ClusterIndex([tahiti, ...silent]).at(zoom);
  expect(clusters.map(({ count, silent: isSilent, points }) => [count, isSilent, points.length])).toEqual([
    ...[
      [0, true, 2],
      [0, true, 1],
    ],
    [20, false, 1],
  ]);
  expect(clusters[0]?.lng).toBeCloseTo(210.165, 3);
  expect(new ClusterIndex([{ ...tahiti, silent: true }]).at(zoom)[0]).toMatchObject({ count: 20 });
});

test('a large ring does not cover more than a fifth of a small one, nor of an unobserved place', () => {
  // 44 pixels apart at the default view: nearly half of the small ring would be covered.
  const near = { id: 71, name: 'Islet', lng: -149.45 + 0.125, lat: -17.65, count: 1 };
  const silent = { id: 72, name: 'Reef', lng: -149.45, lat: -17.65 + 0.1, count: 0, silent: true };
  const great = { ...tahiti, count: 500 };
  const marks = (at: number) => new ClusterIndex([great, near, silent]).at(at);
  expect(marks(zoom).map(({ count }) => count)).toEqual([501]);
  expect(marks(zoom + 3).map(({ count }) => count)).toEqual([0, 1, 500]);
});

test('a label covers no ring between two zooms, where positions grow and sizes do not', () => {
  const area = { id: 5, name: 'Society Islands', lng: -149.45, lat: -17.6, count: 3, loose: true };
  const index = new ClusterIndex([{ ...tahiti, count: 500 }, area]);
  const [ring, tag] = index.at(zoom);
  const [lower, upper] = [worldPixel([210.55, ring?.lat ?? 0], zoom), worldPixel([210.55, area.lat], zoom)];
  for (const scale of [1, 1.5, 1.99]) {
    const between = (upper[1] - lower[1]) * scale + (tag?.drop ?? 0);
    expect(between).toBeGreaterThan(radiusOf({ ...(ring as Cluster) }) + 12);
  }
});
