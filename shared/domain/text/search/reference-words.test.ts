import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../../geo/place';
import { findPlaces } from '../../geo/place-search';
import { findSpecies } from './species-names';

const file = (name: string) =>
  readFileSync(join(__dirname, '../../../../server/reference-data', name), 'utf8');

// The columns of names are unquoted.
const [head = [], ...rows] = file('species.csv')
  .trim()
  .split('\n')
  .map((line) => line.split(','));
const species = rows.map((row) => {
  const column = (name: string) => row[head.indexOf(name)] ?? '';
  return {
    name: column('scientific_name'),
    family: column('family'),
    translations: ['en', 'fr', 'ty'].flatMap((lang) =>
      column(`name_${lang}`)
        .split(' / ')
        .map((value) => ({ lang, value })),
    ),
  };
});

const places = (
  JSON.parse(file('locations.geojson')) as { features: { properties: Record<string, unknown> }[] }
).features.map(({ properties }) => {
  const { id, name, type, parent_id, country_id } = properties;
  const names = Object.fromEntries(
    ['fr', 'en'].flatMap((lang) => (properties[`name_${lang}`] ? [[lang, properties[`name_${lang}`]]] : [])),
  );
  return { id, name, names, type, parent_id, country: country_id } as unknown as Place;
});

/** French Polynesia. */
const HOME = 4;

describe('words as people write them find', () => {
  test.each([
    ['carange', 'Caranx lugubris'],
    ['baracuda', 'Sphyraena barracuda'],
    ['peroquet', 'Chlorurus microrhinos'],
    ['lutjan rouge', 'Lutjanus bohar'],
  ])('%s: %s first', (word, name) => {
    expect(findSpecies(species, word).items[0]?.name).toBe(name);
    // In whatever order a list comes.
    expect(findSpecies([...species].reverse(), word).items[0]?.name).toBe(name);
  });

  test.each([
    ['borabora', 'Bora Bora'],
    ['hivaoa', 'Hiva Oa'],
    ['tuamotus', 'Tuamotu Archipelago'],
  ])('%s: %s first', (word, name) => {
    expect(findPlaces(places, word, HOME).items[0]?.name).toBe(name);
    expect(findPlaces([...places].reverse(), word, HOME).items[0]?.name).toBe(name);
  });
});

test.each(['Scaridae', 'muraenidae'])('%s finds the species of the family alone', (family) => {
  const wanted = species.filter((one) => one.family.toLowerCase() === family.toLowerCase());
  expect(wanted.length).toBeGreaterThan(3);
  expect(new Set(findSpecies(species, family, 200).items)).toEqual(new Set(wanted));
});
