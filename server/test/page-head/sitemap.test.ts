import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import scrape from 'open-graph-scraper';
import sharp from 'sharp';
import { DESCRIPTION_SIGNS } from '../../src/page-head/head';
import { deployTexts } from '../plain/portal-texts';
import { TestServer } from '../support/harness';
import { isLong } from '../support/test-store';

// Reads the tags twice: as the page holds them, and as `open-graph-scraper` finds them, which previews of links resemble.

const ROOT = join(__dirname, '../../..');
const LANGUAGES = { fr: 'fr_FR', en: 'en_US' } as const;
/** Each so many pages the picture is drawn and measured: a drawing takes longer than a page. */
const DRAWN_EVERY = 60;
/** Each so many pages are read by the other program too, which takes ten times as long as reading the tags. */
const SCRAPED_EVERY = isLong ? 1 : 12;
const { DOMParser } = new JSDOM().window;

let server: TestServer;
let addresses: string[];
beforeAll(async () => {
  server = await TestServer.start();
  deployTexts(server);
  const modules = ['mf-ciguawatch', 'mf-fishbase'].map((id) => {
    const decl = JSON.parse(readFileSync(join(ROOT, id, 'module.json'), 'utf8'));
    const entry = `/modules/${id}/1.0.0-ab/remoteEntry.89abcdef.js`;
    return [id, { version: '1.0.0-ab', entry, integrity: 'sha384-none', decl, uses: {} }] as const;
  });
  const { portalDir } = server.deps.config;
  writeFileSync(join(portalDir, 'registry.json'), JSON.stringify({ modules: Object.fromEntries(modules) }));
  const index =
    '<!doctype html><html lang="en"><head><title>Ciguawatch</title></head><body><div id="root"></div></body></html>';
  writeFileSync(join(portalDir, 'index.html'), index);
  const { body } = await server.app.inject({ url: '/sitemap.xml' });
  addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
});
afterAll(() => server.stop());

/** What a preview of a link shows, as another program finds it. */
async function preview(html: string) {
  const { error, result } = await scrape({ html });
  const { ogTitle, ogDescription, ogLocale, ogImage = [], twitterCard } = result;
  const pictures = ogImage.map(({ url, width, height }) => `${url} ${width} ${height}`);
  return { error, ogTitle, ogDescription, ogLocale, pictures, twitterCard };
}

/** What previews and search engines read of a page. */
async function read(url: string, language: string, isScraped = true) {
  const { body, statusCode } = await server.app.inject({ url, headers: { 'accept-language': language } });
  const head = /<head>.*?<\/head>/s.exec(body)?.[0] ?? '';
  const html = `<html>${head}<body></body></html>`;
  const document = new DOMParser().parseFromString(html, 'text/html');
  const meta = (name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? '';
  return {
    statusCode,
    lang: /<html lang="(\w+)"/.exec(body)?.[1],
    title: document.title,
    titles: document.querySelectorAll('title').length,
    description: meta('description'),
    ogTitle: meta('og:title'),
    ogDescription: meta('og:description'),
    locale: meta('og:locale'),
    picture: meta('og:image'),
    size: `${meta('og:image:width')} ${meta('og:image:height')}`,
    robots: meta('robots'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    scraped: isScraped ? await preview(html) : null,
  };
}

it.each(['fr', 'en'] as const)(
  'each page of the sitemap has a title of its own, a short sentence with its figure, and a picture, in %s',
  async (language) => {
    expect(addresses.length).toBeGreaterThan(500);
    const base = server.deps.config.publicUrl.replace(/\/+$/, '');
    const titles = new Map<string, string>();
    for (const [at, path] of addresses.entries()) {
      const page = await read(path, language, at % SCRAPED_EVERY === 0);
      expect([path, page]).toEqual([
        path,
        {
          ...page,
          ...{ statusCode: 200, lang: language, titles: 1, robots: '', size: '1200 630' },
          ...{ locale: LANGUAGES[language], canonical: base + path },
          ...{ ogTitle: page.title, ogDescription: page.description },
          description: expect.stringMatching(/\d|[Nn]o case|[Aa]ucun cas/),
          title: expect.stringMatching(/. · Ciguawatch$/),
          picture: expect.stringMatching(
            new RegExp(`^${base}/api/picture-of/${language}/[a-z]+(-\\d+)?\\.png$`),
          ),
          scraped: page.scraped && {
            ...{ error: false, ogTitle: page.title, ogDescription: page.description },
            ...{ ogLocale: LANGUAGES[language], twitterCard: 'summary_large_image' },
            pictures: [`${page.picture} 1200 630`],
          },
        },
      ]);
      expect([path, page.description.length <= DESCRIPTION_SIGNS]).toEqual([path, true]);
      expect([path, titles.get(page.title)]).toEqual([path, undefined]);
      titles.set(page.title, path);
    }
  },
);

it('draws the pictures of pages of every kind in their size', async () => {
  for (const path of addresses.filter((_, at) => at % DRAWN_EVERY === 0)) {
    const { picture } = await read(path, 'fr');
    const { statusCode, rawPayload } = await server.app.inject({ url: new URL(picture).pathname });
    expect([path, statusCode]).toEqual([path, 200]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  }
});

it('keeps title, language and canonical address whatever else a query holds', async () => {
  const base = server.deps.config.publicUrl.replace(/\/+$/, '');
  for (const path of [
    '/',
    '/ciguawatch/case/stats',
    '/fishbase/specie/5',
    '/island/rapa',
    '/species/lutjanus-bohar',
  ]) {
    const [bare, tracked] = [await read(path, 'fr'), await read(`${path}?utm_source=mail&fbclid=1`, 'fr')];
    expect([path, tracked]).toEqual([path, bare]);
    expect(bare.lang).toBe('fr');
  }
  const map = await read('/ciguawatch/case/map?i=92&utm_source=mail', 'fr');
  expect([map.lang, map.canonical]).toEqual(['fr', `${base}/ciguawatch/case/map?i=92`]);
  expect(map.title).toContain('Nuku Hiva');
});

it('leads search engines from the pages without scripts to those that tell the same', async () => {
  const canonical = async (path: string) => (await read(path, 'fr')).canonical;
  const base = server.deps.config.publicUrl.replace(/\/+$/, '');
  const same = {
    '/plain/': '/',
    '/plain/map?country=3': '/ciguawatch/case/map',
    '/plain/stats': '/ciguawatch/case/stats',
    '/plain/species': '/fishbase/species',
    '/plain/risk?island=69&fish=5': '/ciguawatch/case/risk',
    '/plain/report': '/ciguawatch/case/report/new',
    '/plain/privacy': '/legal/privacy-policy',
  };
  for (const [path, page] of Object.entries(same))
    expect([path, await canonical(path)]).toEqual([path, base + page]);
});
