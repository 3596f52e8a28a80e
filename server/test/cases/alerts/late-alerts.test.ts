import { sql } from 'kysely';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { TAHITI } from '../samples';
import { setUpAlerts } from './alert-setup';

const day = (month: string, date: number) => `2026-${month}-${String(date).padStart(2, '0')}T12:00`;
const days = (month: string, from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, at) => day(month, from + at));

describe.each(engines)('an outbreak that is reported late on %s', (engine) => {
  const { on, sendEach, look, observe } = setUpAlerts(engine, '2026-11-24T20:00:00Z');
  beforeEach(observe);
  const send = (...meals: string[]) => sendEach(meals.map((case_eventtime) => ({ case_eventtime })));
  const log = async () => (await on.server.get('cw/alert/', { as: 'cases_editor' })).json().results;

  it('is one alert of its month, mailed once, which says how late', async () => {
    await send(...days('10', 1, 9));
    expect(await look()).toBe(1);
    expect(await log()).toMatchObject([
      { rule: 'month', island: TAHITI, from: '2026-10-01', until: '2026-10-31', observed: 9, told_after: 46 },
    ]);
    const mails = await on.server.mails();
    expect(mails).toHaveLength(2);
    const english = mails.find(({ subject }) => subject.startsWith('Alert:'));
    expect(english?.body ?? mails[0]?.body).toMatch(
      /\nAnnounced 46 days after the latest of its meals\.\n|\nAnnoncée 46 jours après le dernier de ses repas\.\n/,
    );
    await send(day('10', 3));
    expect(await look()).toBe(0);
    expect(await on.server.mails()).toHaveLength(2);
    const [{ id }] = await log();
    const { cases } = (await on.server.get(`cw/alert/${id}/`, { as: 'cases_editor' })).json();
    expect(cases.map(({ raised }: { raised: boolean }) => raised).filter(Boolean)).toHaveLength(9);
    expect(cases).toHaveLength(10);
  });

  it('is found by a case between others, in the 30 days that end with a later one', async () => {
    await sql`delete from coverage`.execute(byHand(on.server.store));
    await send(...days('09', 28, 30), ...days('10', 4, 5));
    expect(await look()).toBe(0);
    await send(day('10', 1));
    expect(await look()).toBe(1);
    expect(await log()).toMatchObject([
      { rule: 'rolling', from: '2026-09-06', until: '2026-10-05', observed: 6, told_after: 50 },
    ]);
  });

  it('is not checked after 400 days', async () => {
    const old = (date: number) => `2025-10-${date}T12:00`;
    await send(...[13, 14, 15, 16, 17, 18, 19].map(old));
    expect(await look()).toBe(0);
    // The earliest day that is checked; rules see its whole month.
    await send(old(20));
    expect(await look()).toBe(1);
    expect(await log()).toMatchObject([{ rule: 'month', observed: 8, told_after: 400 }]);
  });

  it('an alert in time mentions no delay', async () => {
    await send(...days('11', 18, 23));
    expect(await look()).toBe(1);
    expect(await log()).toMatchObject([{ told_after: 1 }]);
    const [mail] = await on.server.mails();
    expect(mail?.body).not.toMatch(/Told|Annoncée|\{\{(?!portal)/);
  });
});
