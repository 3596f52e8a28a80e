import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployTexts } from '../plain/portal-texts';
import { TestServer } from '../support/harness';

const MAP = {
  MAP_STYLE: 'https://styles.example/sea.json',
  MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
};

/** Sources of a policy that are not another site. */
const OWN = /^('self'|'none'|'sha256-[\w+/=]{44}'|data:|blob:)$/;

/** Pages of every kind: portal, plain, errors, API description. */
const PAGES = [
  ...['/', '/login', '/ciguawatch/case/map', '/ciguawatch/case/report/new', '/nowhere', '/index.html'],
  ...[
    '/plain/',
    '/plain/report',
    '/plain/map',
    '/plain/stats',
    '/plain/species',
    '/plain/nowhere',
    '/plain/privacy',
    '/plain/risk?island=69&fish=5',
  ],
  ...['/api/docs/', '/api/docs/calls/', '/api/docs/calls/static/index.html'],
];

/** Other sites that a policy allows, each after its directive. */
const sitesOf = (policy: string): string[] =>
  policy.split(';').flatMap((part) => {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    return sources.filter((source) => !OWN.test(source)).map((source) => `${name} ${source}`);
  });

/** Other sites allowed by the policies of all pages. */
async function letIn(env: NodeJS.ProcessEnv): Promise<string[]> {
  const server = await TestServer.start(env);
  const portal = join(server.folder, 'portal');
  mkdirSync(portal, { recursive: true });
  writeFileSync(join(portal, 'index.html'), '<!doctype html><title>Ciguawatch</title>');
  deployTexts(server);
  const asked = PAGES.map((url) => ({ url, method: 'GET' as const, payload: undefined }));
  const sent = { url: '/plain/report', method: 'POST' as const, payload: 'x=1' };
  const found = new Set<string>();
  for (const { url, method, payload } of [...asked, sent]) {
    const headers = payload ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    const response = await server.app.inject({ url, method, headers, ...(payload && { payload }) });
    if (!String(response.headers['content-type']).startsWith('text/html')) continue;
    const policy = String(response.headers['content-security-policy'] ?? '');
    if (!/default-src '(none|self)'/.test(policy)) found.add(`${method} ${url} has no policy of its own`);
    for (const site of sitesOf(policy)) found.add(site);
  }
  await server.stop();
  return [...found].sort();
}

it('no page allows another site', async () => {
  expect(await letIn({})).toEqual([]);
});

it('a configured map adds its own hosts, for pictures and data alone', async () => {
  expect(await letIn(MAP)).toEqual(
    ['connect-src', 'img-src'].flatMap((name) => [
      `${name} https://styles.example`,
      `${name} https://tiles.example`,
    ]),
  );
});
