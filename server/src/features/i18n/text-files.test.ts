import { bundledTexts } from './bundled';
import { remoteFiles } from './text-files';

const address = 'http://mf-gis/modules/mf-gis/release.json';
const registry = async () => ({
  text: JSON.stringify({ modules: { 'mf-gis': { version: '2-ab', decl: { namespaces: ['gis'] } } } }),
  etag: 'a',
});

it('reads the texts of a module where it is hosted, of the release in service, each file once', async () => {
  const files: Record<string, unknown> = {
    'http://mf-gis/modules/mf-gis/2-ab/locales/namespaces.json': ['outlines'],
    'http://mf-gis/modules/mf-gis/2-ab/locales/fr_FR.json': { maps: { title: 'Cartes' } },
    'http://mf-gis/modules/mf-gis/2-ab/locales/outlines/fr_FR.json': { tools: { cut: 'Couper' } },
  };
  const asked: string[] = [];
  const remote = remoteFiles([address], async (one) => {
    asked.push(one);
    return files[one] ?? null;
  });
  const read = bundledTexts({ portalDir: '/nowhere', registry, remote });
  for (const _ of [1, 2]) {
    const { texts } = await read('fr_FR');
    expect([texts.gis, texts.outlines]).toEqual([
      { maps: { title: 'Cartes' } },
      { tools: { cut: 'Couper' } },
    ]);
  }
  expect(asked.sort()).toEqual(Object.keys(files).sort());
});

it('works without the texts of a module that is down, and asks again', async () => {
  let isDown = true;
  const remote = remoteFiles([address], async () => {
    if (isDown) throw new Error('refused');
    return { maps: { title: 'Cartes' } };
  });
  expect(await remote('mf-gis', '2-ab/locales/fr_FR.json')).toBeNull();
  expect(await remote('mf-global', '2-ab/locales/fr_FR.json')).toBeNull();
  isDown = false;
  expect((await remote('mf-gis', '2-ab/locales/fr_FR.json'))?.content).toEqual({ maps: { title: 'Cartes' } });
});
