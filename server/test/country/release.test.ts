import { basename } from 'node:path';
import { changesText } from '../../src/country/command/texts';
import { tryPack } from '../../src/country/load/load-pack';
import { shippedIds } from '../../src/country/pack/features';
import { packFolders, shippedPacks } from '../../src/country/pack/shipped';
import { readJson, referenceDir } from '../../src/db/reference/files';
import type { Store } from '../../src/db/store';
import { engines, openTestStore } from '../support/test-store';
import { readPack } from './pack-folder';

const packs = shippedPacks();

test('the release has 22 countries, each once', () => {
  expect(new Set(packs.map(({ country }) => country.letters)).size).toBe(22);
  expect(new Set(packs.map(({ country }) => country.number)).size).toBe(22);
  const ids = packs.map(shippedIds).flatMap(({ place, places }) => [place, ...places.values()]);
  expect([ids.length, new Set(ids).size]).toEqual([1069, 1069]);
});

test.each(packFolders())('%s has no fault, and what the first start and the build need', async (folder) => {
  const { country, outline, species, posts } = await readPack(folder);
  expect(basename(folder)).toBe(country.letters.toLowerCase());
  // The build draws the country by the outline of its pack.
  expect(outline?.source).toBe('bbox of the islands below');
  // The first start loads neither: names stand in the directory, and posts are those of a laboratory.
  expect([species, posts]).toEqual([[], []]);
});

test('each language is brought once: by its country, or with the portal', () => {
  const common = readJson<{ code: string; id: number }[]>(referenceDir(), 'languages.json');
  const brought = packs.flatMap(({ country, languages }) =>
    languages.flatMap(({ code, names, number }) => {
      if (!names) return [];
      expect(code).toMatch(new RegExp(`_${country.letters}$`));
      return [{ code, id: number as number }];
    }),
  );
  const all = [...common, ...brought];
  expect(all).toHaveLength(36);
  for (const field of ['code', 'id'] as const)
    expect(new Set(all.map((language) => language[field])).size).toBe(36);
});

test('no resident of French Polynesia is lost or counted twice', () => {
  const { residents } = packs.find(({ country }) => country.letters === 'PF') ?? { residents: [] };
  const sum = residents.reduce((all, { value }) => all + value, 0);
  // The four islands of Rangiroa's commune come from a census five years older, with 104 people fewer.
  expect(sum).toBe(278_786 - 104);
  expect(residents.find(({ islands }) => islands.includes('tahiti'))?.value).toBe(191_779);
});

describe.each(engines)('the packs of the release on %s', (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore(engine);
  });
  afterAll(() => store.close());

  it.each(packFolders())('%s is what the first start loaded', async (folder) => {
    const tried = await tryPack(store, {
      ...{ pack: await readPack(folder), now: 0 },
      file: { numbers: {}, emergency: {} },
    });
    expect(changesText(tried)).toBe('Nothing changes: the database holds all of it.');
  });
});
