import type { Summary } from '@ciguawatch/shared/api/schemas/public';
import { importHaedat } from '../../src/import/haedat';
import { countOldMeals, emptyCases, NUKU_HIVA, report, TAHITI, VITI_LEVU } from '../cases/samples';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { wordsOf } from './browser';
import { deployTexts } from './portal-texts';

describe.each(engines)('the plain pages for everybody on %s', (engine) => {
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

  const page = async (path: string, language = 'fr') => {
    const response = await server.app.inject({ url: path, headers: { 'accept-language': language } });
    return { status: response.statusCode, words: wordsOf(response.body), body: response.body };
  };
  const send = (part: Parameters<typeof report>[0]) => server.post('cw/pcase/create/', report(part));

  it('show in lists and tables what the public list counts, of the requested country', async () => {
    await send({ specie_id: 5 });
    await send({ specie_id: 5, case_eventtime: '2019-05-01' });
    await send({ case_location_id: NUKU_HIVA });
    await send({ case_location_id: VITI_LEVU });
    // A report held for review, which counts nowhere.
    await send({ website: 'spam' });
    await countOldMeals(server.store);
    const map = await page('/plain/map');
    expect(map.words).toMatch(/Tahiti 1 2 /);
    expect(map.words).toMatch(/Archipel des Marquises Île 4 dernières années En tout Nuku Hiva 1 1 /);
    expect(map.words).not.toContain('Viti Levu 1');
    expect((await page('/plain/map?country=3')).words).toContain('Viti Levu 1 1');
    const stats = await page('/plain/stats', 'en');
    expect(stats.words).toMatch(/Year Reported cases 2026 2 2019 1 /);
    expect(stats.words).toMatch(/Camouflage grouper 2 /);
    expect((await page('/plain/species')).words).toMatch(
      /Loche marbrée, Hāpuʻu Epinephelus polyphekadion 2 /,
    );
    expect((await page('/plain/?lang=en')).words).toContain('French Polynesia, March 2026');
    expect(TAHITI).toBe(69);
  });

  it('count a report whose month is unknown in its year, and list it as without month', async () => {
    await send({ case_eventtime: '2018-05-01' });
    await send({ case_eventtime: '2018-06-01' });
    await countOldMeals(server.store);
    await server.store.tx((trx) =>
      trx
        .updateTable('case_report')
        .set({ case_eventmonth: null, case_eventdate: null, case_eventtime: null })
        .where('case_eventmonth', '=', 6)
        .execute(),
    );
    const { words } = await page('/plain/stats', 'en');
    expect(words).toMatch(/Year Reported cases 2018 2 /);
    expect(words).toContain('1 report counts in its year only. Its source gives no month, or a date that');
    await emptyCases(server.store);
    server.clock.pass(61);
    expect((await page('/plain/stats', 'en')).words).not.toContain('in its year only');
  });

  it('say for islands in alert on how many public reports of the month they are based', async () => {
    for (let n = 0; n < 6; n += 1) await send({});
    await send({ case_location_id: NUKU_HIVA });
    const { cases, outbreaks } = (await server.get('cw/summary/?country=4')).json<Summary>();
    const tahiti = outbreaks.find(({ island }) => island === TAHITI)?.cases ?? 0;
    expect([tahiti >= 6, cases > tahiti]).toEqual([true, true]);
    expect((await page('/plain/?lang=en')).words).toContain(
      `Tahiti: ${tahiti} Alert not verified yet: the laboratory has reviewed none of its reports. Follow Tahiti Based on ${cases} public reports. None was left out.`,
    );
  });

  it('say under their tables what the sources hold of the official cases', async () => {
    const event = { event_id: 'a', year: '2024', date: '2024-02-03', location_id: '75', archipelago: '' };
    await importHaedat(server.store, [{ ...event, syndrome: 'Ciguatera' }], { now: server.clock.now() });
    server.clock.pass(61);
    const share = /Share of the official cases in HAEDAT database: 0%–1%, by year \(2015–2024\)\./g;
    expect((await page('/plain/map?lang=en')).words.match(share)).toHaveLength(1);
    // Two of the three tables: no official number is known for the last twelve months.
    expect((await page('/plain/stats?lang=en')).words.match(share)).toHaveLength(2);
    expect((await page('/plain/map?country=3&lang=en')).words).not.toContain('official');
  });

  it('work without a report, in both languages, and for an unknown country', async () => {
    for (const path of [
      ...['/plain/', '/plain/map', '/plain/stats', '/plain/species', '/plain/map?country=99'],
      ...['/plain/risk', '/plain/risk?island=69&fish=5', '/plain/privacy', '/plain/terms', '/plain/notice'],
    ])
      for (const language of ['fr', 'en']) {
        const { status, words, body } = await page(path, language);
        expect([path, status, words.match(/plain\.\w+/)]).toEqual([path, 200, null]);
        expect([path, body.includes(`<html lang="${language}">`)]).toEqual([path, true]);
      }
  });
});
