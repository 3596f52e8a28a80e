import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import { groupFiller } from '@ciguawatch/shared/domain/case-table/group-of-species';
import { placeFiller, withholdByMeal } from '@ciguawatch/shared/domain/case-table/place-filler';
import { GENDERS } from '@ciguawatch/shared/domain/codes/choices';
import { FRAMED_CHARTS } from '@ciguawatch/shared/domain/statistics/framed-charts';
import { statisticsOf } from '@ciguawatch/shared/domain/statistics/statistics';
import { JSDOM } from 'jsdom';
import {
  afterStep,
  countOldMeals,
  emptyCases,
  fullReport,
  NUKU_HIVA,
  RAPA,
  report,
  TAHITI,
} from '../cases/samples';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { wordsOf } from './browser';
import { deployTexts } from './portal-texts';

const GROUPER = 5;

describe.each(engines)('charts of the statistics in frames on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ LIMIT_REPORT_ADDRESS: '1000' }, engine);
    deployTexts(server);
    await emptyCases(server.store);
    const send = (part: Parameters<typeof report>[0]) => server.post('cw/pcase/create/', report(part));
    for (const island of [TAHITI, TAHITI, NUKU_HIVA])
      await server.post(
        'cw/pcase/create/',
        fullReport({ case_location_id: island, specie_id: GROUPER, case_geom: null }),
      );
    await send({ case_location_id: RAPA, gender: 'M', age: 40, sympt_nausea: '2' });
    await send({ case_eventtime: '2019-05-01', gender: 'F' });
    await send({ specie_id: GROUPER, website: 'spam' });
    await countOldMeals(server.store);
    await server.store.tx(async (trx) => {
      await trx.deleteFrom('coverage').execute();
      await trx
        .insertInto('coverage')
        .values({ source: 'report', country: 4, from_month: '2025-01-01', until_month: null })
        .execute();
    });
    await afterStep(server.store);
    server.clock.pass(61);
  });
  afterAll(() => server.stop());

  async function frame(url: string) {
    const response = await server.app.inject({
      url: `/embed/chart/${url}`,
      headers: { 'accept-language': 'en' },
    });
    const { document } = new JSDOM(response.body).window;
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => [
      row.querySelector('th')?.textContent ?? '',
      row.querySelector('td')?.textContent ?? '',
    ]);
    return {
      ...response,
      response,
      document,
      words: wordsOf(response.body),
      rows: new Map(rows as [string, string][]),
    };
  }

  /** What a browser counts of the same public rows. */
  async function counted(years: number[]) {
    const table = packRows((await server.get('cw/caselist/?format=json&chunk=0')).json());
    const [species, places] = await Promise.all([
      server.store.read.selectFrom('specie').select(['id', 'phenotype_id']).execute(),
      server.get('cw/location/').then((response) => response.json()),
    ]);
    groupFiller(species)(table, 0, table.size);
    placeFiller(places)(table, 0, table.size);
    withholdByMeal(table);
    return statisticsOf(table, { countries: [4], years });
  }

  it('count what the statistics count of the public rows', async () => {
    const figures = await counted([2023, 2024, 2025, 2026]);
    expect(figures.reports).toBe(4);
    const number = (count: number | undefined) => String(count);
    const [first] = figures.species;
    expect((await frame('species')).rows).toEqual(
      new Map([
        ['Camouflage grouper', number(first?.count)],
        ['Not named', '1'],
      ]),
    );
    expect([...(await frame('islands')).rows.values()]).toEqual(
      figures.islands.map(({ count }) => number(count)),
    );
    const women = figures.genders[GENDERS.indexOf('F') + 1];
    expect(women).toBeGreaterThan(0);
    expect((await frame('genders')).rows.get('Female')).toBe(number(women));
    const nausea = figures.symptoms.find(({ key }) => key === 'sympt_nausea');
    expect((await frame('symptoms')).rows.get('Nausea')).toBe(`${nausea?.count} / ${nausea?.answered}`);
    const months = await frame('months');
    expect(months.rows.get('2026')).toBe(number(figures.years.find(({ year }) => year === 2026)?.cases));
    expect(months.rows.get('2024')).toBe('Not observed');
    expect(months.document.querySelector('svg.mo')?.getAttribute('aria-label')).toMatch(
      /^People ill by month, 2023 to 2026\. At most \d+ people ill a month\. Grey/,
    );
    expect(months.words).toContain('French Polynesia, 2023 to 2026');
    expect(months.words).toContain('Based on 4 public reports.');
    expect((await frame('months?years=all')).rows.get('2019')).toBe('1');
    expect((await frame('species?years=2019')).words).toContain('French Polynesia, 2019 ');
  });

  it('give no rate where few people live, and nothing of the person', async () => {
    const { rows, words } = await frame('rates');
    expect(rows.get('Rapa')).toBe('1 report');
    expect(rows.get('Tahiti')).toMatch(/^[\d.]+ \([\d.]+–[\d.]+\)$/);
    expect(words).toContain('Based on 4 public reports.');
    for (const chart of ['genders', 'ages', 'symptoms'])
      expect([chart, (await frame(chart)).words]).toEqual([
        chart,
        expect.stringContaining('This detail is withheld where few people live.'),
      ]);
  });

  it.each(FRAMED_CHARTS)(
    '%s may be framed, holds no script, and leads to its card beside that site',
    async (chart) => {
      const { statusCode, headers, document } = await frame(`${chart}?country=4&years=2025-2026&lang=fr`);
      expect(statusCode).toBe(200);
      expect(headers['content-security-policy']).toContain('frame-ancestors *');
      expect(headers['x-frame-options']).toBeUndefined();
      expect(document.querySelector('script, form, [style]')).toBeNull();
      const links = [...document.querySelectorAll('a')];
      expect(links.map(({ target, rel }) => [target, rel])).toEqual(links.map(() => ['_blank', 'noopener']));
      const { pathname, search, hash } = new URL((links[0] as HTMLAnchorElement).href);
      expect([pathname, search, hash]).toEqual([
        '/ciguawatch/case/stats',
        '?country=4&years=2025-2026&lang=fr',
        `#${chart}`,
      ]);
      expect(document.documentElement.lang).toBe('fr');
      expect(document.body.textContent).not.toMatch(/stats\.|plain\.|map\./);
    },
  );

  it('that are none are not there, and years that are none are the latest four', async () => {
    expect((await frame('purchases')).statusCode).toBe(404);
    for (const years of ['no', '2026-2020', '0001', '99999'])
      expect([years, (await frame(`species?years=${years}`)).words]).toEqual([
        years,
        expect.stringContaining('2023 to 2026'),
      ]);
  });
});
