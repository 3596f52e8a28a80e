import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPlaces } from '../../../testing/shipped-places';
import type { Place } from '../../geo/place';
import { findPlaces } from '../../geo/place-search';
import { findSpecies } from './species-names';

const SPECIES = join(__dirname, '../../../../server/reference-data/species.csv');

// The columns of names are unquoted.
const [head = [], ...rows] = readFileSync(SPECIES, 'utf8')
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

const places = shippedPlaces<{ properties: Record<string, unknown> }>().map(({ properties }) => {
  const { id, name, name_fr: fr, type, parent_id, country_id } = properties;
  return {
    id,
    name,
    names: { ...(fr ? { fr } : {}) },
    type,
    parent_id,
    country: country_id,
  } as unknown as Place;
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
