import { ratePer10000 } from '@ciguawatch/shared/domain/statistics/rates/rates';
import { JSDOM } from 'jsdom';
import { countOldMeals, emptyCases, NUKU_HIVA, RAPA, report, TAHITI } from '../cases/samples';
import { makeSample } from '../samples/sample-setup';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { wordsOf } from './browser';
import { deployTexts } from './portal-texts';

/** Camouflage grouper, `epinephelus-polyphekadion`, of the groupers. */
const GROUPER = 5;
const GROUPER_PAGE = '/species/epinephelus-polyphekadion';

describe.each(engines)('pages of single islands and species on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ LIMIT_REPORT_ADDRESS: '1000' }, engine);
    deployTexts(server);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await emptyCases(server.store);
    // Counts are cached for a minute.
    server.clock.pass(61);
  });

  const get = (url: string, language = 'fr') =>
    server.app.inject({ url, headers: { 'accept-language': language } });
  const page = async (url: string, language?: string) => {
    const { statusCode, body } = await get(url, language);
    expect([url, statusCode]).toEqual([url, 200]);
    return { body, words: wordsOf(body), document: new JSDOM(body).window.document };
  };
  /** Leaves one source, which observes the country since a month. */
  const observed = (from_month: string) =>
    server.store.tx(async (trx) => {
      await trx.deleteFrom('coverage').execute();
      await trx
        .insertInto('coverage')
        .values({ source: 'report', country: 4, from_month, until_month: null })
        .execute();
    });
  const send = (part: Parameters<typeof report>[0]) => server.post('cw/pcase/create/', report(part));

  it('count of an island what the portal counts, and name its fish', async () => {
    await send({ specie_id: GROUPER });
    await send({ specie_id: GROUPER, case_eventtime: '2019-05-01' });
    await send({ specie_id: null });
    await send({ case_location_id: NUKU_HIVA, specie_id: GROUPER });
    // Held for review: counts nowhere.
    await send({ specie_id: GROUPER, website: 'spam' });
    await countOldMeals(server.store);
    server.clock.pass(61);
    const { words, document } = await page('/island/tahiti', 'en');
    expect(words).toContain('2 reported cases from 2023 to 2026');
    expect(words).toContain('3 reported cases in all');
    expect(words).toMatch(/March 2026 2 /);
    expect(words).toContain(
      'Fish and shellfish named Name Reported cases Camouflage grouper 2 No fish named 1',
    );
    expect(words).toContain('Latest case from Tahiti: March 2026.');
    expect(words).not.toMatch(/\bsafe to eat\b|\btoxic\b/i);
    expect(document.querySelector('svg.mo')?.getAttribute('aria-label')).toContain(
      'At most 2 cases a month.',
    );
    expect(document.querySelector(`a[href="${GROUPER_PAGE}?lang=en"]`)?.textContent).toBe(
      'Camouflage grouper',
    );
    const fish = await page(GROUPER_PAGE, 'en');
    expect(fish.words).toContain('3 reported cases in all');
    expect(fish.words).toMatch(/By island Island Reported cases Tahiti 2 Nuku Hiva 1 /);
    expect(
      (await page('/plain/map')).document.querySelector('a[href="/island/tahiti?lang=fr"]'),
    ).not.toBeNull();
  });

  it('give the rate of the statistics with its interval, and none where few people live', async () => {
    await observed('2025-01-01');
    for (let n = 0; n < 3; n += 1) await send({});
    await send({ case_location_id: RAPA });
    server.clock.pass(61);
    const { rate } = (await get('/island/tahiti.json')).json();
    const { words } = await page('/island/tahiti', 'en');
    // Fifteen months of observation up to March 2026, as the statistics divide by twelfths.
    expect(rate).toMatchObject(ratePer10000(3, rate.residents, 15 / 12) ?? {});
    expect(words).toMatch(
      /Reports per year and per 10,000 residents: [\d.]+\. Chance alone allows [\d.]+ to [\d.]+ \(95% interval\)/,
    );
    const small = await page('/island/rapa', 'fr');
    expect(small.words).toContain('1 cas déclaré en tout');
    expect(small.words).toContain('Aucun taux n’est donné');
    expect(small.words).not.toMatch(/pour 10\s000 habitants/);
    expect((await get('/island/rapa.json')).json()).toMatchObject({ rate: null, reports: { all: 1 } });
    expect((await page('/embed/island/rapa', 'fr')).words).not.toMatch(/pour 10\s000 habitants/);
  });

  it('tell silence as such, never as a count of 0', async () => {
    await observed('2026-02-01');
    const { words, document } = await page('/island/rapa', 'en');
    expect(words).toContain('No case known from Rapa.');
    expect(words).toContain('No report does not mean no risk.');
    expect(words).toMatch(/March 2026 0 February 2026 0 January 2026 not observed /);
    expect(document.querySelector('svg.mo path.ga')).not.toBeNull();
    await server.store.tx((trx) => trx.deleteFrom('coverage').execute());
    const silent = await page('/island/rapa', 'en');
    expect(silent.words).toContain(
      'Nobody observed this island from 2023 to 2026: the lack of reports means nothing.',
    );
    expect(silent.words).toContain('March 2026 not observed');
  });

  it('tell what laboratories found there, and in the species', async () => {
    await send({ specie_id: GROUPER });
    expect((await page(GROUPER_PAGE, 'en')).words).toContain(
      'Laboratory tests No test of this fish is published.',
    );
    await makeSample(server, { specie_id: GROUPER, location_id: TAHITI });
    server.clock.pass(61);
    expect((await page('/island/tahiti', 'en')).words).toMatch(
      /Laboratory tests Camouflage grouper 1 fish tested by/,
    );
    expect((await page(GROUPER_PAGE, 'en')).words).toMatch(/Fish of surveys and markets 1 fish tested by/);
    expect((await page('/island/nuku-hiva', 'en')).words).not.toContain('Laboratory tests');
  });

  it('run no script, load nothing of others, and lead search engines to one address in both languages', async () => {
    for (const path of ['/island/rapa', GROUPER_PAGE])
      for (const language of ['fr', 'en']) {
        const { headers } = await get(path, language);
        const { document, body, words } = await page(path, language);
        expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
        expect(
          document.querySelectorAll('script:not([type="application/ld+json"]), [style], [onclick]'),
        ).toHaveLength(0);
        expect(document.documentElement.lang).toBe(language);
        expect(document.querySelectorAll('title')).toHaveLength(1);
        const base = server.deps.config.publicUrl.replace(/\/+$/, '');
        expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(base + path);
        expect(document.querySelector('link[hreflang=fr]')?.getAttribute('href')).toBe(
          `${base}${path}?lang=fr`,
        );
        expect([path, words.match(/plain\.\w+|head\.\w+|\{\{/)]).toEqual([path, null]);
        expect([path, body.length < 20_000]).toEqual([path, true]);
      }
    expect((await page('/island/rapa?lang=en', 'fr')).document.documentElement.lang).toBe('en');
  });

  it('lead from ids and other names to the address of today, and say in words what is not there', async () => {
    const target = async (url: string) => (await get(url)).headers.location;
    expect(await target(`/island/${RAPA}?lang=en`)).toBe('/island/rapa?lang=en');
    expect(await target('/island/Rapa')).toBe('/island/rapa');
    expect(await target(`/species/${GROUPER}`)).toBe(GROUPER_PAGE);
    expect(await target(`/island/${RAPA}.csv`)).toBe('/island/rapa.csv');
    for (const url of [
      '/island/nowhere',
      '/island',
      '/species/no-fish',
      '/embed/island/nowhere',
      '/embed/x/y',
    ]) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode, wordsOf(body)]).toEqual([
        url,
        404,
        expect.stringContaining('Page introuvable'),
      ]);
    }
  });

  it('have their figures as files with a head that stays', async () => {
    await send({ specie_id: GROUPER });
    const { body, headers } = await get('/island/tahiti.csv?lang=en');
    const [head, ...rows] = body.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe('year;month;reports (count);observed (1 yes, 0 no)');
    expect(rows.at(-1)).toMatch(/^2026;3;1;[01]$/);
    expect(headers['content-disposition']).toContain('ciguawatch-tahiti.csv');
    const json = (await get('/species/epinephelus-polyphekadion.json')).json();
    expect(json).toMatchObject({
      species: { id: GROUPER },
      reports: { all: 1 },
      islands: [{ key: TAHITI, count: 1 }],
    });
    expect(wordsOf((await get('/island/tahiti')).body)).toMatch(/Pour citer : Ciguawatch, Tahiti, http/);
  });

  it('stand beside the files of map, statistics and directory, which have heads that stay', async () => {
    await send({ specie_id: GROUPER });
    const file = async (url: string) => (await get(url)).body.replace('\uFEFF', '').split('\r\n');
    const [map, islands] = await file('/plain/map.csv?lang=en');
    expect(map).toBe(
      'island_id;island;archipelago;reports_4_years (count);reports (count);observed_4_years (1 yes, 0 no)',
    );
    expect(islands).toMatch(/^69;Tahiti;Society Islands;1;1;[01]$/);
    const species = await file('/plain/species.csv?lang=en');
    expect(species[0]).toBe('species_id;scientific_name;name;reports_4_years (count);reports (count)');
    expect(species).toContain('5;Epinephelus polyphekadion;Camouflage grouper;1;1');
    expect((await file('/plain/stats.csv'))[0]).toBe('year;month;reports (count);observed (1 yes, 0 no)');
    const { rows } = (await get('/plain/stats.json')).json();
    expect(rows.at(-1)).toMatchObject({ year: 2026, month: 3, 'reports (count)': 1 });
    for (const path of ['/plain/map', '/plain/stats', '/plain/species', '/plain/risk?island=69']) {
      const { document, words } = await page(path, 'fr');
      const links = [...document.querySelectorAll('section a')].map(
        (link) => link.getAttribute('href') ?? '',
      );
      expect([path, links.length, words]).toEqual([
        path,
        // The table, the figures, and the releases of open data.
        3,
        expect.stringContaining('Pour citer : Ciguawatch, '),
      ]);
      for (const link of links) expect([link, (await get(link)).statusCode]).toEqual([link, 200]);
    }
  });

  it('have a card that any site may frame; no other page may be framed', async () => {
    await send({ specie_id: GROUPER });
    for (const url of ['/embed/island/tahiti', `/embed${GROUPER_PAGE}`, '/embed/stats']) {
      const { headers } = await get(url);
      const { document, words } = await page(url, 'en');
      expect([url, headers['content-security-policy']]).toEqual([
        url,
        expect.stringContaining('frame-ancestors *'),
      ]);
      expect(headers['x-frame-options']).toBeUndefined();
      expect(words).toContain('1 reported case in all');
      expect(words).toMatch(/Source: Ciguawatch/);
      const links = [...document.querySelectorAll('a')];
      expect(links.map((link) => [link.target, link.rel])).toEqual(links.map(() => ['_blank', 'noopener']));
    }
    for (const url of [
      '/',
      '/plain/',
      '/plain/stats',
      '/island/tahiti',
      GROUPER_PAGE,
      '/r',
      '/embed/gone',
      '/login',
    ]) {
      const { headers } = await get(url);
      expect([url, headers['content-security-policy']]).toEqual([
        url,
        expect.stringMatching(/frame-ancestors 'none'/),
      ]);
    }
    const { document } = await page('/island/tahiti', 'en');
    const code = new JSDOM(document.querySelector('textarea')?.value ?? '').window.document.querySelector(
      'iframe',
    );
    expect(code?.getAttribute('src')).toMatch(/\/embed\/island\/tahiti\?lang=en$/);
    expect(code?.title).toBe('Ciguawatch, Tahiti');
  });
});
