import { Places } from '../../src/features/cases/places';
import { readReceiptStatus } from '../../src/features/cases/sent/read-receipt-status';
import { coded, emptyCases } from '../cases/samples';
import { FakeClock } from '../support/fake-clock';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { PlainBrowser } from './browser';
import { deployTexts } from './portal-texts';

/** Questions of each date, in English. */
const DATES = { 15: 'Two weeks later', 90: 'Three months later', 365: 'A year later' };

describe.each(engines)('answers on recovery on %s', (engine) => {
  let server: TestServer;
  let address = 0;
  beforeAll(async () => {
    server = await TestServer.start({}, engine, new FakeClock());
    deployTexts(server);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    address += 1;
    server.clock.set('2026-03-15T20:00:00Z');
    await emptyCases(server.store);
  });

  const send = async (more: object = {}) => {
    const body = coded(more);
    const response = await server.post('cw/pcase/create/', body);
    expect(response.statusCode).toBe(201);
    return { ...body, id: response.json<{ id: number }>().id };
  };
  const opened = async (code: string) =>
    (
      await new PlainBrowser(server, { 'accept-language': 'en' }, `10.0.6.${address}`).at('/r').open('/r')
    ).press({ receipt_code: code }, 'open');
  const answers = () =>
    server.store.read
      .selectFrom('recovery')
      .select(['case_id', 'due', 'consent', 'feels', 'felt', 'gone_since', 'brought_back'])
      .orderBy('due')
      .execute();

  it('asks from the fifteenth day where the meal was, and not a day before', async () => {
    const { receipt_code } = await send();
    // Tahiti is ten hours behind: there the 25th begins at 10:00.
    server.clock.set('2026-03-25T09:59:00Z');
    expect((await opened(receipt_code)).words).not.toContain('Do you still have symptoms?');
    server.clock.set('2026-03-25T10:01:00Z');
    const page = await opened(receipt_code);
    expect(page.words).toContain(`${DATES[15]} Do you still have symptoms?`);
    expect(page.words).not.toMatch(/\bplain\.\w+/);
    expect(page.page).not.toContain('checked');
    await page.press({}, 'lang');
    expect(page.words).toContain('Ressentez-vous encore quelque chose ?');
    expect(page.words).not.toMatch(/\bplain\.\w+/);
  });

  it('keeps three taps with the version of the consent, once', async () => {
    const { receipt_code, id } = await send();
    server.clock.set('2026-04-02T20:00:00Z');
    const page = await opened(receipt_code);
    const taps = { feels: 'little', felt: 'cold', since: 'weeks', back: 'fish', agrees: '1' };
    const again = { ...page.fields, ...taps, go: 'recovery' };
    await page.press(taps, 'recovery');
    expect(page.words).toContain('The laboratory has your answers.');
    const kept = { case_id: id, due: 15, consent: 1, feels: 'little', felt: ['cold'], gone_since: null };
    expect(await answers()).toEqual([{ ...kept, brought_back: ['fish'] }]);
    await page.post({ ...again, feels: 'gone' });
    expect(await answers()).toEqual([{ ...kept, brought_back: ['fish'] }]);
    expect((await opened(receipt_code)).words).not.toContain('Do you still have symptoms?');
  });

  it('keeps nothing without consent or answer, and loses no tap', async () => {
    const { receipt_code } = await send();
    server.clock.set('2026-04-02T20:00:00Z');
    const page = await opened(receipt_code);
    await page.press({ feels: 'disturbs', felt: 'pain' }, 'recovery');
    expect(page.words).toContain('tick the last box');
    expect(page.fields).toMatchObject({ feels: 'disturbs', felt: 'pain' });
    await page.press({}, 'lang');
    expect(page.words).toContain('Oui, cela me gêne');
    expect(page.fields).toMatchObject({ feels: 'disturbs', felt: 'pain' });
    await page.press({}, 'lang');
    await page.press({ feels: null, agrees: '1' }, 'recovery');
    expect(page.words).toContain('tick the last box');
    await page.press({ feels: 'made up', agrees: '1' }, 'recovery');
    expect(await answers()).toEqual([]);
  });

  it('asks again at the next date, and no more for one that was missed', async () => {
    const { receipt_code } = await send();
    server.clock.set('2026-06-20T20:00:00Z');
    const page = await opened(receipt_code);
    expect(page.words).toContain(DATES[90]);
    await page.press({ feels: 'gone', since: 'weeks', felt: 'cold', agrees: '1' }, 'recovery');
    expect((await opened(receipt_code)).words).not.toContain('Do you still have symptoms?');
    server.clock.set('2027-05-01T20:00:00Z');
    const late = await opened(receipt_code);
    expect(late.words).toContain(DATES[365]);
    await late.press({ feels: 'unknown', agrees: '1' }, 'recovery');
    expect(await answers()).toMatchObject([
      { due: 90, feels: 'gone', felt: [], gone_since: 'weeks' },
      { due: 365, feels: 'unknown', gone_since: null },
    ]);
  });

  it('asks for consent once, and sets what follows from the third month', async () => {
    const { receipt_code, id } = await send();
    server.clock.set('2026-04-02T20:00:00Z');
    await (await opened(receipt_code)).press({ feels: 'little', agrees: '1' }, 'recovery');
    server.clock.set('2026-06-20T20:00:00Z');
    const page = await opened(receipt_code);
    expect(page.words).not.toContain('I agree that the laboratory');
    await page.press({}, 'recovery');
    expect(page.words).toContain('Answer the first question. Nothing has been sent');
    await page.press({ feels: 'disturbs' }, 'recovery');
    expect(await answers()).toMatchObject([
      { due: 15, consent: 1 },
      { due: 90, consent: 1, feels: 'disturbs' },
    ]);
    const row = await server.store.read
      .selectFrom('case_report')
      .select('gsympt_persist')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.gsympt_persist).toBe(true);
  });

  it('asks nothing of a report that was withdrawn, and erases the answers with the case', async () => {
    const { receipt_code, id } = await send();
    server.clock.set('2026-04-02T20:00:00Z');
    const page = await opened(receipt_code);
    const asked = page.fields;
    await page.press({ feels: 'gone', agrees: '1' }, 'recovery');
    expect(await answers()).toHaveLength(1);
    await page.press({}, 'ask');
    await page.press({}, 'withdraw');
    server.clock.set('2026-06-20T20:00:00Z');
    const gone = await opened(receipt_code);
    await gone.post({ ...asked, feels: 'gone', agrees: '1', go: 'recovery' });
    expect(await answers()).toHaveLength(1);
    expect((await readReceiptStatus(server.deps, new Places(server.store), receipt_code)).outcome).toBe(
      'withdrawn',
    );
    await server.store.tx((trx) => trx.deleteFrom('case_report').where('id', '=', id).execute());
    expect(await answers()).toEqual([]);
  });
});
