import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteDecl } from '@ciguawatch/shared/contract/module';
import { SHELL_ROUTES } from '@ciguawatch/shared/contract/shell-routes';
import sharp from 'sharp';
import { readCounts } from '../../src/page-head/counts';
import { DESCRIPTION_SIGNS, headOf } from '../../src/page-head/head';
import { HEADED_PAGES, UNLISTED_PAGES } from '../../src/page-head/pages';
import { listedPaths } from '../../src/page-head/sitemap';
import { HeadSource } from '../../src/page-head/source';
import { headTags } from '../../src/page-head/tags';
import { report, TAHITI } from '../cases/samples';
import { TestServer } from '../support/harness';

const LANGUAGES = ['fr', 'en'] as const;
const ROOT = join(__dirname, '../../..');

let server: TestServer;
let heads: HeadSource;
beforeAll(async () => {
  server = await TestServer.start();
  heads = new HeadSource(server.deps);
});
afterAll(() => server.stop());

/** Paths of all listed pages, and those of an island. */
async function addresses(): Promise<[string, string][]> {
  const { lists } = await heads.data('en');
  const places = [...lists.places.values()].filter(({ country, type }) => country === 4 && type !== 'C');
  return [
    ...listedPaths(lists).map((path): [string, string] => [path, '']),
    ...places.map(({ id }): [string, string] => ['/ciguawatch/case/map', `?i=${id}`]),
  ];
}

it('has an entry for every page that is open to all', () => {
  const open = (routes: readonly RouteDecl[], base = '') =>
    routes.filter(({ access }) => access === 'open').map(({ path }) => base + path);
  const modules = ['mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'].flatMap((id) => {
    const decl = JSON.parse(readFileSync(join(ROOT, id, 'module.json'), 'utf8'));
    return open(decl.routes, decl.basePath);
  });
  const known = [...HEADED_PAGES.map(({ pattern }) => pattern), ...UNLISTED_PAGES];
  expect([...open(SHELL_ROUTES), ...modules].sort()).toEqual([...known].sort());
});

it.each(LANGUAGES)(
  'says of each page something of its own, short and with a figure, in %s',
  async (language) => {
    const all = await Promise.all((await addresses()).map((address) => heads.of(...address, language)));
    expect(all.length).toBeGreaterThan(200);
    for (const { description, title, listed } of all) {
      expect(description).toMatch(/\d|[Nn]o case|[Aa]ucun cas/);
      expect([description, description.length <= DESCRIPTION_SIGNS]).toEqual([description, true]);
      expect([description, title].join()).not.toMatch(/head\.|\{\{|undefined|NaN| \./);
      expect([title, listed]).toEqual([expect.stringMatching(/. · Ciguawatch$/), true]);
    }
    for (const part of ['name', 'path'] as const)
      expect(new Set(all.map((head) => head[part])).size).toBe(all.length);
    // An archipelago may have the name of one of its islands.
    const titles = all.filter(({ path }) => !path.includes('?')).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  },
);

it('counts the cases of the country, of an island and of a species as home does', async () => {
  const data = await heads.data('en');
  const specie = [...data.lists.species.keys()][0] as number;
  const counts = {
    ...data.counts,
    ...{ country: { year: 1234, all: 5000 }, islands: new Map([[TAHITI, { year: 2, all: 9 }]]) },
    species: new Map([[specie, 1]]),
  };
  const text = (path: string, search = '') => headOf(path, search, { ...data, counts }).description;
  expect(text('/ciguawatch/case/map')).toContain('1,234 cases were reported in the last twelve months.');
  expect(text('/ciguawatch/case/map', `?i=${TAHITI}`)).toContain('Tahiti: 2 cases were reported');
  expect(text(`/fishbase/specie/${specie}`)).toContain('1 case has been reported.');
});

it('sends a head in the language of the browser or of the address, with and without a query', async () => {
  const index = '<!doctype html><html lang="en"><head><title>Ciguawatch</title></head></html>';
  writeFileSync(join(server.deps.config.portalDir, 'index.html'), index);
  const page = async (url: string, language: string) =>
    (await server.app.inject({ url, headers: { 'accept-language': language } })).body;
  const found = (body: string) => [/<html lang="(..)">/.exec(body)?.[1], /<title>([^<]*)/.exec(body)?.[1]];
  expect(found(await page('/legal/terms-of-use', 'fr'))).toEqual([
    'fr',
    expect.stringMatching(/^Conditions/),
  ]);
  expect(found(await page('/legal/terms-of-use?x=1', 'fr'))).toEqual([
    'fr',
    expect.stringMatching(/^Conditions/),
  ]);
  expect(found(await page('/legal/terms-of-use?lang=en', 'fr'))).toEqual([
    'en',
    expect.stringMatching(/^Terms/),
  ]);
  expect(await page('/legal/terms-of-use', 'fr')).not.toContain('noindex');
  expect(await page('/login', 'fr')).toContain('<meta name="robots" content="noindex">');
  expect((await heads.of('/fishbase/specie/999999', '', 'fr')).listed).toBe(false);
});

it('has tags that no name can break out of', async () => {
  const head = await heads.of('/ciguawatch/case/stats', '', 'en');
  const evil = { ...head, title: '"><script>1</script>', dataset: { place: '</script><b>', since: 2007 } };
  const tags = headTags(evil, 'en', { base: 'https://x.example', name: 'x', publisher: 'x' });
  expect(tags).not.toMatch(/<script>1|<\/script><b>/);
  const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(tags)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ '@type': 'Dataset', temporalCoverage: '2007/..' });
});

it('draws a picture of each kind, which stays the same while its figure does', async () => {
  for (const name of ['home', `map-${TAHITI}`, 'specie-22', 'phenotype-2']) {
    const url = `/api/picture-of/fr/${name}.png`;
    const { statusCode, rawPayload, headers } = await server.app.inject({ url });
    expect([name, statusCode]).toEqual([name, 200]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const again = await server.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  }
  for (const name of ['home-1', 'map-999999', 'specie', 'specie-999999', 'risk-92', 'x', 'constructor'])
    expect([name, (await server.app.inject({ url: `/api/picture-of/fr/${name}.png` })).statusCode]).toEqual([
      name,
      404,
    ]);
});

it('lists each page in the sitemap in both languages, and names the sitemap to search engines', async () => {
  const { body } = await server.app.inject({ url: '/sitemap.xml' });
  const base = server.deps.config.publicUrl;
  for (const [path] of (await addresses()).filter(([, search]) => search === ''))
    expect(body).toContain(
      `<loc>${base}${path}</loc><xhtml:link rel="alternate" hreflang="fr" href="${base}${path}?lang=fr"/>`,
    );
  expect(body).not.toContain('/login');
  expect((await server.app.inject({ url: '/robots.txt' })).body).toContain(`Sitemap: ${base}/sitemap.xml`);
});

it('counts a case while it is public, and asks the database once a minute', async () => {
  const count = async () => (await heads.data('en')).counts.country.all;
  const { id } = (await server.post('cw/pcase/create/', report(), { as: 'admin' })).json<{ id: number }>();
  expect(await count()).toBe(0);
  server.clock.pass(61);
  expect(await count()).toBe(1);
  await server.change('DELETE', `cw/case/${id}/`, { as: 'admin' });
  server.clock.pass(61);
  expect(await count()).toBe(0);
});

it('counts the last twelve months with the running one', async () => {
  for (const day of ['2025-03-31', '2025-04-01', '2026-03-10'])
    await server.post('cw/pcase/create/', report({ case_eventtime: `${day}T12:00` }), { as: 'admin' });
  const { country, islands } = await readCounts(server.store, 4, { year: 2026, month: 3 });
  expect([country, islands.get(TAHITI)]).toEqual([
    { year: 2, all: 3 },
    { year: 2, all: 3 },
  ]);
});
