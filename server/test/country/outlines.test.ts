import { packFeatures } from '../../src/country/pack/features';
import type { Pack } from '../../src/country/pack/pack';
import { type Edits, packWith, readPack } from './pack-folder';

const RING = [
  [191.5, -5.3],
  [191.6, -5.3],
  [191.6, -5.2],
  [191.5, -5.3],
];
const outlineOf = (key: string, source: string) =>
  JSON.stringify({
    type: 'Feature',
    properties: { key, source },
    geometry: { type: 'Polygon', coordinates: [RING] },
  });

const idsOf = ({ places }: Pack) => ({
  ...{ country: 23, place: 2000 },
  places: new Map(places.map(({ key }, at) => [key, 2001 + at])),
});
async function featuresWith(edits: Edits) {
  const pack = await readPack(packWith(edits));
  const ids = idsOf(pack);
  const features = packFeatures(pack, ids);
  const idOf = (key: string) => (key === 'country' ? ids.place : ids.places.get(key));
  return (key: string) => features.find(({ properties }) => properties.id === idOf(key));
}

test('an outline of the country counts before the box of its islands, with its own source', async () => {
  const drawn = (await featuresWith({}))('country');
  expect(drawn?.properties).toMatchObject({ source: 'bbox of the islands below', licence: 'CC0-1.0' });
  expect(drawn?.geometry.coordinates).not.toEqual([RING]);
  const given = await featuresWith({
    'sources.csv': ['CC0-1.0', 'CC0-1.0\natlas,an atlas,ODbL-1.0'],
    'outlines.geojson': ['"features":[', `"features":[${outlineOf('country', 'atlas')},`],
  });
  expect(given('country')).toMatchObject({
    properties: { source: 'an atlas', licence: 'ODbL-1.0' },
    geometry: { coordinates: [RING] },
  });
});

test('an outline that its licence keeps apart counts before the point of its place', async () => {
  expect((await featuresWith({}))('dot')?.geometry.type).toBe('Point');
  const place = await featuresWith({
    'sources.csv': ['CC0-1.0', 'CC0-1.0\natlas,an atlas,ODbL-1.0'],
    'outlines-apart.geojson': `{"features":[${outlineOf('dot', 'atlas')}]}`,
  });
  expect(place('dot')).toMatchObject({
    properties: { source: 'an atlas', licence: 'ODbL-1.0' },
    geometry: { coordinates: [RING] },
  });
  expect(place('port')?.properties).toMatchObject({ source: 'made up for tests', licence: 'CC0-1.0' });
});

test('facts have no licence', async () => {
  const place = await featuresWith({ 'sources.csv': ['CC0-1.0', 'none'] });
  expect(place('dot')?.properties.licence).toBeNull();
});

test('the country may have another name among places', async () => {
  const place = await featuresWith({
    'country.json': ['"numbers"', '"place_names": { "en": "The Test", "fr": "Essai" }, "numbers"'],
  });
  expect(place('country')?.properties).toMatchObject({ name: 'The Test', names: { fr: 'Essai' } });
});

test('places of one name are distinguished by the ids of an earlier release', async () => {
  const edits = (...numbers: [string, string]): Edits => ({
    'places.csv': `key,type,name,parent,longitude,latitude,source,number
square,I,Square Island,,191.5,-5.4,made-up,2001
seam,I,Seam,,179.9,-6,made-up,2002
dot,I,Dot,,191.8,-5.2,made-up,2003
port,L,Port,square,191.55,-5.45,made-up,${numbers[0]}
port-2,L,Port,square,191.5,-5.42,made-up,${numbers[1]}
`,
    'outlines.geojson': '{"features":[]}',
  });
  expect((await readPack(packWith(edits('2004', '2005')))).places).toHaveLength(5);
  await expect(readPack(packWith(edits('2004', '')))).rejects.toThrow('has the name of “port”');
});
