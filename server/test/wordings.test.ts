import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Wording, WordingDecided } from '@ciguawatch/shared/api/schemas/desk/wording';
import type { EditedTexts } from '@ciguawatch/shared/api/schemas/translation';
import { purgeWordings } from '../src/features/i18n/wordings/purge';
import { byHand } from './support/by-hand';
import { TestServer } from './support/harness';
import { engines } from './support/test-store';

const ENGLISH = { home: { title: 'Ill after eating fish?', few: 'No case|One case|{{count}} cases' } };
const FRENCH = { home: { title: 'Malade après le poisson ?', few: 'Aucun cas|Un cas|{{count}} cas' } };
const FIJI = 3;
const DAY_MS = 86_400_000;

describe.each(engines)('wordings that visitors propose, on %s', (engine) => {
  let server: TestServer;
  const put = (file: string, content: unknown) => {
    const path = join(server.folder, 'portal', file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, JSON.stringify(content));
  };
  beforeAll(async () => {
    server = await TestServer.start({ LIMIT_WORDING_ADDRESS: '9', LIMIT_WORDING_LANGUAGE: '5' }, engine);
    put('locales/namespaces.json', ['shell']);
    put('locales/shell/en_US.json', ENGLISH);
    put('locales/shell/fr_FR.json', FRENCH);
  });
  afterAll(() => server.stop());
  beforeEach(() => server.reset());

  const as = 'global_translator';
  const propose = (text: string, key = 'title', part: object = {}, remoteAddress = '127.0.0.1') => {
    const place = { language: 'fr_FR', namespace: 'shell', page: 'home', key };
    return server.post('a/translation/wording/', { ...place, text, ...part }, { remoteAddress });
  };
  const edit = (value: string, version: number) => {
    const body = { i18n_json: { shell: { home: { title: { value, version } } } } };
    return server.call('PATCH', 'a/translation/edit/fr_FR/', { as, body });
  };
  /** The translator manages one other country from here on. */
  const moveTranslator = async (country: number) => {
    const user = await server.accountId(as);
    await byHand(server.store)
      .updateTable('user_country')
      .set({ country_id: country })
      .where('user_id', '=', user)
      .execute();
  };
  const list = async (who = as) =>
    (await server.get('a/translation/wording/', { as: who })).json<Wording[]>();
  const decide = (id: number, body: object, who = as) =>
    server.post(`a/translation/wording/${id}/`, body, { as: who });
  const title = async () =>
    (await server.get('a/translation/edit/fr_FR/', { as })).json<EditedTexts>().texts.shell?.home?.title;
  const first = async () => (await list())[0] as Wording;

  it('are thanked for, counted when proposed again, and read by the translators of the language', async () => {
    for (const text of ['Malade ?', 'Malade ?', 'Mal au ventre ?'])
      expect((await propose(text)).json()).toEqual({ taken: true });
    expect((await list()).map(({ text, asked, state }) => ({ text, asked, state }))).toEqual([
      { text: 'Malade ?', asked: 2, state: 'open' },
      { text: 'Mal au ventre ?', asked: 1, state: 'open' },
    ]);
    expect(await list('admin')).toHaveLength(2);
    expect((await server.get('a/translation/wording/', { as: 'moderator' })).statusCode).toBe(403);
    const work = await server.get('a/work/wordings-open/', { as });
    expect(work.json()).toMatchObject({ count: 2, urgent: false });
  });

  it('may be as long as they can be typed, in any script, and are counted when proposed again', async () => {
    // Drawn apart, so that the database cannot compress them: letters of three bytes each.
    const long = Array.from({ length: 1000 }, (_, at) =>
      String.fromCharCode(0x4e00 + ((at * 7919) % 20_000)),
    ).join('');
    for (const _ of [1, 2]) expect((await propose(long)).statusCode).toBe(200);
    expect((await first()).asked).toBe(2);
  });

  it('are checked like an edit, and what the portal says already is not kept', async () => {
    const codes = async (text: string, key?: string, part?: object) => {
      const answer = await propose(text, key, part);
      return [answer.statusCode, Object.values(answer.json().fields ?? {})[0]];
    };
    expect(await codes('<b>Malade</b>')).toEqual([400, 'pattern']);
    expect(await codes('Rien|Un|Des cas', 'few')).toEqual([400, 'pattern']);
    expect(await codes('Malade', 'few')).toEqual([400, 'pattern']);
    expect(await codes(' ')).toEqual([400, 'required']);
    expect(await codes('Malade', 'none')).toEqual([400, 'unknown_field']);
    expect((await propose('x'.repeat(1001))).statusCode).toBe(400);
    expect((await propose('Maʻi', 'title', { language: 'ty_PF' })).statusCode).toBe(404);
    expect((await propose(FRENCH.home.title)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('are limited by network and by language', async () => {
    const states: number[] = [];
    for (let at = 0; at < 7; at += 1) states.push((await propose(`Malade ${at} ?`)).statusCode);
    expect(states).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await list()).toHaveLength(5);
    for (let at = 0; at < 2; at += 1) await propose(FRENCH.home.title);
    expect((await propose(FRENCH.home.title)).statusCode).toBe(429);
    // Neither limit is that of everybody: another network still has its own, and so has another language.
    expect((await propose(FRENCH.home.title, 'title', {}, '198.51.100.4')).statusCode).toBe(200);
    const english = { language: 'en_US' };
    expect((await propose('Ill after a fish?', 'title', english, '198.51.100.4')).statusCode).toBe(200);
  });

  it('are saved as an edit when accepted, and the text is what it was when that is taken back', async () => {
    await propose('Malade ?');
    const { id } = await first();
    expect((await decide(id, { state: 'accepted' })).statusCode).toBe(400);
    const late = await decide(id, { state: 'accepted', version: 3 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
    const { wording, saved } = (await decide(id, { state: 'accepted', version: 0 })).json<WordingDecided>();
    expect(wording).toMatchObject({ state: 'accepted', by: expect.any(String) });
    expect(saved?.texts.shell?.home?.title).toMatchObject({ edited: 'Malade ?', version: 1 });
    expect((await decide(id, { state: 'declined' })).statusCode).toBe(409);
    const trail = await server.get('a/audit/?kind=translation&id=fr_FR%20shell%2Fhome.title', { as });
    expect(trail.json()[0]).toMatchObject({ after: { text: 'Malade ?' } });
    expect((await decide(id, { state: 'open' })).statusCode).toBe(200);
    expect(await title()).toMatchObject({ edited: null, version: 2 });
    expect(await first()).toMatchObject({ state: 'open', by: null, decided_at: null });
  });

  it('are not kept when an edit says so, and taken back to the edit that stood before', async () => {
    await edit('Malade du poisson ?', 0);
    expect((await propose('Malade du poisson ?')).json()).toEqual({ taken: true });
    expect(await list()).toEqual([]);
    await propose(FRENCH.home.title);
    const { id } = await first();
    await decide(id, { state: 'accepted', version: 1 });
    expect((await title())?.edited).not.toBe('Malade du poisson ?');
    await decide(id, { state: 'open' });
    expect((await title())?.edited).toBe('Malade du poisson ?');
  });

  it('are neither read nor decided by a translator of other countries', async () => {
    await propose('Malade ?');
    const { id } = await first();
    await moveTranslator(FIJI);
    expect(await list()).toEqual([]);
    const decided = await decide(id, { state: 'declined' });
    expect([decided.statusCode, decided.json().code]).toEqual([403, 'country_forbidden']);
    expect((await server.get('a/work/wordings-open/', { as })).json()).toMatchObject({ count: 0 });
    expect((await list('admin'))[0]).toMatchObject({ state: 'open' });
  });

  it('are accepted changed, and not taken back once somebody has edited the text since', async () => {
    await propose('Malade ?');
    const { id } = await first();
    const markup = await decide(id, { state: 'accepted', version: 0, text: '<i>Malade</i>' });
    expect([markup.statusCode, (await first()).state]).toEqual([400, 'open']);
    await decide(id, { state: 'accepted', version: 0, text: 'Êtes-vous malade ?' });
    expect((await title())?.edited).toBe('Êtes-vous malade ?');
    await edit('Malades ?', 1);
    expect((await decide(id, { state: 'open' })).statusCode).toBe(409);
    expect((await title())?.edited).toBe('Malades ?');
  });

  it('stay declined when they are proposed again, until somebody takes that back', async () => {
    await propose('Malade ?');
    const { id } = await first();
    await decide(id, { state: 'declined' });
    expect((await server.get('a/work/wordings-open/', { as })).json()).toMatchObject({ count: 0 });
    expect((await propose('Malade ?')).json()).toEqual({ taken: true });
    expect(await first()).toMatchObject({ state: 'declined', asked: 2 });
    await decide(id, { state: 'open' });
    expect(await first()).toMatchObject({ state: 'open' });
    expect((await title())?.version).toBe(0);
  });

  it('are erased 90 days after they were proposed or decided', async () => {
    await propose('Malade ?');
    await propose('Mal au ventre ?');
    const proposed = server.clock.now();
    server.clock.pass(10 * 86_400);
    const { id } = await first();
    await decide(id, { state: 'declined' });
    await purgeWordings(server.store, proposed + 90 * DAY_MS - 1);
    expect(await list()).toHaveLength(2);
    await purgeWordings(server.store, proposed + 91 * DAY_MS);
    expect((await list()).map((one) => one.id)).toEqual([id]);
    await purgeWordings(server.store, proposed + 101 * DAY_MS);
    expect(await list()).toEqual([]);
  });
});
