import type { AlertReplay } from '@ciguawatch/shared/api/schemas/alert';
import type { MonthlyReport } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { Summary } from '@ciguawatch/shared/api/schemas/public';
import { sql } from 'kysely';
import { checkDueIslands } from '../../src/features/alerts/raise';
import { emptyCases, report, TAHITI, VITI_LEVU } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { countryFile } from './country-file';

const FIJI = 3;

// Change drill: a country's threshold is one line of data that every part of the server respects.
describe.each(engines)('a threshold of 8 for Fiji on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    const numbers = countryFile({ FJ: { outbreakThreshold: 8, alertDays: 10 } });
    server = await TestServer.start({ COUNTRY_NUMBERS: numbers }, engine);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.set('2026-03-20T20:00:00Z');
    await emptyCases(server.store);
    await sql`truncate alert, alert_case, alert_due, mail_outbox, coverage restart identity cascade`.execute(
      byHand(server.store),
    );
  });

  const send = async (times: number, case_location_id: number, case_eventtime = '2026-03-10T12:00') => {
    for (let n = 0; n < times; n += 1) {
      server.clock.pass(30);
      const body = report({ case_location_id, case_eventtime });
      expect((await server.post('cw/pcase/create/', body, { as: 'admin' })).statusCode).toBe(201);
    }
  };
  const inAlert = async (country: number) =>
    (await server.get(`cw/summary/?country=${country}`))
      .json<Summary>()
      .outbreaks.map(({ island, cases }) => [island, cases]);
  const isUrgent = async (counter: string) =>
    (await server.get(`a/work/${counter}/`, { as: 'cases_editor.fj' })).json<{ urgent: boolean }>().urgent;
  const bodies = async () => (await server.mails()).map(({ body }) => body);

  it('applies on home, for alerts and in their mails, and leaves the threshold of others', async () => {
    await send(8, VITI_LEVU);
    await send(6, TAHITI);
    expect([await inAlert(FIJI), await inAlert(4)]).toEqual([[], [[TAHITI, 6]]]);
    expect(await checkDueIslands(server.deps)).toBe(1);
    expect((await bodies()).every((body) => body.includes('plus de 5') || body.includes('more than 5'))).toBe(
      true,
    );
    expect(await isUrgent('new-cases')).toBe(false);
    await sql`delete from mail_outbox`.execute(byHand(server.store));
    await send(1, VITI_LEVU);
    expect(await inAlert(FIJI)).toEqual([[VITI_LEVU, 9]]);
    expect(await isUrgent('new-cases')).toBe(true);
    expect(await checkDueIslands(server.deps)).toBe(1);
    const [mail] = await bodies();
    expect(mail).toContain('Rule: more than 8 cases of one month on one island.');
    expect(mail).toContain('Seen: 9 cases in the month, for a threshold of more than 8.');
  });

  it('applies in its own days: nine cases within ten days across two months', async () => {
    server.clock.set('2026-04-04T20:00:00Z');
    await send(5, VITI_LEVU, '2026-03-27T12:00');
    await send(3, VITI_LEVU, '2026-04-02T12:00');
    expect(await checkDueIslands(server.deps)).toBe(0);
    await send(1, VITI_LEVU, '2026-04-03T12:00');
    expect(await checkDueIslands(server.deps)).toBe(1);
    expect((await bodies())[0]).toContain('Rule: more than 8 cases of 10 days on one island.');
  });

  it('applies in the monthly report, which keeps it, and to reports waiting to be issued', async () => {
    await sql`insert into coverage (source, country, from_month) values ('report', 3, '2026-03-01')`.execute(
      byHand(server.store),
    );
    await send(8, VITI_LEVU);
    server.clock.set('2026-04-15T20:00:00Z');
    const told = async (kind: string) => {
      const response = await server.get(`cw/monthly/?country=3&year=2026&month=3&kind=${kind}`, {
        as: 'admin',
      });
      const { threshold, figures } = response.json<MonthlyReport>().content;
      return [threshold, figures.statistics.outbreaks.map(({ count }) => count)];
    };
    expect(await isUrgent('months-unissued')).toBe(false);
    for (const kind of ['internal', 'distribution']) expect(await told(kind)).toEqual([8, []]);
    await send(1, VITI_LEVU);
    expect(await isUrgent('months-unissued')).toBe(true);
    for (const kind of ['internal', 'distribution']) expect(await told(kind)).toEqual([8, [9]]);
  });

  it('applies to the replay of past years, and reaches the browser with its configuration', async () => {
    await send(9, VITI_LEVU);
    const { alerts } = (
      await server.get('cw/alert/replay/?country=3', { as: 'cases_editor.fj' })
    ).json<AlertReplay>();
    expect(alerts.filter(({ rule }) => rule === 'month')).toMatchObject([{ observed: 9, threshold: 8 }]);
    expect((await server.get('config/')).json()).toMatchObject({
      numbers: { 3: { outbreakThreshold: 8, alertDays: 10 } },
      emergency: { 4: '15' },
    });
  });
});
