import { groupedReceiptCode, newReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import { keepCases } from '../../src/features/cases/housekeeping';
import { Places } from '../../src/features/cases/places';
import { sendReminders } from '../../src/features/cases/reminders/send';
import { makeLogger } from '../../src/log/logger';
import { sendWaiting } from '../../src/mail/poller';
import type { Letter } from '../../src/mail/transport';
import { coded, correctionOf, emptyCases } from '../cases/samples';
import { placesOf } from '../support/database-search';
import { FakeClock } from '../support/fake-clock';
import { TestServer } from '../support/harness';
import { readAllPublic } from '../support/public-reads';
import { engines } from '../support/test-store';
import { PlainBrowser } from './browser';
import { deployTexts } from './portal-texts';

const AS = { as: 'cases_editor' };

describe.each(engines)('codes planted in every step of a receipt, on %s', (engine) => {
  let server: TestServer;
  let log = '';
  let address = 0;
  beforeAll(async () => {
    const logger = makeLogger({ production: true, to: { write: (line) => (log += line) } });
    server = await TestServer.start({}, engine, new FakeClock(), { log: logger });
    deployTexts(server);
  });
  afterAll(() => server.stop());
  beforeEach(() => emptyCases(server.store));

  /** Opens a code from a new address, and presses the buttons one after the other. */
  const open = async (code: string, ...pressed: [go: string, fields?: Record<string, string>][]) => {
    address += 1;
    const page = await new PlainBrowser(server, { 'accept-language': 'en' }, `10.9.0.${address}`)
      .at('/r')
      .open('/r');
    await page.press({ receipt_code: code }, 'open');
    for (const [go, fields] of pressed) await page.press(fields ?? {}, go);
    return page;
  };

  it('are in no log, table, list, export, trail or answer of the public', async () => {
    server.clock.set('2026-03-15T20:00:00Z');
    const body = coded({ recovery_consent: 2, recovery_language: 'en_US' });
    const [unknown, worn] = [
      newReceiptCode(),
      body.receipt_code.replace(/^./, (c) => (c === '2' ? '3' : '2')),
    ];
    const { id } = (await server.post('cw/pcase/create/', body)).json<{ id: number }>();
    await server.post('cw/pcase/create/', correctionOf(body, { age: 3 }));
    await open(body.receipt_code, ['remind', { reminder_email: 'teva@mail.example', ask_again: '1' }]);
    server.clock.set('2026-03-25T20:00:00Z');
    await sendReminders(server.deps, new Places(server.store));
    const letters: Letter[] = [];
    await sendWaiting(server.deps, async (letter) => void letters.push(letter));
    const token = /#token=([\w-]+)/.exec(letters[0]?.body ?? '')?.[1] ?? '';
    expect(token).toHaveLength(22);

    for (const code of [
      worn,
      unknown,
      groupedReceiptCode(body.receipt_code),
      body.receipt_code.toLowerCase(),
    ])
      await open(code);
    await open(token, ['recovery', { feels: 'little' }], ['stop', {}]);
    server.clock.set('2026-06-08T20:00:00Z');
    const page = await open(body.receipt_code, ['recovery', { feels: 'gone' }], ['document']);
    expect(page.response.headers['content-type']).toBe('application/pdf');
    await open(body.receipt_code, ['ask'], ['withdraw']);
    await server.post('cw/case/find/', { receipt_code: unknown }, AS);
    await keepCases(server.deps);

    const complete = { language: 'en_US', columns: 'complete' };
    const told = [
      log,
      ...(await readAllPublic(server)).values(),
      ...(await Promise.all(
        ['csv', 'geojson'].map((format) => server.post('cw/case/export/', { ...complete, format }, AS)),
      ).then((all) => all.map((one) => one.body))),
      ...(await Promise.all(
        ['cw/case/', `cw/casesingle/${id}/`, `cw/case/${id}/recovery/`, `a/audit/?kind=case&id=${id}`].map(
          async (path) => (await server.get(path, AS)).body,
        ),
      )),
    ].join('\n');
    expect(log).toContain('/api/cw/case/find/');
    const planted = [body.receipt_code, unknown, worn].flatMap((code) => [code, groupedReceiptCode(code)]);
    for (const code of [...planted, token]) expect(told.toLowerCase()).not.toContain(code.toLowerCase());
    expect(await placesOf(server.store, [...planted, token])).toEqual([]);
  });
});
