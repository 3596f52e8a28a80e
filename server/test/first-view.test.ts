import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestServer } from './support/harness';

const REPORT = '/ciguawatch/case/report/new';
const PAGE =
  '<!doctype html><html lang="en"><head><title>Ciguawatch</title><link href="/assets/shell.0123abcd.css" rel="stylesheet"></head><body><div id="root"></div></body></html>';

/** Whether a page has no first view: it is that of the build, but for what its head says. */
const isBare = (body: string): boolean =>
  body.replace(/<html lang="..">.*<link href/, '') === PAGE.replace(/<html lang="..">.*<link href/, '');
let server: TestServer;

function put(file: string, content: unknown): void {
  const path = join(server.folder, 'portal', file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

const declared = () =>
  JSON.parse(readFileSync(join(__dirname, '../../mf-ciguawatch/module.json'), 'utf8')) as {
    menu: { access: unknown; key: string }[];
  };
const css = { globals: [], own: ['.a{color:red}'] };
const view = (text: string) => ({
  html: { fr: [{ name: 'ciguawatch/report.title1', text }], en: ['<p>English</p>'] },
  css,
});

/** Puts a release with this first view into service. */
function deploy(version: string, text: string, decl: object = declared()): void {
  put(`modules/mf-ciguawatch/${version}/first.json`, { 'case-report': view(text) });
  for (const code of ['fr_FR', 'en_US'])
    put(`modules/mf-ciguawatch/${version}/locales/${code}.json`, { report: { title1: text } });
  const entry = `/modules/mf-ciguawatch/${version}/remoteEntry.89abcdef.js`;
  const release = { version, entry, integrity: 'sha384-none', decl, uses: {} };
  put('registry.json', { modules: { 'mf-ciguawatch': release } });
}

/** Puts a shell into service. */
function place(): void {
  put('index.html', PAGE);
  const frame = { html: { fr: ['<main>%SLOT%</main>'], en: ['<main>%SLOT%</main>'] }, css };
  const home = (text: string) => ({ html: { fr: [`<h1>${text}</h1>`], en: ['<h1>Home</h1>'] }, css });
  put('first/frames.json', {
    scripts: { head: 'HEAD()', choose: 'CHOOSE()' },
    decls: { 'mf-ciguawatch': declared() },
    frames: {
      [REPORT]: frame,
      [`${REPORT} demo`]: frame,
      '/gis/maps demo': frame,
      '/login demo': home('Connexion'),
      '/ demo': home('Accueil, tel:+00000000000000000000'),
    },
  });
}

beforeAll(async () => {
  server = await TestServer.start();
  place();
});
beforeEach(() => deploy('1.0.0-aa', 'Qui ?'));
afterAll(() => server.stop());

const get = (url = REPORT, headers: Record<string, string> = { 'accept-language': 'fr' }) =>
  server.app.inject({ url, headers });
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('serves a page with its first view, and a policy with the hashes of its inline parts', async () => {
  const response = await get();
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain('<div id="first" lang="fr"><main>Qui ?</main></div>');
  const policy = String(response.headers['content-security-policy']);
  for (const [, text = ''] of response.body.matchAll(/<(?:script|style[^>]*)>([^<]+)<\//g))
    expect(policy).toContain(sha(text));
  expect(policy).toMatch(/(^|;)script-src 'self'/);
});

it('shows a release deployed while it runs, and the plain page for one without a first view', async () => {
  const before = await get();
  deploy('1.0.0-bb', 'Qui donc ?');
  const after = await get();
  expect(after.body).toContain('<main>Qui donc ?</main>');
  expect(after.headers.etag).not.toBe(before.headers.etag);
  put('modules/mf-ciguawatch/1.0.0-cc/first.json', {});
  put(
    'registry.json',
    readFileSync(join(server.folder, 'portal/registry.json'), 'utf8').replaceAll('1.0.0-bb', '1.0.0-cc'),
  );
  expect(isBare((await get()).body)).toBe(true);
});

it('shows edited texts, a moment after they were saved', async () => {
  await get();
  const body = { i18n_json: { ciguawatch: { report: { title1: { value: 'Qui & où ?', version: 0 } } } } };
  const saved = await server.call('PATCH', 'a/translation/edit/fr_FR/', { as: 'admin', body });
  expect(saved.statusCode).toBe(200);
  server.clock.pass(2);
  expect((await get()).body).toContain('<main>Qui &amp; où ?</main>');
});

it('has no first view for a query, or when the menus have changed since it was rendered', async () => {
  expect(isBare((await get(`${REPORT}?mode=blank`)).body)).toBe(true);
  for (const query of ['utm_source=mail', 'lang=fr', 'i=92&fbclid=x'])
    expect((await get(`${REPORT}?${query}`)).body).toContain('<div id="first" lang="fr"><main>');
  expect(isBare((await get('/ciguawatch/case/map')).body)).toBe(true);
  const decl = declared();
  const [open] = decl.menu.filter(({ access }) => access === 'open');
  if (open) open.key = 'another';
  deploy('1.0.0-dd', 'Qui ?', decl);
  expect(isBare((await get()).body)).toBe(true);
});

it('has no first view, but still a page, where an older shell tells nothing of menus', async () => {
  const path = join(server.folder, 'portal/first/frames.json');
  const { decls, ...frames } = JSON.parse(readFileSync(path, 'utf8'));
  put('first/frames.json', frames);
  const response = await get();
  expect([response.statusCode, isBare(response.body)]).toEqual([200, true]);
  put('first/frames.json', { ...frames, decls });
  expect(isBare((await get()).body)).toBe(false);
});

it('responds with 304 to a client that has it, and shows the browser’s language without scripts', async () => {
  const { headers, body } = await get(REPORT, { 'accept-language': 'en-GB,fr;q=0.5' });
  expect(body).toContain('<div id="first" lang="en">');
  expect(String(headers.vary)).toMatch(/accept-language/i);
  const again = await get(REPORT, {
    'accept-language': 'en-GB,fr;q=0.5',
    'if-none-match': String(headers.etag),
  });
  expect(again.statusCode).toBe(304);
});

it('serves home with its first view, complete in itself, with the number of this server', async () => {
  const response = await get('/', { 'accept-language': 'fr', 'accept-encoding': 'br' });
  expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, 'br']);
  expect(response.headers['server-timing']).toBe('emergency;desc="15"');
  const { body, headers } = await get('/');
  expect(body).toContain('<div id="first" lang="fr"><h1>Accueil, tel:15</h1></div>');
  expect(body).not.toContain('%SLOT%');
  const kept = { 'accept-language': 'fr', 'if-none-match': String(headers.etag) };
  expect((await get('/', kept)).statusCode).toBe(304);
  const head = await server.app.inject({ method: 'HEAD', url: '/', headers: { 'accept-language': 'fr' } });
  expect([head.statusCode, head.headers.etag]).toEqual([200, headers.etag]);
});

it('has the plain page where home has a query, and at its own address', async () => {
  for (const url of ['/?a=1', '/index.html'])
    expect([url, isBare((await get(url)).body)]).toEqual([url, true]);
});

it('has no first view of home when the menus have changed since it was rendered', async () => {
  const decl = declared();
  const [open] = decl.menu.filter(({ access }) => access === 'open');
  if (open) open.key = 'another';
  deploy('1.0.0-dd', 'Qui ?', decl);
  expect(isBare((await get('/')).body)).toBe(true);
});

it('shows no frame alone where the page in it is of a module it cannot read', async () => {
  const registry = JSON.parse(readFileSync(join(server.folder, 'portal/registry.json'), 'utf8'));
  const decl = { ...declared(), id: 'mf-gis', basePath: '/gis', contract: 99 };
  put('registry.json', { modules: { ...registry.modules, 'mf-gis': { decl } } });
  const response = await get('/gis/maps');
  expect([response.statusCode, isBare(response.body)]).toEqual([200, true]);
});

it('has no first view of home without an emergency number: scripts draw that page', async () => {
  const mine = server;
  // Nothing is known of Tonga.
  server = await TestServer.start({ DEFAULT_COUNTRY: '19' });
  try {
    place();
    deploy('1.0.0-ee', 'Qui ?');
    expect(isBare((await get('/')).body)).toBe(true);
    expect((await get()).body).toContain('<main>Qui ?</main>');
    expect((await get('/login')).body).toContain('<h1>Connexion</h1>');
  } finally {
    await server.stop();
    server = mine;
  }
});
