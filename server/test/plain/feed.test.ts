import { JSDOM } from 'jsdom';
import { NUKU_HIVA, RAPA, VITI_LEVU } from '../cases/samples';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { addAlert, addIssue, emptyNews } from './news-setup';
import { deployTexts } from './portal-texts';

const ATOM = 'http://www.w3.org/2005/Atom';
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

describe.each(engines)('the feed of an island on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ PUBLIC_URL: 'https://ciguatera.example.org' }, engine);
    deployTexts(server);
  });
  afterAll(() => server.stop());
  beforeEach(() => emptyNews(server));

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  /** The feed, read by a parser that refuses what is no XML, and checked by the rules of RFC 4287. */
  async function feed(url: string) {
    const { statusCode, body, headers } = await get(url);
    expect([url, statusCode, headers['content-type']]).toEqual([
      url,
      200,
      'application/atom+xml; charset=utf-8',
    ]);
    const { documentElement: root } = new JSDOM(body, { contentType: 'application/atom+xml' }).window
      .document;
    expect([root.namespaceURI, root.localName]).toEqual([ATOM, 'feed']);
    const text = (of: Element, name: string) => {
      const found = [...of.children].filter((one) => one.localName === name);
      expect([name, found.length]).toEqual([name, 1]);
      return found[0]?.textContent ?? '';
    };
    const link = (of: Element, rel: string) =>
      [...of.children].find((one) => one.localName === 'link' && one.getAttribute('rel') === rel);
    const all = [root, ...[...root.children].filter((one) => one.localName === 'entry')];
    for (const one of all) {
      expect(text(one, 'id')).toMatch(/^tag:ciguatera\.example\.org,2026:\w+\/\d+\/(fr|en)$/);
      expect(text(one, 'updated')).toMatch(RFC_3339);
      expect(text(one, 'title')).not.toMatch(/^$|\{\{|plain\.|undefined/);
      expect(link(one, 'alternate')?.getAttribute('href')).toMatch(
        /^https:\/\/ciguatera\.example\.org\/\S+lang=/,
      );
    }
    expect(new Set(all.map((one) => text(one, 'id'))).size).toBe(all.length);
    // The author of a feed is that of its entries.
    expect(root.querySelector('author > name')?.textContent).toBe('Ciguawatch');
    expect(link(root, 'self')?.getAttribute('href')).toBe(`https://ciguatera.example.org${url}`);
    const entries = all.slice(1).map((one) => ({
      id: text(one, 'id'),
      title: text(one, 'title'),
      at: text(one, 'updated'),
      link: link(one, 'alternate')?.getAttribute('href'),
    }));
    return { body, entries, title: text(root, 'title'), updated: text(root, 'updated') };
  }

  it('is valid without an entry too, in both languages', async () => {
    expect((await feed('/island/rapa.atom?lang=fr')).title).toBe('Ciguawatch\u00a0: Rapa');
    expect((await feed('/island/rapa.atom?lang=en')).entries).toEqual([]);
  });

  it('tells verified alerts of the island and issued bulletins of its country, nothing else', async () => {
    const alert = await addAlert(server, RAPA, { from: '2026-02-10' });
    for (const state of ['open', 'discarded'] as const) await addAlert(server, RAPA, { state });
    await addAlert(server, NUKU_HIVA);
    await addAlert(server, VITI_LEVU, { country: 8 });
    await addIssue(server, 'internal');
    server.clock.pass(86_400);
    const issue = await addIssue(server, 'distribution');
    const { entries, body, updated } = await feed('/island/rapa.atom?lang=en');
    expect(entries).toEqual([
      {
        id: `tag:ciguatera.example.org,2026:bulletin/${issue}/en`,
        title: 'Bulletin: French Polynesia, February 2026',
        at: '2026-03-16T10:00:00.000Z',
        link: `https://ciguatera.example.org/ciguawatch/case/bulletins?issue=${issue}&lang=en`,
      },
      {
        id: `tag:ciguatera.example.org,2026:alert/${alert}/en`,
        title: 'Verified alert: Rapa, February\u2009–\u2009March 2026',
        // The day of the decision at the place, not its time.
        at: '2026-03-15T10:00:00.000Z',
        link: `https://ciguatera.example.org/island/${RAPA}?lang=en`,
      },
    ]);
    expect(updated).toBe(entries[0]?.at);
    expect(body).not.toMatch(/secret note|Hina|2026-02-10|>9</);
    const french = await feed('/island/rapa.atom?lang=fr');
    expect(french.entries[1]?.title).toContain('Alerte vérifiée\u00a0: Rapa, février');
    expect((await get(`/island/${RAPA}`)).headers.location).toBe('/island/rapa');
  });

  it('keeps the edition that counts, and drops an alert that was discarded after all', async () => {
    await addIssue(server, 'distribution', 1);
    const alert = await addAlert(server, RAPA);
    await addIssue(server, 'distribution', 2);
    const before = (await feed('/island/rapa.atom?lang=en')).entries.map(({ title }) => title);
    expect(before).toEqual([
      'Verified alert: Rapa, March 2026',
      'Bulletin: French Polynesia, February 2026, edition 2',
    ]);
    await server.store.tx((trx) =>
      trx.updateTable('alert').set({ state: 'discarded' }).where('id', '=', alert).execute(),
    );
    expect((await feed('/island/rapa.atom?lang=en')).entries).toHaveLength(1);
  });

  it('may be kept by caches, which ask for it by its tag', async () => {
    const { headers } = await get('/island/rapa.atom?lang=fr');
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(headers['content-security-policy']).toBeUndefined();
    const again = (tag: string) => get('/island/rapa.atom?lang=fr', { 'if-none-match': tag });
    expect((await again(String(headers.etag))).statusCode).toBe(304);
    await addAlert(server, RAPA);
    expect((await again(String(headers.etag))).statusCode).toBe(200);
  });

  it('is named by the page of the island, in its head and in sight; no species has one', async () => {
    const { body } = await get('/island/rapa?lang=fr');
    const { document } = new JSDOM(body).window;
    const href = '/island/rapa.atom?lang=fr';
    const named = document.querySelector('head link[rel=alternate][type="application/atom+xml"]');
    expect([named?.getAttribute('href'), named?.getAttribute('title')]).toEqual([
      href,
      'Ciguawatch\u00a0: Rapa',
    ]);
    expect(document.querySelector(`main a[href="${href}"]`)).not.toBeNull();
    expect((await get(`/island/${RAPA}.atom?lang=fr`)).headers.location).toBe(href);
    for (const url of ['/species/epinephelus-polyphekadion.atom', '/island/nowhere.atom'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });
});
