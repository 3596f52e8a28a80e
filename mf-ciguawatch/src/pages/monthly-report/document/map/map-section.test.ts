import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { MapIsland } from '@ciguawatch/shared/domain/monthly/bulletin-map';
import type { ReportWords } from '../words';
import { signsOf } from './levels';
import { mapSections } from './map-section';
import { projectionOf } from './project';

const words = {
  t: (key: string, vars: Record<string, string | number> = {}) => [key, ...Object.values(vars)].join(' '),
  number: String,
  place: (id: number) => `Île ${id}`,
} as unknown as ReportWords;

const island = (id: number, lng: number, lat: number, more: Partial<MapIsland> = {}): MapIsland => ({
  ...{ id, archi: 1, at: [lng, lat], rings: [], reports: 0, months: 12 },
  ...more,
});
const span = (reports: number) => ({ reports, months: 12 });
const line = (islands: number[], residents: number, reports: number) => ({
  ...{ archi: 1, islands, residents, census: 2022, now: span(reports), before: span(0) },
});

const content = (map: MapIsland[] | undefined) =>
  ({
    alerts: [
      { island: 11, counted: 9, state: 'verified' },
      { island: 12, counted: 7, state: 'discarded' },
    ],
    bilan: {
      level: 100,
      rates: [line([], 9000, 30), line([11], 500, 9), line([12], 1000, 5), line([13, 14], 20_000, 3)],
    },
    ...(map && { map }),
  }) as unknown as ReportContent;

const ISLANDS = [
  island(11, 209, -16.7, { reports: 9, rings: [[208.9, -16.8, 209.1, -16.8, 209, -16.6]] }),
  island(12, 212, -14, { reports: 5 }),
  island(13, 215, -20, { reports: 3 }),
  island(14, 216, -20.5),
  island(15, 220, -23, { reports: 2 }),
  island(16, 222, -9),
  island(17, 224, -25, { months: 0 }),
];

test('an island has the level of its rate, and is in alert where the content says so', () => {
  expect(signsOf(content(ISLANDS)).map(({ level, alert }) => [level, alert])).toEqual([
    ['high', true],
    ['middle', false],
    ['low', false],
    ['low', false],
    ['unrated', false],
    ['none', false],
    ['silent', false],
  ]);
});

test('the map is drawn from the content, with its names, its legend and a sentence that says the same', () => {
  const [section] = mapSections(content(ISLANDS), words);
  const [figure] = section?.parts ?? [];
  if (figure?.kind !== 'figure') throw new Error('no map');
  expect(figure.alt).toBe(
    'mapAlt Île 11: 180, mapAlert; Île 12: 50; Île 13: 1.5; Île 14: 1.5; Île 15: mapLevel_unrated',
  );
  const texts = figure.shapes.flatMap((shape) => (shape.kind === 'label' ? [shape.text] : []));
  expect(texts).toEqual(expect.arrayContaining(['Île 11', 'Île 12', 'Île 15', 'mapKm 500', 'mapAlert']));
  expect(texts).toEqual(expect.arrayContaining(['mapLevel_high 10 100', 'mapLevel_silent 10 100']));
  const fills = figure.shapes.flatMap((shape) => (shape.kind === 'circle' ? [shape.fill] : []));
  expect([...new Set(fills)].sort()).toEqual(['alert', 'land', 'pale', 'series', 'unknown']);
  // The only outline surrounds the sign of its island.
  const outline = figure.shapes.find((shape) => shape.kind === 'path' && shape.fill === 'land');
  expect(outline).toMatchObject({
    d: expect.stringMatching(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+L[\d.]+ [\d.]+Z$/),
  });
});

test('the legend names only levels that occur, and an edition issued before maps existed has none', () => {
  const [section] = mapSections(content([island(16, 222, -9)]), words);
  const [figure] = section?.parts ?? [];
  const labels = figure?.kind === 'figure' ? figure.shapes.filter(({ kind }) => kind === 'label') : [];
  expect(labels.map((one) => (one.kind === 'label' ? one.text.split(' ')[0] : ''))).toEqual([
    'mapKm',
    'mapLevel_none',
  ]);
  expect(mapSections(content(undefined), words)).toEqual([]);
});

test('a degree is equally long in both directions in the middle of the map, and everything fits', () => {
  const { width, height, point, perKm } = projectionOf(ISLANDS, { width: 252, height: 150 });
  expect([width <= 252, height <= 150]).toEqual([true, true]);
  const [[west, north], [east], [, south]] = [point(216, -17), point(217, -17), point(216, -18)] as const;
  expect((east - west) / (south - north)).toBeCloseTo(Math.cos((17 * Math.PI) / 180), 2);
  expect((south - north) / perKm).toBeCloseTo(111.2, 1);
  for (const { at } of ISLANDS) {
    const [x, y] = point(...at);
    expect([x >= 0 && x <= width, y >= 0 && y <= height]).toEqual([true, true]);
  }
});
