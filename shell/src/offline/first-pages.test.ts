/** @jest-environment node */
import { firstPages } from './first-pages';

const page = (build: string, first = true) =>
  new Response(
    `<meta name="portal-build" content="${build}">${first ? '<div id="first">' : ''}<div id="root">`,
    { headers: { vary: 'accept-language' } },
  );

function setUp(responses: Record<string, Response>) {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (path: string, options?: { ignoreVary?: boolean }) =>
      options?.ignoreVary ? kept.get(path)?.clone() : undefined,
    put: async (path: string, response: Response) => void kept.set(path, response),
    delete: async (path: string) => kept.delete(path),
  };
  const fetch = async (path: string) => (responses[path] ?? new Response('', { status: 404 })).clone();
  return { kept, pages: firstPages({ build: 'b1', open: async () => cache as never, fetch }) };
}
const at = (path: string) => new URL(path, 'http://localhost');

test('a page with a first view is stored under its address, in whatever language it was requested', async () => {
  const { pages } = setUp({ '/report/new': page('b1') });
  expect(await pages.kept(at('/report/new'))).toBeUndefined();
  await pages.renew('/report/new');
  expect(await (await pages.kept(at('/report/new')))?.text()).toContain('id="first"');
});

test('an address with a query is another page', async () => {
  const { pages } = setUp({ '/report/new': page('b1') });
  await pages.renew('/report/new');
  expect(await pages.kept(at('/report/new?mode=blank'))).toBeUndefined();
});

test('a page of another build, or one that lost its first view, deletes the stored one', async () => {
  const responses: Record<string, Response> = { '/a': page('b1'), '/b': page('b1') };
  const { pages, kept } = setUp(responses);
  await pages.renew('/a');
  await pages.renew('/b');
  expect(kept.size).toBe(2);
  responses['/a'] = page('b2');
  responses['/b'] = page('b1', false);
  await pages.renew('/a');
  await pages.renew('/b');
  expect(kept.size).toBe(0);
});

test('a failing server leaves the stored page', async () => {
  const responses: Record<string, Response> = { '/a': page('b1') };
  const { pages, kept } = setUp(responses);
  await pages.renew('/a');
  responses['/a'] = new Response('', { status: 503 });
  await pages.renew('/a');
  expect(kept.size).toBe(1);
});
