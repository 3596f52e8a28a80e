import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestStore } from '../../../test/support/test-store';
import { loadDemoSamplings } from '../../db/demo/samplings';
import type { Store } from '../../db/store';
import { loadDemoAccounts } from '../users/demo';
import { loadDemoPictures, removeDemoPictures } from './demo-pictures';

describe('pictures of the demonstration', () => {
  let store: Store;
  let media: string;
  const now = Date.parse('2027-03-01T10:30:00Z');
  const load = () => loadDemoPictures({ store, clock: { now: () => now } }, media);
  beforeAll(async () => {
    store = await openTestStore();
    media = await mkdtemp(join(tmpdir(), 'media-'));
    await loadDemoAccounts(store, async () => 'unused');
    await store.tx((trx) => loadDemoSamplings(trx, now));
    await load();
  });
  afterAll(() => store.close());

  const shown = async () => {
    const species = await store.read
      .selectFrom('specie')
      .select('name')
      .where('media', 'is not', null)
      .execute();
    const samplings = await store.read
      .selectFrom('tracking')
      .select('station')
      .distinct()
      .where('at_sampling_picture', 'is not', null)
      .execute();
    return [...species.map(({ name }) => name), ...samplings.map(({ station }) => station)].sort();
  };

  it('are shown by two species and two stations, with author and licence', async () => {
    expect(await shown()).toEqual(['Avatoru', 'Lutjanus monostigma', 'Lutjanus sebae', 'Rikitea']);
    const pictures = await store.read.selectFrom('picture').select(['author', 'licence']).execute();
    expect(pictures).toHaveLength(4);
    expect(new Set(pictures.map((one) => `${one.author} ${one.licence}`)).size).toBe(1);
    expect(await readdir(media)).toHaveLength(4);
  });

  it('stay away when an editor has taken one away, whatever is loaded again', async () => {
    await store.tx((trx) =>
      trx.updateTable('specie').set({ media: null }).where('name', '=', 'Lutjanus sebae').execute(),
    );
    await load();
    expect(await shown()).not.toContain('Lutjanus sebae');
  });

  it('leave the species of a portal that is no demonstration any more', async () => {
    await removeDemoPictures(store);
    expect(await shown()).toEqual(['Avatoru', 'Rikitea']);
  });
});
