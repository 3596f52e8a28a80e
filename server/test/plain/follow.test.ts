import type { AddressInfo } from 'node:net';
import { JSDOM } from 'jsdom';
import { SMTPServer } from 'smtp-server';
import { forgetUnconfirmed, noteFailedFollows } from '../../src/features/follow/forget';
import { tellFollowers } from '../../src/features/follow/tell';
import { sendWaiting } from '../../src/mail/poller';
import { smtpTransport, type Transport } from '../../src/mail/transport';
import { NUKU_HIVA, RAPA } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { wordsOf } from './browser';
import { addAlert, addIssue, emptyNews } from './news-setup';
import { deployTexts } from './portal-texts';

const HINA = 'Hina@example.org';
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'fr' };
const MINUTE = 60;

/** A mail as a mail server took it, its lines unfolded and its body decoded. */
interface Taken {
  to: string;
  head: string;
  text: string;
}

describe.each(engines)('an island followed by mail on %s', (engine) => {
  let server: TestServer;
  let smtp: SMTPServer;
  let transport: Transport;
  let taken: Taken[] = [];
  beforeAll(async () => {
    server = await TestServer.start(
      { PUBLIC_URL: 'https://ciguatera.example.org', LIMIT_FOLLOW_ADDRESS: '8' },
      engine,
    );
    deployTexts(server);
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const { envelope } = session as { envelope: { rcptTo: { address: string }[] } };
        const to = envelope.rcptTo[0]?.address ?? '';
        let text = '';
        stream.on('data', (piece: Buffer) => {
          text += piece.toString('utf8');
        });
        stream.on('end', () => {
          if (to.startsWith('gone')) return done(new Error(`550 <${to}> unknown`));
          const [head = '', ...body] = text.split('\r\n\r\n');
          const decoded = body.join('\n\n').replaceAll('=\r\n', '').replaceAll('=3D', '=');
          taken.push({ to, head: head.replaceAll(/\r\n[ \t]+/g, ' '), text: decoded });
          done();
        });
      },
    });
    await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
    const { port } = smtp.server.address() as AddressInfo;
    transport = smtpTransport(`smtp://127.0.0.1:${port}`, { from: server.deps.config.mailFrom });
  });
  afterAll(async () => {
    await new Promise<void>((closed) => smtp.close(closed));
    await server.stop();
  });
  beforeEach(async () => {
    taken = [];
    await emptyNews(server);
    for (const table of ['follow', 'news_told', 'mail_outbox', 'rate_limit'] as const)
      await byHand(server.store).deleteFrom(table).execute();
  });

  const sent = async (): Promise<Taken[]> => {
    taken = [];
    await sendWaiting(server.deps, transport);
    return taken;
  };
  const ask = (fields: Record<string, string>, options: { remoteAddress?: string; headers?: object } = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/plain/follow',
      headers: { ...FORM, ...options.headers },
      payload: new URLSearchParams({ lang: 'fr', island: String(RAPA), ...fields }).toString(),
      ...(options.remoteAddress && { remoteAddress: options.remoteAddress }),
    });
  const get = (url: string) => server.app.inject({ url, headers: { 'accept-language': 'fr' } });
  const press = (url: string, headers: object = FORM) =>
    server.app.inject({ method: 'POST', url, headers: { ...headers }, payload: '' });
  /** Path of a link in a mail. */
  const linkIn = ({ text }: Taken, path: string): string =>
    new RegExp(`https://ciguatera\\.example\\.org(${path}[\\w-]+\\?lang=\\w\\w)`).exec(text)?.[1] ?? '';
  /** Somebody who has confirmed. */
  async function follow(email: string, fields: Record<string, string> = {}): Promise<void> {
    await ask({ email, ...fields });
    const [mail] = await sent();
    expect((await press(linkIn(mail as Taken, '/plain/follow/'))).statusCode).toBe(200);
  }
  /** Tells the followers, after the editor's time to take something back. */
  const tell = async (): Promise<Taken[]> => {
    server.clock.pass(10 * MINUTE);
    await tellFollowers(server.deps);
    return sent();
  };

  it('is asked for without scripts, confirmed by a button, told once, and ended by a tap', async () => {
    const page = new JSDOM((await get('/island/rapa?lang=fr')).body).window.document;
    const form = page.querySelector('form[action="/plain/follow"]');
    expect(form?.querySelector<HTMLInputElement>('[name=island]')?.value).toBe(String(RAPA));
    const asked = await ask({ email: ` ${HINA} ` });
    expect([asked.statusCode, wordsOf(asked.body)]).toEqual([
      200,
      expect.stringContaining('Encore un geste'),
    ]);
    expect(asked.headers['cache-control']).toBe('private, no-store');
    const [question, ...others] = await sent();
    expect(others).toEqual([]);
    expect(question?.to).toBe(HINA);
    expect(question?.head).not.toMatch(/List-Unsubscribe/);
    await addAlert(server, RAPA);
    expect(await tell()).toEqual([]);
    const link = linkIn(question as Taken, '/plain/follow/');
    // A program that looks at links confirms nothing.
    expect(wordsOf((await get(link)).body)).toContain('Confirmer');
    await addAlert(server, RAPA);
    expect(await tell()).toEqual([]);
    expect(wordsOf((await press(link)).body)).toContain('C’est confirmé');
    await addAlert(server, RAPA);
    for (const state of ['open', 'discarded'] as const) await addAlert(server, RAPA, { state });
    await addAlert(server, NUKU_HIVA);
    const [mail, ...more] = await tell();
    expect(more).toEqual([]);
    expect(mail?.head).toMatch(/^Subject: .*Rapa/m);
    expect(mail?.text).toContain(`https://ciguatera.example.org/island/${RAPA}?lang=fr`);
    expect(mail?.text).not.toMatch(/\{\{|secret note/);
    expect(await tell()).toEqual([]);
    const end = linkIn(mail as Taken, '/plain/unfollow/');
    expect(wordsOf((await get(end)).body)).toContain('Tout arrêter');
    expect(await server.store.read.selectFrom('follow').select('id').execute()).toHaveLength(1);
    expect(wordsOf((await press(end)).body)).toContain('C’est fait');
    expect(await server.store.read.selectFrom('follow').select('id').execute()).toEqual([]);
    // Of the mails to the address nothing is left either.
    expect(await server.store.read.selectFrom('mail_outbox').select('id').execute()).toEqual([]);
    expect(wordsOf((await press(end)).body)).toContain('C’est fait');
    await addAlert(server, RAPA);
    expect(await tell()).toEqual([]);
  });

  it('is ended by the button of a mail program (RFC 8058), in either kind of form', async () => {
    for (const type of ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']) {
      await follow(HINA);
      await addAlert(server, RAPA);
      const [mail] = await tell();
      expect(mail?.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      const url = /^List-Unsubscribe: <https:\/\/ciguatera\.example\.org([^>]+)>$/m.exec(
        mail?.head ?? '',
      )?.[1];
      const payload = type.startsWith('multipart')
        ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
        : 'List-Unsubscribe=One-Click';
      const headers = { 'content-type': type, 'sec-fetch-site': 'cross-site' };
      const { statusCode } = await server.app.inject({ method: 'POST', url: url ?? '', headers, payload });
      expect([type, statusCode]).toEqual([type, 200]);
      expect(await server.store.read.selectFrom('follow').select('id').execute()).toEqual([]);
    }
  });

  it('has each bulletin once, whatever number of islands an address follows, in the language chosen', async () => {
    await follow(HINA);
    await follow('hina@EXAMPLE.org', { island: String(NUKU_HIVA), lang: 'en' });
    await follow('tane@example.org', { lang: 'en' });
    await addIssue(server, 'internal');
    await addIssue(server, 'distribution');
    const mails = await tell();
    expect(mails.map(({ to }) => to)).toEqual([HINA, 'tane@example.org']);
    expect(mails[0]?.text).toContain('Le bulletin du laboratoire est paru');
    expect(mails[1]?.head).toContain('Subject: Bulletin: French Polynesia, February 2026');
    // A new edition is news; one that it replaced before anybody was told is none.
    await addIssue(server, 'distribution', 2);
    await addIssue(server, 'distribution', 3);
    expect((await tell()).map(({ head }) => /edition 3|dition_3|dition 3/.test(head))).toEqual([true, true]);
    const end = linkIn(mails[0] as Taken, '/plain/unfollow/');
    await press(end);
    expect(await server.store.read.selectFrom('follow').select('id').execute()).toHaveLength(1);
  });

  it('is told of nothing that was taken back within ten minutes, or became public before it was confirmed', async () => {
    await addAlert(server, RAPA);
    server.clock.pass(10 * MINUTE);
    await tellFollowers(server.deps);
    await follow(HINA);
    const alert = await addAlert(server, RAPA);
    await tellFollowers(server.deps);
    expect(await sent()).toEqual([]);
    await byHand(server.store).updateTable('alert').set({ state: 'open' }).where('id', '=', alert).execute();
    expect(await tell()).toEqual([]);
  });

  it('is told once by two servers and after a stop in between', async () => {
    for (let n = 0; n < 5; n += 1) await follow(`h${n}@example.org`);
    // More than one transaction tells.
    await server.store.tx(async (trx) => {
      const rows = await trx.selectFrom('follow').selectAll().execute();
      for (let n = 0; n < 120; n += 1) {
        const { id: _, ...row } = rows[n % rows.length] as (typeof rows)[number];
        await trx
          .insertInto('follow')
          .values({ ...row, address_hash: `copy ${n}` })
          .execute();
      }
    });
    await addAlert(server, RAPA);
    server.clock.pass(10 * MINUTE);
    const stopped = new AbortController();
    const { read } = server.store;
    const halted: typeof server.deps.store = Object.assign(Object.create(server.store), {
      tx: async (work: Parameters<typeof server.store.tx>[0]) => {
        const result = await server.store.tx(work);
        stopped.abort();
        return result;
      },
    });
    expect(await tellFollowers({ ...server.deps, store: halted }, stopped.signal)).toBe(100);
    const told = await Promise.all([tellFollowers(server.deps), tellFollowers(server.deps)]);
    expect(told[0] + told[1]).toBe(25);
    const rows = await read
      .selectFrom('mail_outbox')
      .select('follow_id')
      .where('unsubscribe', 'is not', null)
      .execute();
    expect(new Set(rows.map(({ follow_id }) => follow_id)).size).toBe(125);
    expect(rows).toHaveLength(125);
  });

  it('keeps addresses sealed, in the outbox too, and says the same of every address', async () => {
    const first = wordsOf((await ask({ email: HINA })).body);
    const dump = async () =>
      JSON.stringify(
        await Promise.all(
          (['follow', 'mail_outbox', 'audit', 'rate_limit'] as const).map((table) =>
            server.store.read.selectFrom(table).selectAll().execute(),
          ),
        ),
      ).toLowerCase();
    expect(await dump()).not.toContain('hina');
    const [question] = await sent();
    expect(await dump()).not.toContain('hina');
    await press(linkIn(question as Taken, '/plain/follow/'));
    expect(wordsOf((await ask({ email: HINA })).body)).toBe(first);
    expect(await sent()).toHaveLength(1);
    await ask({ email: 'gone@example.org' });
    await sent();
    const failed = await server.store.read
      .selectFrom('mail_outbox')
      .select('last_error')
      .where('last_error', 'is not', null)
      .execute();
    expect(failed).toHaveLength(1);
    expect(await dump()).not.toContain('gone@');
  });

  it('is limited by mail box and by network, and takes no wrong address, no program and no other site', async () => {
    for (let n = 0; n < 6; n += 1) expect((await ask({ email: HINA })).statusCode).toBe(200);
    expect(await sent()).toHaveLength(5);
    for (let n = 0; n < 2; n += 1) await ask({ email: `a${n}@example.org` });
    const over = await ask({ email: 'last@example.org' });
    expect([over.statusCode, wordsOf(over.body)]).toEqual([
      429,
      expect.stringContaining('Trop d’adresses ont été laissées d’ici'),
    ]);
    expect(over.headers['retry-after']).toMatch(/^\d+$/);
    await sent();
    const elsewhere = { remoteAddress: '198.51.100.7' };
    const wrong = await ask({ email: 'no address' }, elsewhere);
    expect([wrong.statusCode, wordsOf(wrong.body)]).toEqual([
      400,
      expect.stringContaining('Ce n’est pas une adresse e-mail'),
    ]);
    expect((await ask({ email: 'b@example.org', cw_blank: 'x' }, elsewhere)).statusCode).toBe(200);
    const foreign = { ...elsewhere, headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await ask({ email: 'b@example.org' }, foreign)).statusCode).toBe(403);
    expect((await ask({ email: 'b@example.org', island: '999999' }, elsewhere)).statusCode).toBe(404);
    expect(await sent()).toEqual([]);
  });

  it('forgets an address unconfirmed after two days, and one of which two mails came back', async () => {
    await ask({ email: HINA });
    const [question] = await sent();
    server.clock.pass(2 * 86_400 + 1);
    await forgetUnconfirmed(server.store, server.clock.now());
    expect((await get(linkIn(question as Taken, '/plain/follow/'))).statusCode).toBe(404);
    await follow(HINA);
    await forgetUnconfirmed(server.store, server.clock.now() + 9e9);
    const rows = () => server.store.read.selectFrom('follow').select('failures').execute();
    for (const failures of [1, 2]) {
      await addAlert(server, RAPA);
      await tell();
      const mails = await server.store.read
        .selectFrom('mail_outbox')
        .select('id')
        .where('follow_id', 'is not', null)
        .orderBy('id', 'desc')
        .limit(1)
        .execute();
      const ids = mails.map(({ id }) => Number(id));
      await noteFailedFollows(server.store, ids);
      // The same notice again.
      await noteFailedFollows(server.store, ids);
      expect(await rows()).toEqual(failures === 1 ? [{ failures: 1 }] : []);
    }
  });

  it('opens nothing by a link that was not made here', async () => {
    await follow(HINA);
    for (const url of ['/plain/follow/1-AAAAAAAAAAAAAAAAAAAAAA', '/plain/unfollow/1-AAAAAAAAAAAAAAAAAAAAAA'])
      for (const { statusCode, body } of [await get(url), await press(url)])
        expect([url, statusCode, wordsOf(body)]).toEqual([
          url,
          404,
          expect.stringContaining('Ce lien n’ouvre rien'),
        ]);
    expect(await server.store.read.selectFrom('follow').select('id').execute()).toHaveLength(1);
  });

  it('is found, exported and erased by the rights desk', async () => {
    await follow(HINA);
    const found = await server.post('cw/person/find/', { text: 'hina@example.org' }, { as: 'cases_editor' });
    const [subject] = found.json().subjects;
    expect(subject).toMatchObject({
      kind: 'follow',
      country: 4,
      texts: [{ field: 'email' }, { text: 'Rapa' }],
    });
    const other = await server.post(
      'cw/person/find/',
      { text: 'hina@example.org' },
      { as: 'cases_editor.fj' },
    );
    expect(other.json().subjects).toEqual([]);
    const body = { text: 'hina@example.org', keys: [subject.key] };
    const erased = await server.post('cw/person/erase/', body, { as: 'cases_editor' });
    expect(erased.json().erased).toContainEqual({
      ...{ kind: 'follow', id: subject.id, place: 'follow', field: 'email' },
    });
    expect(await server.store.read.selectFrom('follow').select('id').execute()).toEqual([]);
    const trail = await server.store.read.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(trail).toLowerCase()).not.toContain('hina@');
  });
});
