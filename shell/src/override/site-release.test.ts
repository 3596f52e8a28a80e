import { fakeFetch } from '@ciguawatch/shared/testing/fakes/fake-fetch';
import mfGis from '../../../mf-gis/module.json';
import { releaseAt } from './site-release';

const origin = 'http://localhost:9001';
const release = {
  version: 'dev',
  entry: '/modules/mf-gis/dev/remoteEntry.js',
  integrity: 'sha384-A',
  decl: mfGis,
  uses: {},
};

test('the code is fetched from the development site itself', async () => {
  fakeFetch(200, release);
  const found = await releaseAt({ id: 'mf-gis', origin });
  expect(found.entry).toBe(`${origin}/modules/mf-gis/dev/remoteEntry.js`);
  expect(found.decl.id).toBe('mf-gis');
});

test.each([
  ['no answer', 503, null, /status 503/],
  ['no release', 200, { version: 'dev' }, /release\.json: /],
  ['code of a third site', 200, { ...release, entry: 'https://elsewhere.example/e.js' }, /elsewhere/],
])('%s is refused', async (_name, status, body, said) => {
  fakeFetch(status, body);
  await expect(releaseAt({ id: 'mf-gis', origin })).rejects.toThrow(said);
});

test('a release of another module than the requested one is refused', async () => {
  fakeFetch(200, release);
  await expect(releaseAt({ id: 'mf-global', origin })).rejects.toThrow(/offers mf-gis, not mf-global/);
});
