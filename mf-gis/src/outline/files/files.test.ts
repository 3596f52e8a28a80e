import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Geometry, Position } from '@ciguawatch/shared/domain/geo/geometry';
import { polygonsOf } from '@ciguawatch/shared/domain/geo/geometry';
import { toDrawnGeometry, toStoredGeometry } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import { distanceKm } from '@ciguawatch/shared/domain/geo/geometry-distance';
import { shippedPlaces } from '@ciguawatch/shared/testing/shipped-places';
import { geometryOfFeatures, hasShape } from './found';
import { readOutlineFile } from './read-file';
import { inDegrees } from './systems';

const shipped = shippedPlaces<{
  properties: { name: string; type: string; center: Position };
  geometry: Geometry;
}>();
const fixture = (name: string) => new Uint8Array(readFileSync(join(__dirname, 'fixtures', name)));

/** Islands of French Polynesia, each in the zone of its files. */
const ISLAND: Record<string, string> = {
  32705: 'Maiao',
  32706: 'Mehetia',
  32707: 'Tekokota',
  32708: 'Agakauitai',
  3297: 'Mehetia',
  3857: 'Marotiri',
  4326: 'Nengonengo',
  swapped: 'Nengonengo',
  unnamed: 'Mehetia',
};
const FILES = [
  ...['32705', '32706', '32707', '32708', '3297', '3857', '4326', 'swapped'].flatMap((one) => [
    `${one}.geojson`,
    `${one}.zip`,
  ]),
  ...['4326.kml', '4326.kmz', '4326.gpx', 'unnamed.geojson'],
];

/** The island of a file, and what is read of it on its own page. */
async function read(file: string) {
  const name = ISLAND[file.split('.')[0]!]!;
  const island = shipped.find(({ properties }) => properties.name === name && properties.type === 'I')!;
  const content = await readOutlineFile(fixture(file));
  if ('fault' in content) throw new Error(content.fault);
  const { center } = island.properties;
  const placed = await inDegrees(content, { place: center, country: [center] });
  if ('fault' in placed) throw new Error(placed.fault);
  return { island, content, placed };
}

test('twenty files of other programs are kept', () => expect(FILES).toHaveLength(20));

test.each(FILES)('%s is stored within a metre of the outline it was made of', async (file) => {
  const { island, placed } = await read(file);
  expect(placed.isSwapped).toBe(file.startsWith('swapped'));
  const shapes = placed.features.filter(hasShape);
  const answer = geometryOfFeatures(shapes, file.endsWith('.gpx'));
  if ('fault' in answer) throw new Error(answer.fault);
  const stored = polygonsOf(toStoredGeometry(toDrawnGeometry(answer.geometry)));
  const parts = polygonsOf(island.geometry);
  expect(stored).toHaveLength(parts.length);
  const corners = stored.flat(2);
  const far = parts
    .flat(2)
    .map((at) => Math.min(...corners.map((corner) => distanceKm(at, corner))))
    .filter((km) => km > 0.001);
  expect(far).toEqual([]);
});

test('names are read from each format', async () => {
  for (const file of ['4326.geojson', '4326.zip', '4326.kml', '4326.kmz', '4326.gpx']) {
    const { content } = await read(file);
    expect(content.features.filter(hasShape).map(({ name }) => name)).toEqual(['Nengonengo']);
  }
});

test('a GPS track is a line until it is closed', async () => {
  const { placed } = await read('4326.gpx');
  expect(geometryOfFeatures(placed.features, false)).toEqual({ fault: 'noShape' });
});

test('metres without a system are refused where nothing says where they should lie', async () => {
  const content = await readOutlineFile(fixture('unnamed.geojson'));
  if ('fault' in content) throw new Error(content.fault);
  const nowhere = await inDegrees(content, { place: null, country: [] });
  expect(nowhere).toEqual({ fault: 'noSystem' });
  const elsewhere: Position = [178, -17];
  expect(await inDegrees(content, { place: elsewhere, country: [elsewhere] })).toEqual({ fault: 'noSystem' });
  const odd = await inDegrees({ ...content, system: 'EPSG:1' }, { place: elsewhere, country: [] });
  expect(odd).toEqual({ fault: 'noSystem' });
});

test.each([
  ['SQLite format 3\0 and so on', 'geoPackage'],
  ['<html><body/></html>', 'notXml'],
  ['<kml><Placemark>', 'notXml'],
  ['PK\u0003\u0004 cut short', 'notZip'],
])('%j is refused with its reason', async (text, fault) => {
  expect(await readOutlineFile(new TextEncoder().encode(text))).toEqual({ fault });
});

test('a file in UTF-16 is read', async () => {
  const text = '\ufeff{"type":"Point","coordinates":[-149,-17]}';
  const bytes = new Uint8Array(
    [...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
  );
  expect(await readOutlineFile(bytes)).toMatchObject({ features: [{ points: [[-149, -17]] }] });
});
