import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import { keepCases } from '../../../src/features/cases/housekeeping';
import { Places } from '../../../src/features/cases/places';
import { noteFailedReminders, noteReturnedReminders } from '../../../src/features/cases/reminders/retire';
import { sendReminders } from '../../../src/features/cases/reminders/send';
import { sendWaiting } from '../../../src/mail/poller';
import { markedMail } from '../../../src/mail/returned/mark';
import type { Letter } from '../../../src/mail/transport';
import { PlainBrowser } from '../../plain/browser';
import { deployTexts } from '../../plain/portal-texts';
import { byHand } from '../../support/by-hand';
import { FakeClock } from '../../support/fake-clock';
import { TestServer } from '../../support/harness';
import { engines } from '../../support/test-store';
import { coded, correctionOf, emptyCases, NUKU_HIVA } from '../samples';

const MAIL = 'teva@mail.example';
const asEditor = { as: 'cases_editor' };
const WITHDRAWN = { review_state: 'withdrawn', reason: 'Asked by telephone' };
const NO_CONTACT = { contact_id: null };

describe.each(engines)('reminders by mail on %s', (engine) => {
  let server: TestServer;
  let address = 0;
  beforeAll(async () => {
    server = await TestServer.start({ PUBLIC_URL: 'http://localhost:8080' }, engine, new FakeClock());
    deployTexts(server);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    address += 1;
    server.clock.set('2026-03-15T20:00:00Z');
    await emptyCases(server.store);
    await byHand(server.store).deleteFrom('mail_outbox').execute();
  });

  /** Reports with consent, unless the body says otherwise, and with an address for reminders. */
  const report = async (more: Partial<CaseCreate> = {}, reminder_email: string | null = MAIL) => {
    const body = coded({ recovery_consent: 2, recovery_language: 'en_US', ...more });
    const contact = reminder_email === null ? null : { case_uuid: body.case_uuid, reminder_email };
    const made =
      contact && (await server.post('cw/contact/', contact, { remoteAddress: `10.7.0.${address}` }));
    const sent = { ...body, ...(made && { contact_id: made.json<{ id: number }>().id }) };
    const response = await server.post('cw/pcase/create/', sent, { remoteAddress: `10.7.0.${address}` });
    expect(response.statusCode).toBe(201);
    return { ...body, id: response.json<{ id: number }>().id };
  };
  const run = async (at: string): Promise<number> => {
    server.clock.set(at);
    return sendReminders(server.deps, new Places(server.store));
  };
  /** Mails that leave now, as their reader gets them. */
  const leaving = async (): Promise<Letter[]> => {
    const letters: Letter[] = [];
    await sendWaiting(server.deps, async (letter) => void letters.push(letter));
    return letters;
  };
  const tokenOf = (letter: Letter | undefined): string =>
    /#token=([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? '';
  const opened = async (code: string) =>
    (
      await new PlainBrowser(server, { 'accept-language': 'en' }, `10.7.1.${address}`).at('/r').open('/r')
    ).press({ receipt_code: code }, 'open');
  const addresses = async () =>
    (await server.store.read.selectFrom('contact').select('reminder_email').execute()).flatMap(
      (row) => row.reminder_email ?? [],
    );
  const answers = () =>
    server.store.read.selectFrom('recovery').select(['due', 'consent', 'feels']).orderBy('due').execute();

  it('leave at eight where the meal was, on the day of the date, once', async () => {
    await report();
    // Tahiti is ten hours behind: the 25th is the fifteenth day there, and begins at 10:00.
    expect(await run('2026-03-25T17:59:00Z')).toBe(0);
    expect(await run('2026-03-25T18:00:00Z')).toBe(1);
    expect(await run('2026-03-25T18:05:00Z')).toBe(0);
    const [mail, ...others] = await leaving();
    expect(others).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([MAIL, 'Do you still have symptoms?']);
    expect(mail?.body).toContain('15 days after the meal');
    expect(mail?.body).toMatch(/http:\/\/localhost:8080\/r#token=[\w-]{22}\n/);
    expect(await run('2026-06-08T18:00:00Z')).toBe(1);
    expect(await run('2027-03-10T18:00:00Z')).toBe(1);
    expect(await run('2027-03-20T18:00:00Z')).toBe(0);
  });

  it('follow the zone of the place and the language of the report', async () => {
    await report({ case_location_id: NUKU_HIVA, recovery_language: 'fr_FR' });
    expect(await run('2026-03-25T17:29:00Z')).toBe(0);
    expect(await run('2026-03-25T17:30:00Z')).toBe(1);
    expect((await leaving())[0]?.subject).toBe('Ressentez-vous encore quelque chose ?');
  });

  it.each([
    ['deleted', (id: number) => server.change('DELETE', `cw/case/${id}/`, asEditor)],
    ['withdrawn', (id: number) => server.change('PATCH', `cw/case/${id}/`, { ...asEditor, body: WITHDRAWN })],
    [
      'without its contact',
      (id: number) => server.change('PATCH', `cw/case/${id}/`, { ...asEditor, body: NO_CONTACT }),
    ],
  ])('that wait are not mailed once their report is %s by an editor', async (_how, remove) => {
    const { id } = await report();
    const kept = await report({}, 'other@mail.example');
    expect(await run('2026-03-25T18:00:00Z')).toBe(2);
    const response = await remove(id);
    expect([response.statusCode, kept.id]).toEqual([200, expect.any(Number)]);
    expect((await leaving()).map(({ to }) => to)).toEqual(['other@mail.example']);
  });

  it('need consent and an address, and leave out a date that had come before', async () => {
    await report({}, null);
    const { recovery_consent: _none, ...silent } = coded();
    await server.post('cw/pcase/create/', silent);
    await report({ recovery_consent: undefined });
    expect(await run('2026-03-25T20:00:00Z')).toBe(0);
    server.clock.set('2026-03-26T20:00:00Z');
    await report();
    expect(await run('2026-03-27T20:00:00Z')).toBe(0);
    expect(await run('2026-06-08T20:00:00Z')).toBe(1);
  });

  it('ask no more about a date that was answered or given up, nor after a death', async () => {
    const { receipt_code } = await report();
    server.clock.set('2026-03-25T12:00:00Z');
    await (await opened(receipt_code)).press({ feels: 'little' }, 'recovery');
    expect(await answers()).toEqual([{ due: 15, consent: 2, feels: 'little' }]);
    expect(await run('2026-03-25T20:00:00Z')).toBe(0);
    // No server ran for months: the date of three months has been replaced by that of a year.
    expect(await run('2027-03-10T20:00:00Z')).toBe(1);
    expect((await leaving())[0]?.body).toContain('12 months');
    await emptyCases(server.store);
    server.clock.set('2026-03-15T20:00:00Z');
    const other = await report();
    const died = { due: null, feels: 'died', felt: [], gone_since: null, brought_back: [], agreed: false };
    const recorded = await server.post(`cw/case/${other.id}/recovery/`, died, { as: 'cases_editor' });
    expect(recorded.statusCode).toBe(200);
    expect(await run('2026-03-25T20:00:00Z')).toBe(0);
    await keepCases(server.deps);
    expect(await addresses()).toEqual([]);
  });

  it('open three taps by a token, for one date, once, and tell nothing of the report', async () => {
    const { receipt_code } = await report({ gsympt_other_obs: 'MARKER-observation' });
    await run('2026-03-25T20:00:00Z');
    const token = tokenOf((await leaving())[0]);
    const stored = JSON.stringify(
      await byHand(server.store).selectFrom('recovery_reminder').selectAll().execute(),
    );
    expect(stored).not.toContain(token);
    expect(
      JSON.stringify(await byHand(server.store).selectFrom('mail_outbox').selectAll().execute()),
    ).not.toContain(token);
    for (const method of ['GET', 'HEAD'] as const)
      expect((await server.app.inject({ method, url: `/r?token=${token}` })).statusCode).toBe(200);
    const page = await opened(token);
    expect(page.words).toContain('Two weeks later Do you still have symptoms?');
    expect(page.words).not.toMatch(/\bplain\.\w+|MARKER|I agree/);
    expect(page.page).not.toContain(receipt_code);
    const second = await opened(token);
    await page.press({ feels: 'disturbs', felt: 'cold' }, 'recovery');
    expect(page.words).toContain('The laboratory has your answers.');
    await second.press({ feels: 'gone' }, 'recovery');
    expect(second.words).toContain('These questions are over');
    expect(await answers()).toEqual([{ due: 15, consent: 2, feels: 'disturbs' }]);
    server.clock.set('2026-06-08T20:00:00Z');
    const late = await opened(token);
    expect(late.words).toContain('These questions are over');
    await late.post({ receipt_code: token, go: 'recovery', feels: 'gone', lang: 'en' });
    expect(await answers()).toHaveLength(1);
  });

  it('stop by one tap of the mail, which erases the address, and the receipt says so', async () => {
    const { receipt_code } = await report();
    await run('2026-03-25T20:00:00Z');
    const token = tokenOf((await leaving())[0]);
    const page = await opened(token);
    expect(await addresses()).toEqual([MAIL]);
    await page.press({}, 'stop');
    expect(page.words).toContain('No more e-mails will be sent, and your address is erased.');
    expect(page.page).not.toContain('value="stop"');
    expect(await addresses()).toEqual([]);
    expect(await byHand(server.store).selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
    expect(await run('2026-06-08T20:00:00Z')).toBe(0);
    expect((await opened(receipt_code)).words).toContain('No e-mail will be sent.');
  });

  it('are changed and stopped by receipt code, which never shows the address', async () => {
    const { receipt_code } = await report();
    const page = await opened(receipt_code);
    expect(page.words).toContain('An e-mail will ask you again on');
    expect(page.page).not.toContain(MAIL);
    await page.press({ reminder_email: 'no address' }, 'remind');
    expect(page.words).toContain('This is not an e-mail address.');
    expect(await addresses()).toEqual([MAIL]);
    await page.press({ reminder_email: 'other@mail.example' }, 'remind');
    expect(page.words).toContain('The laboratory will remind you.');
    expect(page.page).not.toContain('other@mail.example');
    expect(await addresses()).toEqual(['other@mail.example']);
    await page.press({}, 'stop');
    expect(await addresses()).toEqual([]);
    await page.press({ reminder_email: MAIL }, 'remind');
    expect(page.words).toContain('Tick the box and type an e-mail address.');
    await page.press({ reminder_email: MAIL, ask_again: '1' }, 'remind');
    expect(await addresses()).toEqual([MAIL]);
    expect(await run('2026-03-25T20:00:00Z')).toBe(1);
  });

  it('can be asked for later by a reporter without a contact', async () => {
    const { receipt_code, id } = await report({ recovery_consent: undefined }, null);
    const page = await opened(receipt_code);
    expect(page.words).toContain('No e-mail will be sent.');
    expect(page.page).not.toContain('checked');
    await page.press({ reminder_email: MAIL, ask_again: '1' }, 'remind');
    expect(await run('2026-03-25T20:00:00Z')).toBe(1);
    const row = await server.get(`cw/casesingle/${id}/`, { as: 'cases_editor' });
    expect(row.body).not.toContain(MAIL);
  });

  it('go on after a correction, and stop with a withdrawal', async () => {
    const first = await report();
    await server.post('cw/pcase/create/', correctionOf(first, { case_eventtime: '2026-03-12' }));
    expect(await run('2026-03-26T20:00:00Z')).toBe(0);
    expect(await run('2026-03-27T20:00:00Z')).toBe(1);
    await server.post('cw/pcase/withdraw/', { receipt_code: first.receipt_code });
    expect(await addresses()).toEqual([]);
    expect(await leaving()).toEqual([]);
    expect(await run('2026-06-10T20:00:00Z')).toBe(0);
  });

  it('stop after two that the mail server refused', async () => {
    await report();
    const bounce = async () => {
      for (let tries = 0; tries < 8; tries += 1) {
        await sendWaiting(server.deps, async () => {
          throw new Error('550 no such mailbox');
        });
        server.clock.set(new Date(server.clock.now() + 86_400_000).toISOString());
      }
      return noteFailedReminders(server.store, server.clock.now());
    };
    await run('2026-03-25T20:00:00Z');
    expect(await bounce()).toBe(0);
    expect(await addresses()).toEqual([MAIL]);
    expect(await run('2026-06-08T20:00:00Z')).toBe(1);
    expect(await bounce()).toBe(1);
    expect(await addresses()).toEqual([]);
    expect(await run('2027-03-10T20:00:00Z')).toBe(0);
  });

  it('stop after two that a mail server took and returned, each counted once', async () => {
    await report();
    const returned = async () => {
      const [letter] = await leaving();
      const mail = markedMail(server.deps.secret, letter?.mark ?? '');
      expect(mail).toBe(letter?.id);
      const note = () => noteReturnedReminders(server.store, [mail ?? 0, 0], server.clock.now());
      return [await note(), await note()];
    };
    await run('2026-03-25T20:00:00Z');
    expect(await returned()).toEqual([0, 0]);
    expect(await run('2026-06-08T20:00:00Z')).toBe(1);
    expect(await returned()).toEqual([1, 0]);
    expect(await addresses()).toEqual([]);
    expect(await run('2027-03-10T20:00:00Z')).toBe(0);
  });

  it('end with a death that an editor records in the report or in its correction', async () => {
    const first = await report();
    await report({}, 'other@mail.example');
    expect(await run('2026-03-25T20:00:00Z')).toBe(2);
    const sent = await server.post('cw/pcase/create/', correctionOf(first));
    const { id } = sent.json<{ id: number }>();
    const died = { ...asEditor, body: { died: true } };
    expect((await server.change('PATCH', `cw/case/${id}/`, died)).statusCode).toBe(200);
    expect((await leaving()).map(({ to }) => to)).toEqual(['other@mail.example']);
    await keepCases(server.deps);
    expect(await addresses()).toEqual(['other@mail.example']);
    expect(await run('2026-06-08T20:00:00Z')).toBe(1);
    expect((await opened(first.receipt_code)).words).not.toContain('Do you still have symptoms?');
  });

  it('lose their address 30 days after the last date, and with its answer', async () => {
    await report();
    server.clock.set('2027-04-08T20:00:00Z');
    await keepCases(server.deps);
    expect(await addresses()).toEqual([MAIL]);
    server.clock.set('2027-04-11T20:00:00Z');
    await keepCases(server.deps);
    expect(await addresses()).toEqual([]);
    await emptyCases(server.store);
    server.clock.set('2026-03-15T20:00:00Z');
    const { receipt_code } = await report();
    server.clock.set('2027-03-11T20:00:00Z');
    await (await opened(receipt_code)).press({ feels: 'gone' }, 'recovery');
    await keepCases(server.deps);
    expect(await addresses()).toEqual([]);
  });

  it('are found and erased by the rights desk, and are in no export of cases', async () => {
    const { id } = await report();
    await run('2026-03-25T20:00:00Z');
    const as = 'cases_editor';
    const whole = { format: 'csv', language: 'en_US', ids: [id], columns: 'complete' };
    const list = await server.post('cw/case/export/', whole, { as });
    expect(list.body).not.toContain(MAIL);
    const found = await server.post('cw/person/find/', { text: MAIL }, { as });
    expect(found.json()).toMatchObject({
      subjects: [{ id: String(id), texts: [{ place: 'contact', field: 'reminder_email', text: MAIL }] }],
    });
    const erased = await server.post('cw/person/erase/', { text: MAIL, keys: [`case:${id}`] }, { as });
    expect(erased.statusCode).toBe(200);
    expect(await addresses()).toEqual([]);
    expect(await leaving()).toEqual([]);
  });

  it('take no other token, and count a wrong one like a wrong code', async () => {
    await report();
    const wrong = 'A'.repeat(22);
    const page = await opened(wrong);
    expect(page.response.statusCode).toBe(404);
    for (let tries = 0; tries < 10; tries += 1) await opened(wrong);
    expect((await opened(wrong)).response.statusCode).toBe(429);
  });
});
