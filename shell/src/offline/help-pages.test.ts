/** @jest-environment node */
import { GUIDES } from '@ciguawatch/shared/contract/help-tasks';
import { helpPages, isHelpPath } from './help-pages';

const ORIGIN = 'https://portal.example';

/** A worker with a cache in memory, and a network that can be cut. */
function setUp() {
  const kept = new Map<string, Response>();
  const without = (address: string) => address.split('?')[0];
  const cache = {
    put: async (address: string, response: Response) => void kept.set(address, response),
    match: async (address: string, options?: { ignoreSearch?: boolean }) =>
      [...kept].find(([one]) =>
        options?.ignoreSearch ? without(one) === without(address) : one === address,
      )?.[1],
  };
  const network = { on: true };
  const fetch = async (request: Request | string) => {
    if (!network.on) throw new TypeError('no network');
    const path = typeof request === 'string' ? request : request.url.slice(ORIGIN.length);
    return new Response(path, { status: path.includes('gone') ? 404 : 200 });
  };
  const help = helpPages({ open: async () => cache as never, fetch });
  const ask = async (path: string) => {
    const work: Promise<unknown>[] = [];
    const request = { url: ORIGIN + path, mode: 'navigate' } as Request;
    const response = await help.respond(request, (one) => work.push(one));
    await Promise.all(work);
    return response;
  };
  return { kept, network, ask };
}

test('one visit keeps every guide of its language', async () => {
  const { kept, network, ask } = setUp();
  await ask('/help/nurse?lang=fr');
  expect([...kept.keys()].filter((address) => address.endsWith('lang=fr'))).toHaveLength(GUIDES.length + 1);
  network.on = false;
  expect(await (await ask('/help/manager?lang=fr')).text()).toBe('/help/manager?lang=fr');
});

test('without a network the help of a screen leads to its task', async () => {
  const { network, ask } = setUp();
  network.on = false;
  const response = await ask('/help/?at=/ciguawatch/case/transcribe&lang=ty');
  expect(response.headers.get('location')).toBe(`${ORIGIN}/help/nurse?lang=fr#transcribe`);
});

test('a search and a missing page are not kept; what was never seen leads home', async () => {
  const { kept, network, ask } = setUp();
  await ask('/help/?q=paper&lang=en');
  await ask('/help/gone');
  expect([...kept.keys()]).toEqual([]);
  network.on = false;
  expect((await ask('/help/nurse?lang=en')).headers.get('location')).toBe(`${ORIGIN}/`);
});

test('the style sheet of the pages belongs to the help', () => {
  const paths = ['/help', '/help/', '/help/pictures/fr/home.jpg', '/plain/style.0a1b2c3d4e.css'];
  expect(paths.map(isHelpPath)).toEqual([true, true, true, true]);
  expect(['/helpful', '/plain/', '/'].map(isHelpPath)).toEqual([false, false, false]);
});
