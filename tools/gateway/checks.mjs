import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES, PORTAL } from '../../shared/webpack/paths.mjs';
import { askAll, askOne, statusOfBody } from './ask.mjs';
import { firstVisits } from './first-visits.mjs';
import { EMERGENCY } from './portal.mjs';

const FOREVER = 'public, max-age=31536000, immutable';
const HSTS = 'max-age=63072000';
const br = { 'accept-encoding': 'br, gzip' };

const asset = () =>
  `/assets/${readdirSync(join(PORTAL, 'assets')).find((name) => /^shell\..*\.js$/.test(name))}`;

const entryOf = async ({ https }, id) => {
  const { text } = await askOne(https, '/registry.json');
  return JSON.parse(text).modules[id].entry;
};

/** Repeats a request until its response is as wanted, for some seconds. */
async function eventually(ask, wanted) {
  let last;
  for (
    const until = Date.now() + 8_000;
    Date.now() < until;
    await new Promise((done) => setTimeout(done, 200))
  ) {
    last = await ask();
    if (wanted(last)) return last;
  }
  return last;
}

/** The checks by name; each throws when it fails. */
export const checks = [
  [
    'http leads to https, with the same path',
    async ({ http, https }) => {
      const response = await fetch(`${http}/ciguawatch/case/map?y=2026`, { redirect: 'manual' });
      assert.equal(response.status, 308);
      assert.equal(response.headers.get('location'), `${https}/ciguawatch/case/map?y=2026`);
    },
  ],
  [
    'files of shell and modules travel as brotli, are kept for ever and vary by encoding',
    async (portal) => {
      const paths = [asset(), ...(await Promise.all(MODULES.map((id) => entryOf(portal, id))))];
      for (const [at, response] of (await askAll(portal.https, paths, { headers: br })).entries()) {
        assert.equal(response.status, 200, paths[at]);
        assert.equal(response.headers['content-encoding'], 'br', paths[at]);
        assert.equal(response.headers['cache-control'], FOREVER, paths[at]);
        assert.match(String(response.headers.vary), /accept-encoding/i, paths[at]);
        assert.equal(response.headers['x-content-type-options'], 'nosniff', paths[at]);
      }
      const [zipped] = await askAll(portal.https, [paths[1]], { headers: { 'accept-encoding': 'gzip' } });
      assert.equal(zipped.headers['content-encoding'], 'gzip');
    },
  ],
  [
    'answers of the server pass compressed: page, registry, list',
    async ({ https }) => {
      const paths = ['/', '/registry.json', '/api/cw/location/'];
      for (const [at, response] of (await askAll(https, paths, { headers: br })).entries())
        assert.equal(response.headers['content-encoding'], 'br', paths[at]);
    },
  ],
  [
    'the portal without scripts passes with its style, compressed',
    async ({ https }) => {
      const [page] = await askAll(https, ['/plain/report'], { headers: br });
      assert.equal(page.status, 200);
      assert.equal(page.headers['content-encoding'], 'br');
      const { text } = await askOne(https, '/plain/report');
      const style = /href="(\/plain\/style[^"]+)"/.exec(text)?.[1];
      const [sheet] = await askAll(https, [style], { headers: br });
      assert.equal(sheet.status, 200, style);
      assert.equal(sheet.headers['cache-control'], FOREVER);
    },
  ],
  [
    'pages have the security policy of the server, and every answer says HSTS once',
    async (portal) => {
      const paths = [
        '/',
        asset(),
        '/favicon.svg',
        '/api/health/',
        await entryOf(portal, 'mf-gis'),
        '/assets/none.js',
      ];
      const responses = await askAll(portal.https, paths);
      assert.match(String(responses[0].headers['content-security-policy']), /default-src/);
      for (const [at, { headers }] of responses.entries())
        assert.equal(headers['strict-transport-security'], HSTS, paths[at]);
    },
  ],
  [
    'a chunk that is not there is 404, never a page; what a deployment remembers is nobody’s business',
    async ({ https }) => {
      const paths = [
        '/assets/map.01234567.js',
        '/modules/mf-gis/none/a.js',
        '/modules/mf-none/a.js',
        '/modules/mf-gis/releases/log',
        '/releases/mf-gis/log.jsonl',
      ];
      for (const [at, { status }] of (await askAll(https, paths)).entries())
        assert.equal(status, 404, paths[at]);
    },
  ],
  [
    'a body above 12 MB is refused before it reaches the server',
    async ({ https }) => {
      assert.equal(await statusOfBody(`${https}/api/cw/case/`, 13 * 1024 * 1024), 413);
    },
  ],
  [
    'two hundred files at once over one connection all come',
    async ({ https }) => {
      const responses = await askAll(https, Array(200).fill(asset()));
      assert.deepEqual([...new Set(responses.map(({ status }) => status))], [200]);
    },
  ],
  ['first visits of home, report, map and statistics through it', (portal) => firstVisits(portal)],
  [
    'modules that are down leave pages and shell up, and are served again once they are back',
    async ({ https, moduleHost }) => {
      const entry = await entryOf({ https }, 'mf-gis');
      await moduleHost.stop();
      const [gone, page, file] = await askAll(https, [entry, '/', asset()]);
      assert.equal(gone.status, 502);
      assert.deepEqual([page.status, file.status], [200, 200]);
      await moduleHost.start();
      assert.equal(
        (
          await eventually(
            () => askOne(https, entry),
            ({ status }) => status === 200,
          )
        ).status,
        200,
      );
    },
  ],
  [
    'maps: the manifest comes from the server, files of the build from the disk, others from the server',
    async ({ https }) => {
      const manifest = await askOne(https, '/chart/manifest.json');
      assert.equal(manifest.headers['cache-control'], 'public, no-cache');
      const { low } = JSON.parse(manifest.text);
      const [file, none] = await askAll(https, [`/chart/${low}`, '/chart/PF-mid.0123456789.json']);
      assert.equal(file.headers['cache-control'], FOREVER);
      assert.equal(none.status, 404);
      assert.match(none.text, /no such map file/);
    },
  ],
  [
    'without the server, addresses of pages are the page of an error inside, in both languages, with the number',
    async ({ https, server }) => {
      await server.stop();
      const [page, api, maps] = await askAll(https, [
        '/ciguawatch/case/map',
        '/api/health/',
        '/chart/manifest.json',
      ]);
      assert.equal(maps.status, 200, 'maps are those of the build');
      assert.equal(page.status, 502);
      for (const words of ['Erreur interne du serveur', 'Internal Server Error', `tel:${EMERGENCY}`])
        assert.ok(page.text.includes(words), words);
      assert.match(String(page.headers['content-security-policy']), /default-src 'none'/);
      assert.equal(page.headers['cache-control'], 'no-store');
      assert.ok(!api.text.includes('Erreur interne'), 'a call is no page');
      await server.start();
      assert.equal(
        (
          await eventually(
            () => askOne(https, '/'),
            ({ status }) => status === 200,
          )
        ).status,
        200,
      );
    },
  ],
];
