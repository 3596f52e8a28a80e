import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byHand } from './support/by-hand';
import { TestServer } from './support/harness';

let server: TestServer;
let portal: string;

function put(file: string, content: string): void {
  mkdirSync(join(portal, file, '..'), { recursive: true });
  writeFileSync(join(portal, file), content);
}

const declared = (id: string) =>
  JSON.parse(readFileSync(join(__dirname, `../../${id}/module.json`), 'utf8')) as Record<string, unknown>;

/** Writes a registry with these modules as they are declared. */
function deploy(...ids: string[]): void {
  const of = (id: string, decl = declared(id)) => ({
    version: '1.0.0-ab',
    entry: `/modules/${id}/1.0.0-ab/remoteEntry.89abcdef.js`,
    integrity: 'sha384-none',
    decl,
    uses: {},
  });
  put('registry.json', JSON.stringify({ modules: Object.fromEntries(ids.map((id) => [id, of(id)])) }));
}

beforeAll(async () => {
  server = await TestServer.start();
  portal = join(server.folder, 'portal');
  put('index.html', '<!doctype html><title>Ciguawatch</title>');
  deploy('mf-gis', 'mf-fishbase', 'mf-ciguawatch');
  put('assets/shell.0123abcd.js', 'let a = 1;');
  put('assets/shell.0123abcd.js.br', 'BR');
  put('assets/shell.0123abcd.js.gz', 'GZ');
  put('modules/mf-gis/1.0.0-ab/remoteEntry.89abcdef.js', 'let b = 1;');
  put(
    'modules/mf-gis/1.0.0-ab/locales/fr_FR.json',
    JSON.stringify({ maps: { count: 'Aucune carte|Une carte|{{count}} cartes' } }),
  );
  put('locales/namespaces.json', '["shell"]');
  put('locales/shell/fr_FR.json', JSON.stringify({ home: { title: 'Accueil' } }));
});
afterAll(() => server.stop());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

it('does not serve release records, however the path is spelled', async () => {
  put('releases/mf-gis/log.jsonl', '{"at":"2026-11-01"}');
  put('releases/mf-gis/current', '1.0.0-ab');
  const spellings = [
    '/releases',
    '/%72eleases',
    '//releases',
    '/modules/../releases',
    '/modules/%2e%2e/releases',
    '/RELEASES',
  ];
  for (const folder of spellings)
    for (const file of ['log.jsonl', 'log%2Ejsonl', 'current']) {
      const response = await get(`${folder}/mf-gis/${file}`);
      expect([folder, file, response.statusCode, response.json()]).toEqual([
        folder,
        file,
        404,
        expect.objectContaining({ code: 'not_found' }),
      ]);
    }
});

it('serves screens with the page, revalidated each time', async () => {
  for (const url of ['/', '/login', '/ciguawatch/case/report/new', '/fishbase/specie/12/']) {
    const response = await get(url);
    expect([url, response.statusCode, response.headers['content-type']]).toEqual([
      url,
      200,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers['cache-control']).toBe('no-cache');
  }
});

it('gives the page, and nothing else, the emergency number of its country', async () => {
  const told = async (url: string) => (await get(url)).headers['server-timing'];
  for (const url of ['/', '/ciguawatch/case/report/new', '/no-such-page'])
    expect([url, await told(url)]).toEqual([url, 'emergency;desc="15"']);
  for (const url of ['/assets/shell.0123abcd.js', '/api/config/', '/registry.json'])
    expect([url, await told(url)]).toEqual([url, undefined]);
});

it('serves an unknown address with the page and 404, by what is deployed at that moment', async () => {
  const status = async (url: string) => {
    const response = await get(url);
    expect([url, response.body]).toEqual([url, expect.stringContaining('<title>')]);
    return response.statusCode;
  };
  for (const url of ['/nowhere', '/gis/nowhere', '/fishbase/specie/word', '/global/users', '/login/more'])
    expect([url, await status(url)]).toEqual([url, 404]);
  for (const url of ['/gis', '/gis/', '/legal', '/fishbase', '/gis/map/7', '/outbox?a=1'])
    expect([url, await status(url)]).toEqual([url, 200]);

  deploy('mf-gis', 'mf-fishbase', 'mf-ciguawatch', 'mf-global');
  expect(await status('/global/users')).toBe(200);
  deploy('mf-fishbase', 'mf-ciguawatch');
  expect(await status('/gis/maps')).toBe(404);
  const foreign = { ...declared('mf-gis'), contract: 99 };
  put('registry.json', JSON.stringify({ modules: { 'mf-gis': { decl: foreign } } }));
  expect([await status('/gis/of-its-own'), await status('/fishbase')]).toEqual([200, 404]);
  put('registry.json', 'half of a');
  expect(await status('/nowhere')).toBe(200);
  deploy('mf-gis', 'mf-fishbase', 'mf-ciguawatch');
});

it('lets no browser confuse a cached 404 with a page, or the other way round', async () => {
  const page = await get('/login');
  const kept = { 'if-none-match': String(page.headers.etag) };
  expect((await get('/login', kept)).statusCode).toBe(304);
  const missing = await get('/nowhere', kept);
  expect([missing.statusCode, missing.headers.etag, missing.headers['last-modified']]).toEqual([
    404,
    undefined,
    undefined,
  ]);
});

it('never serves a page in place of a file, a module or a call', async () => {
  const urls = [
    '/assets/gone.js',
    '/modules/mf-gis/1.0.0-ab/gone.js',
    '/modules/mf-gis/gone',
    '/logo.png',
    '/api/gone/',
  ];
  const disguised = ['/%6dodules/mf-gis/gone', '/modules%2fmf-gis/gone', '//modules/gone', '/%61pi/gone/'];
  for (const url of [...urls, ...disguised, '/..%2f..%2fpackage.json', '/secret.key']) {
    const response = await get(url);
    expect([url, response.statusCode]).toEqual([url, expect.any(Number)]);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('<title>');
  }
});

it('keeps hashed files for ever and sends existing compressed ones', async () => {
  const url = '/assets/shell.0123abcd.js';
  const forever = 'public, max-age=31536000, immutable';
  const responses = [
    await get(url, { 'accept-encoding': 'gzip, br' }),
    await get(url, { 'accept-encoding': 'gzip' }),
    await get(url),
  ];
  expect(responses.map((response) => response.body)).toEqual(['BR', 'GZ', 'let a = 1;']);
  expect(responses.map((response) => response.headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  for (const response of responses) {
    expect(response.headers['cache-control']).toBe(forever);
    expect(response.headers.vary).toMatch(/accept-encoding/i);
    expect(response.headers['content-type']).toMatch(/javascript/);
  }
  expect((await get('/registry.json')).headers['cache-control']).toBe('no-cache');
});

it('sends lists that scripts read without the headers of pages, and pages with them', async () => {
  put('latest-build.json', '{"build":"1"}');
  for (const url of ['/registry.json', '/latest-build.json', '/assets/shell.0123abcd.js']) {
    const { headers } = await get(url);
    expect([url, headers['content-security-policy'], headers['permissions-policy']]).toEqual([
      url,
      undefined,
      undefined,
    ]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  expect((await get('/login')).headers['content-security-policy']).toMatch(/default-src/);
});

it('gives tabs of an earlier build, which ask for a part of the registry, all of it', async () => {
  const whole = await get('/registry.json');
  const asked = await get('/registry.json?for=0123abcd');
  expect(asked.statusCode).toBe(200);
  expect(asked.json()).toEqual(whole.json());
  expect(Object.values<object>(asked.json().modules)[0]).toMatchObject({ decl: {}, uses: {} });
});

it('notices a module folder that disappears and returns, without a restart', async () => {
  const url = '/modules/mf-gis/1.0.0-ab/remoteEntry.89abcdef.js';
  const [home, away] = [join(portal, 'modules/mf-gis'), join(portal, 'away')];
  expect((await get(url)).statusCode).toBe(200);
  renameSync(home, away);
  expect((await get(url)).statusCode).toBe(404);
  expect((await server.get('a/translation/fr_FR/')).json().pages.gis).toBeUndefined();
  renameSync(away, home);
  expect((await get(url)).statusCode).toBe(200);
});

it('sends a policy that loads nothing foreign', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
  expect(policy).toContain("worker-src 'self' blob:");
  expect(policy).not.toContain('unsafe');
});

describe('dictionaries', () => {
  it('hold the texts of shell and modules with what a translator must know', async () => {
    const { pages } = (await server.get('a/translation/fr_FR/?format=json')).json();
    expect(pages.shell.home.title).toEqual({ value: 'Accueil', type: 'input', display_name: 'Title' });
    expect(pages.gis.maps.count).toMatchObject({ type: 'plural', variables: ['count'] });
  });

  it('put edited texts on top, return them alone on request, and 304 while nothing changes', async () => {
    const first = await server.get('a/translation/fr_FR/');
    const etag = String(first.headers.etag);
    expect(
      (await server.get('a/translation/fr_FR/', { headers: { 'if-none-match': etag } })).statusCode,
    ).toBe(304);
    const at = { language: 'fr_FR', namespace: 'shell', page: 'home', key: 'title', value: 'Bienvenue' };
    await byHand(server.store)
      .insertInto('translation_override')
      .values({ ...at, updated_at: new Date(0), updated_by: null })
      .execute();
    await byHand(server.store)
      .insertInto('translation_version')
      .values({ language: 'fr_FR', version: 1 })
      .execute();
    const second = await server.get('a/translation/fr_FR/', { headers: { 'if-none-match': etag } });
    expect(second.json().pages.shell.home.title.value).toBe('Bienvenue');
    const edited = (await server.get('a/translation/fr_FR/?edited=true')).json();
    expect(edited).toMatchObject({
      version: 1,
      pages: { shell: { home: { title: { value: 'Bienvenue' } } } },
    });
    expect(edited.pages.gis).toBeUndefined();
  });

  it('exist only for known languages', async () => {
    expect((await server.get('a/translation/xx_XX/')).statusCode).toBe(404);
    const languages = (await server.get('a/language/?format=json')).json<
      { code: string; default: boolean }[]
    >();
    expect(languages.filter((language) => language.default).map((language) => language.code)).toEqual([
      'en_US',
    ]);
  });

  it('survive a portal without texts', async () => {
    rmSync(join(portal, 'locales'), { recursive: true });
    expect((await server.get('a/translation/en_US/')).statusCode).toBe(200);
  });
});
