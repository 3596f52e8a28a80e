import type { AlertReplay } from '@ciguawatch/shared/api/schemas/alert';
import type { MonthlyReport } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { sql } from 'kysely';
import { storeSilentMonths } from '../src/features/coverage/silent-months';
import { setUpCases } from './cases/case-setup';
import { afterStep, countOldMeals, report, TAHITI } from './cases/samples';
import { wordsOf } from './plain/browser';
import { deployTexts } from './plain/portal-texts';
import { byHand } from './support/by-hand';
import { engines } from './support/test-store';

const [GAMBIER, MANGAREVA, FIJI] = [105, 106, 10];

// No source covered the Gambier Islands in 2017. All outputs of the server must say so and never print 0 for them.
describe.each(engines)(
  'islands that nobody observed, in all that the server says of them, on %s',
  (engine) => {
    const on = setUpCases(engine, '2017-12-20T20:00:00Z', async ({ store }) => {
      await sql`truncate coverage restart identity`.execute(byHand(store));
      await sql`insert into coverage (source, country, from_month, until_month) values ('haedat', 4, '2014-01-01', '2018-12-01')`.execute(
        byHand(store),
      );
      const row = { source: 'haedat', archipelago_id: String(GAMBIER), from: '2014-01', until: '2017-12' };
      await store.tx((trx) => storeSilentMonths(trx, [row]));
    });
    beforeAll(() => deployTexts(on.server));

    const send = async (case_eventtime: string, case_location_id: number) => {
      on.server.clock.pass(30);
      const body = report({ case_eventtime, case_location_id });
      expect((await on.server.post('cw/pcase/create/', body, { as: 'cases_editor' })).statusCode).toBe(201);
      await afterStep(on.server.store);
    };
    const islandsOf = async () =>
      (
        await sql<{
          id: number;
        }>`select id from location where type = 'I' and parent_id = ${GAMBIER}`.execute(on.server.store.read)
      ).rows.map(({ id }) => id);
    const page = async (path: string) => {
      // Plain pages reuse their counts for a minute, so the clock moves past it.
      on.server.clock.pass(61);
      const { body } = await on.server.app.inject({ url: path, headers: { 'accept-language': 'en' } });
      return wordsOf(body);
    };

    beforeEach(async () => {
      await send('2012-03-10T12:00', MANGAREVA);
      await countOldMeals(on.server.store);
      await send('2017-03-10T12:00', TAHITI);
      await send('2017-12-01T12:00', TAHITI);
    });

    it.each([
      ['internal', null],
      ['internal', 3],
      ['distribution', null],
      ['distribution', 3],
    ])('a bulletin (%s, month %s) has them without a count, and no rate of them', async (kind, month) => {
      const path = `cw/monthly/?country=4&year=2017${month === null ? '' : `&month=${month}`}&kind=${kind}`;
      const { content } = (await on.server.get(path, { as: 'cases_editor' })).json<MonthlyReport>();
      const { figures, bilan, names } = content;
      expect([figures.observed, figures.statistics.reports]).toEqual(['all', month === null ? 2 : 1]);
      const lines = figures.places.filter(({ archi }) => archi === GAMBIER);
      expect(lines.map(({ island }) => island).sort()).toEqual([null, ...(await islandsOf())].sort());
      expect(lines.filter(({ observed, observedBefore }) => observed || observedBefore)).toEqual([]);
      expect(figures.places.filter(({ observed }) => !observed)).toHaveLength(lines.length);
      const rates = bilan?.rates.filter(({ archi }) => archi === GAMBIER) ?? [];
      expect(rates.length).toBeGreaterThan(0);
      expect(rates.flatMap(({ now, before }) => [now.months, before.months])).toEqual(
        rates.flatMap(() => [0, 0]),
      );
      expect(names.places.map(({ id }) => id)).toContain(MANGAREVA);
    });

    it('a bulletin of a country that nobody observed lists no islands', async () => {
      const path = 'cw/monthly/?country=4&year=2019&kind=internal';
      on.server.clock.set('2020-03-01T20:00:00Z');
      const { content } = (await on.server.get(path, { as: 'cases_editor' })).json<MonthlyReport>();
      expect([content.figures.observed, content.figures.places]).toEqual(['none', []]);
    });

    it('the replay of alerts has their months as not observed, and nothing usual', async () => {
      const { months } = (
        await on.server.get(`cw/alert/replay/?island=${MANGAREVA}`, { as: 'cases_editor' })
      ).json<AlertReplay>();
      const of2017 = months.filter(({ year }) => year === 2017);
      expect(of2017.map(({ observed, expected }) => [observed, expected])).toEqual(
        Array(12).fill([false, null]),
      );
    });

    it('the plain map and statistics say "not observed" and how many islands a count leaves out', async () => {
      const [map, stats] = [await page('/plain/map'), await page('/plain/stats')];
      const count = (await islandsOf()).length;
      expect(map).toContain('Mangareva not observed 1');
      expect(map).toContain(
        `${count} islands were not observed in this period, and no total includes them (`,
      );
      expect(stats).toContain('Month Reported cases Islands not observed');
      expect(stats).toContain(`December 2017 1 ${count}`);
      expect(stats).toContain(`2017 2 ${count}`);
      // The coverage starts in 2014, so 2012 stays unobserved even though it has a report.
      expect(stats).toContain('2012 1 not observed');
    });

    it('plain home says of a country that nobody observes that it is so, and no number', async () => {
      const home = await page(`/plain/?country=${FIJI}`);
      expect(home).toContain('Nobody observed this month. No report does not mean no case.');
      expect(home).not.toContain('No case reported this month.');
      expect(await page('/plain/')).not.toContain('Nobody observed this month');
    });

    it('the public coverage names every observed month', async () => {
      const rows = (await on.server.get('cw/coverage/')).json<
        { island: number | null; observed: boolean }[]
      >();
      const silent = rows.filter(({ observed }) => !observed).map(({ island }) => island);
      expect(silent.sort()).toEqual((await islandsOf()).sort());
    });
  },
);
