import { getSpecie } from '@ciguawatch/shared/api/calls/fishbase';
import { listLocations } from '@ciguawatch/shared/api/calls/locations';
import { getSummary } from '@ciguawatch/shared/api/calls/public';
import { fetchFigures } from './fetch-figures';

const SUMMARY = {
  at: '2030-05-04T10:00:00Z',
  country: 4,
  place: 2,
  year: 2030,
  month: 5,
  cases: 9,
  islands: 1,
  months: [],
  species: [
    { specie_id: 3, cases: 5 },
    { specie_id: 8, cases: 2 },
  ],
  outbreaks: [{ island: 40, cases: 9 }],
};

/** Requested addresses, and the responses to them; all others are 404. */
const asked: string[] = [];
const answers: Record<string, unknown> = {
  [`/api/${getSummary.path({})}`]: SUMMARY,
  [`/api/${getSpecie.path({ id: 3 })}`]: {
    name: 'Lutjanus bohar',
    family: 'Lutjanidae',
    translations: [],
    food: 'x',
  },
  [`/api/${listLocations.path({ ids: [2, 40] })}`]: [
    { id: 2, name: 'French Polynesia', names: { fr: 'Polynésie française' } },
    { id: 40, name: 'Huahine', names: { en: 'Huahine' } },
  ],
};

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = (async (url: string) => {
    asked.push(decodeURIComponent(url));
    const found = Object.entries(answers).find(
      ([path]) => decodeURIComponent(path) === decodeURIComponent(url),
    );
    return { ok: found !== undefined, status: found ? 200 : 404, json: async () => found?.[1] };
  }) as unknown as typeof fetch;
});

test('asks the paths of the calls for the figures and the few names in them', async () => {
  const figures = await fetchFigures(new AbortController().signal);
  expect(asked).toHaveLength(4);
  expect(figures.summary.cases).toBe(9);
  expect(figures.places[2]?.names.fr).toBe('Polynésie française');
  expect(figures.places).toMatchObject({ 40: { name: 'Huahine', names: { en: 'Huahine' } } });
});

test('a name that cannot be read leaves its line out', async () => {
  const figures = await fetchFigures(new AbortController().signal);
  expect(figures.species).toEqual([
    { id: 3, name: 'Lutjanus bohar', family: 'Lutjanidae', translations: [] },
  ]);
});
