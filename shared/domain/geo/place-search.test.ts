import { fakePlace } from '../../testing/fakes/fake-place';
import { chainOf, islandOf, type Place, placeName } from './place';
import { namedPlace, searchPlaces } from './place-search';

const labels = (found: readonly Place[]) => found.map(({ name, type }) => `${name} ${type}`);

/** Searches twice, the second time with the places reversed, and expects the same order of results. */
function searched(places: Place[], query: string, home: number | null = 4): string[] {
  const forward = labels(searchPlaces(places, query, home));
  expect(labels(searchPlaces([...places].reverse(), query, home))).toEqual(forward);
  return forward;
}

describe('the order of what a search finds', () => {
  test('a better match comes first, also when it is abroad or a country', () => {
    const places = [
      fakePlace('Great Rapa', 'I'),
      fakePlace('Rapa', 'C', { country: 9 }),
      fakePlace('Marapa', 'I'),
      fakePlace('Rapa Iti', 'L', { country: 9 }),
    ];
    expect(searched(places, 'rapa')).toEqual(['Rapa C', 'Rapa Iti L', 'Great Rapa I', 'Marapa I']);
  });

  test('of equal matches the home country comes first, whatever the kind of place', () => {
    const places = [
      fakePlace('Rapa', 'I', { country: 9 }),
      fakePlace('Rapa', 'C'),
      fakePlace('Rapa', 'I', { country: 3 }),
    ];
    expect(searchPlaces(places, 'rapa', 4).map(({ country }) => country)[0]).toBe(4);
    expect(searchPlaces(places, 'rapa', 3).map(({ country }) => country)[0]).toBe(3);
    expect(searchPlaces(places, 'rapa', 9).map(({ country }) => country)[0]).toBe(9);
    // Without a home country no country is preferred, and islands come before the country of the same name.
    expect(labels(searchPlaces(places, 'rapa', null))).toEqual(['Rapa I', 'Rapa I', 'Rapa C']);
  });

  test('equal matches list islands, localities, archipelagos and countries in this order', () => {
    const places = (['C', 'A', 'I', 'L'] as const).map((type) => fakePlace('Rapa', type));
    expect(searched(places, 'rapa')).toEqual(['Rapa I', 'Rapa L', 'Rapa A', 'Rapa C']);
  });

  test('otherwise equal matches are sorted by name', () => {
    const places = ['Rapa Sud', 'Rapa Est', 'Rapa Nui'].map((name) => fakePlace(name, 'I'));
    expect(searched(places, 'rapa')).toEqual(['Rapa Est I', 'Rapa Nui I', 'Rapa Sud I']);
  });

  test('the best fit of all names of a place counts', () => {
    const places = [
      // One name matches completely, another in part.
      fakePlace('Old Rapa', 'I', { names: { fr: 'Rapa' } }),
      fakePlace('Rapa Nui', 'I', { names: { fr: 'Île de Pâques' } }),
    ];
    expect(searched(places, 'rapa')).toEqual(['Old Rapa I', 'Rapa Nui I']);
  });
});

test('at most thirty places are found, or as many as requested', () => {
  const places = Array.from({ length: 40 }, (_, n) => fakePlace(`Motu ${n}`, 'I'));
  expect(searchPlaces(places, 'motu', 4)).toHaveLength(30);
  expect(searchPlaces(places, 'motu', 4, 3)).toHaveLength(3);
});

test('of places with one name, the island of the home country is chosen', () => {
  const places = [
    fakePlace('Rapa', 'L', { id: 901 }),
    fakePlace('Rapa', 'I', { id: 902, country: 9 }),
    fakePlace('Rapa', 'I', { id: 903 }),
  ];
  expect(namedPlace(places, 'Rapa', 4)?.id).toBe(903);
  expect(namedPlace(places, 'Rapa', 9)?.id).toBe(902);
  expect(namedPlace(places, 'Rapa Nui', 4)).toBeUndefined();
});

describe('what holds a place', () => {
  const country = fakePlace('French Polynesia', 'C', { id: 800 });
  const island = fakePlace('Rapa', 'I', { id: 801, parent_id: 800 });
  const village = fakePlace('Ahurei', 'L', { id: 802, parent_id: 801 });
  const orphan = fakePlace('Lost', 'L', { id: 803, parent_id: 999 });
  const all = [country, island, village, orphan];
  const get = jest.fn((id: number) => all.find((one) => one.id === id));
  beforeEach(() => get.mockClear());

  test('the places around a place are listed up to its country', () => {
    expect(chainOf(village, get)).toEqual([village, island, country]);
    expect(chainOf(country, get)).toEqual([country]);
    expect(get.mock.calls).toEqual([[801], [800]]);
  });

  test('the list of parents ends at a missing parent and at a loop', () => {
    expect(chainOf(orphan, get)).toEqual([orphan]);
    const first = fakePlace('First', 'A', { id: 810, parent_id: 811 });
    const second = fakePlace('Second', 'A', { id: 811, parent_id: 810 });
    expect(chainOf(first, (id) => (id === 811 ? second : first))).toEqual([first, second]);
  });

  test('names the island of a locality, itself for an island, none for a country', () => {
    expect(islandOf(village, get)).toBe(island);
    expect(islandOf(island, get)).toBe(island);
    expect(islandOf(country, get)).toBeUndefined();
  });
});

test('a place without a name in the language is shown by its own name', () => {
  const rapa = fakePlace('Rapa', 'I', { names: { en: 'Rapa Iti' } });
  expect([placeName(rapa, ['en_US']), placeName(rapa, ['fr_FR', 'en_US'])]).toEqual(['Rapa Iti', 'Rapa']);
});
