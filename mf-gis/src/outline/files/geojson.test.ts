import { drawingOf, drawingOfFile, geometryOf } from '../drawing';
import { geometryOfFeatures } from './found';
import { readGeoJson, writeGeoJson } from './geojson';

jest.mock('../clipping/start-worker');

const RING = [
  [179, -17],
  [179.9, -17],
  [179.9, -16],
  [179, -17],
];
const polygon = (ring: unknown) => ({ type: 'Polygon', coordinates: [ring] });
const feature = (geometry: unknown) => ({ type: 'Feature', properties: {}, geometry });
const readText = (text: string) => {
  const content = readGeoJson(text);
  return 'fault' in content ? content : geometryOfFeatures(content.features, false);
};
const read = (value: unknown) => readText(JSON.stringify(value));

it('gathers the polygons of all features, heights dropped', () => {
  const two = read({
    type: 'FeatureCollection',
    features: [
      feature(polygon(RING.map((at) => [...at, 12]))),
      feature(null),
      feature({
        type: 'GeometryCollection',
        geometries: [polygon([...RING]), { type: 'LineString', coordinates: [] }],
      }),
    ],
  });
  expect(two).toEqual({ geometry: { type: 'MultiPolygon', coordinates: [[RING], [RING]] } });
});

it('accepts a point where there is no outline', () => {
  expect(read(feature({ type: 'Point', coordinates: [-149.5, -17.5] }))).toEqual({
    geometry: { type: 'Point', coordinates: [-149.5, -17.5] },
  });
});

it.each([
  ['{"type":', 'notJson'],
  ['12', 'notGeoJson'],
  ['{"type":"Topology"}', 'notGeoJson'],
  ['{"type":"FeatureCollection"}', 'notGeoJson'],
  ['{"type":"FeatureCollection","features":[]}', 'noShape'],
  ['{"type":"Polygon","coordinates":[[["a",1]]]}', 'noNumber'],
  ['{"type":"Polygon","coordinates":[[[1e9,1]]]}', 'noNumber'],
  ['{"type":"Polygon","coordinates":7}', 'noNumber'],
  [`${'['.repeat(50)}${']'.repeat(50)}`, 'notGeoJson'],
])('reports what is wrong with %s', (text, fault) => {
  expect(readText(text)).toEqual({ fault });
});

it('refuses more vertices than can be stored', () => {
  const ring = Array.from({ length: 150_002 }, (_, n) => [(n % 1000) / 1000, n / 1e5]);
  expect(read(polygon(ring))).toEqual({ fault: 'tooMany' });
});

it('reads a ring across 180° from another program, and writes it cut there', async () => {
  const foreign = [
    [179.5, -17],
    [-179.5, -17],
    [-179.5, -16],
    [179.5, -16],
    [179.5, -17],
  ];
  const answer = read(polygon(foreign));
  if (!('geometry' in answer)) throw new Error('not read');
  const drawing = await drawingOfFile(answer.geometry);
  expect(drawing.outline[0]![0]!.map(([x]) => x)).toEqual([179.5, 180.5, 180.5, 179.5, 179.5]);
  const stored = (await geometryOf(drawing))!;
  expect(stored.type).toBe('MultiPolygon');
  const written = JSON.parse(writeGeoJson('Taveuni', stored));
  expect(written.features[0].properties).toEqual({ name: 'Taveuni' });
  expect(drawingOf(written.features[0].geometry).outline[0]![0]).toHaveLength(5);
});
