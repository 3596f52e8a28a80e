import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditedTexts, TextsSaved } from '@ciguawatch/shared/api/schemas/translation';
import { DefaultQueryExecutor } from 'kysely';
import { noteSources } from '../src/features/i18n/sources';
import { byHand } from './support/by-hand';
import { TestServer } from './support/harness';
import { engines } from './support/test-store';

const ENGLISH = {
  home: { title: 'Ill after eating fish?', few: 'No case|One case|{{count}} cases' },
  form: { length: 'At least {{length}} letters' },
};
const FRENCH = {
  home: { title: 'Malade après le poisson ?', few: 'Aucun cas|Un cas|{{count}} cas' },
  form: { length: 'Au moins {{length}} lettres' },
};

describe.each(engines)('translations on %s', (engine) => {
  let server: TestServer;
  const put = (file: string, content: unknown) => {
    const path = join(server.folder, 'portal', file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, JSON.stringify(content));
  };
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    put('locales/namespaces.json', ['shell']);
    put('locales/shell/en_US.json', ENGLISH);
    put('locales/shell/fr_FR.json', FRENCH);
  });
  afterAll(() => server.stop());
  beforeEach(() => server.reset());

  const as = 'global_translator';
  type Edits = Record<string, { value: string | null; version?: number }>;
  /** Saves texts of pages of the shell, by `page.key`. */
  const save = (edits: Edits, code = 'fr_FR', who = as) => {
    const pages: Record<string, Record<string, unknown>> = {};
    for (const [name, { value, version = 0 }] of Object.entries(edits)) {
      const [page = '', key = ''] = name.split('.');
      pages[page] = { ...pages[page], [key]: { value, version } };
    }
    const body = { i18n_json: { shell: pages } };
    return server.call('PATCH', `a/translation/edit/${code}/`, { as: who, body });
  };
  const edited = async (code = 'fr_FR') =>
    (await server.get(`a/translation/edit/${code}/`, { as })).json<EditedTexts>();
  const shown = async (code = 'fr_FR') =>
    (await server.get(`a/translation/${code}/?edited=true`)).json().pages;

  it('are edited by translators of a country of the language, and by nobody else', async () => {
    for (const who of ['fishbase_translator', 'species_translator', 'moderator'])
      expect((await save({ 'home.title': { value: 'a' } }, 'fr_FR', who)).statusCode).toBe(403);
    const samoan = await save({ 'home.title': { value: 'a' } }, 'sm_WS');
    expect([samoan.statusCode, samoan.json().code]).toEqual([403, 'country_forbidden']);
    expect((await server.get('a/translation/edit/sm_WS/', { as })).statusCode).toBe(403);
    expect((await server.get('a/translation/edit/xx_XX/', { as })).statusCode).toBe(404);
    for (const code of ['en_US', 'es_ES', 'ty_PF'])
      expect((await save({ 'home.title': { value: 'Ia ora na' } }, code)).statusCode).toBe(200);
  });

  it('are shown to everybody as soon as they are saved, and no longer when they are reset', async () => {
    const first = await save({ 'home.title': { value: 'Malade ?' } });
    expect(first.json<TextsSaved>()).toMatchObject({
      version: 1,
      conflicts: [],
      texts: {
        shell: {
          home: { title: { bundled: FRENCH.home.title, edited: 'Malade ?', version: 1, unused: false } },
        },
      },
    });
    const asked = await server.get('a/translation/fr_FR/?edited=true');
    expect(asked.json().pages.shell.home.title.value).toBe('Malade ?');
    const headers = { 'if-none-match': String(asked.headers.etag) };
    await save({ 'home.title': { value: null, version: 1 } });
    const later = await server.get('a/translation/fr_FR/?edited=true', { headers });
    expect([later.statusCode, later.json().pages]).toEqual([200, {}]);
    expect((await edited()).texts.shell?.home?.title).toMatchObject({ edited: null, version: 2 });
    // Saving the shipped text again resets the edit.
    await save({ 'home.title': { value: FRENCH.home.title, version: 2 } });
    expect(await shown()).toEqual({});
  });

  it('are to be checked again once their source has changed, until somebody says that they fit', async () => {
    const texts = async () => (await edited('ty_PF')).texts.shell?.home?.title;
    const waiting = async () =>
      (await server.get('a/work/texts-missing/', { as })).json<{ count: number }>().count;
    await save({ 'home.title': { value: 'Ma‘i i‘a?' } }, 'ty_PF');
    expect((await texts())?.made_from).toBeNull();
    const before = await waiting();
    put('locales/shell/en_US.json', { ...ENGLISH, home: { ...ENGLISH.home, title: 'Ill after a fish?' } });
    expect(await texts()).toMatchObject({ edited: 'Ma‘i i‘a?', made_from: ENGLISH.home.title });
    expect(await waiting()).toBe(before + 1);
    // What an English translator wrote is the source, too.
    await save({ 'home.title': { value: 'Ill from fish?' } }, 'en_US');
    await save({ 'home.title': { value: 'Ma‘i i‘a?', version: 1 } }, 'ty_PF');
    expect(await texts()).toMatchObject({ made_from: null, version: 2 });
    await save({ 'home.title': { value: null, version: 1 } }, 'en_US');
    expect((await texts())?.made_from).toBe('Ill from fish?');
    await save({ 'home.title': { value: 'Ma‘i i te i‘a?', version: 2 } }, 'ty_PF');
    expect(await texts()).toMatchObject({ made_from: null, version: 3 });
    put('locales/shell/en_US.json', ENGLISH);
  });

  it('are stored by as many statements as one of them, so that thousands hold nobody up', async () => {
    const statements = async (edits: Edits) => {
      const asked = jest.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
      try {
        expect((await save(edits)).statusCode).toBe(200);
        return asked.mock.calls.length;
      } finally {
        asked.mockRestore();
      }
    };
    await edited();
    const one = await statements({ 'home.title': { value: 'Malade ?' } });
    const two = { 'home.few': { value: 'Rien|Un|{{count}}' }, 'form.length': { value: '{{length}} signes' } };
    expect(await statements(two)).toBe(one);
  });

  it('that an earlier release stored take the present source', async () => {
    await save({ 'home.title': { value: 'Malade ?' } });
    await byHand(server.store).updateTable('translation_override').set({ source: null }).execute();
    expect((await edited()).texts.shell?.home?.title?.made_from).toBeNull();
    expect(await noteSources(server.store, server.app.bundled)).toBe(1);
    const rows = await server.store.read.selectFrom('translation_override').select('source').execute();
    expect(rows).toEqual([{ source: ENGLISH.home.title }]);
    expect(await noteSources(server.store, server.app.bundled)).toBe(0);
  });

  it.each([
    ['form.length', 'Au moins quelques lettres', 'pattern', 'length'],
    ['form.length', '{{length}} {{total}}', 'pattern', 'total'],
    ['home.title', '<b>Malade</b>', 'pattern', 'markup'],
    ['home.few', 'Aucun|{{count}}', 'pattern', 'three forms'],
    ['home.title', ' ', 'required', 'empty'],
    ['home.gone', 'a', 'unknown_field', 'no such text'],
    ['constructor.name', 'a', 'unknown_field', 'no such text'],
  ])('refuse %s as %s', async (name, value, code, reason) => {
    const response = await save({ [name]: { value }, 'home.title': { value: value.trim() ? value : ' ' } });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields[`shell/${name}`]).toBe(code);
    expect(response.json().message).toContain(reason);
    expect(await shown()).toEqual({});
  });

  it('never overwrite what somebody else saved: the second is shown the text of the first', async () => {
    await save({ 'home.title': { value: 'De la première' } });
    const second = await save(
      { 'home.title': { value: 'Du second' }, 'form.length': { value: '{{length}} signes' } },
      'fr_FR',
      'admin',
    );
    expect(second.json<TextsSaved>()).toMatchObject({
      conflicts: ['shell/home.title'],
      texts: {
        shell: {
          home: { title: { edited: 'De la première', version: 1, by: 'Demo Global Translator' } },
          form: { length: { edited: '{{length}} signes', version: 1 } },
        },
      },
    });
    // A reset text keeps its version, so that a change based on the first edit is refused.
    await save({ 'home.title': { value: null, version: 1 } });
    await save({ 'home.title': { value: 'Encore', version: 2 } });
    expect((await save({ 'home.title': { value: 'Vieux', version: 1 } })).json().conflicts).toHaveLength(1);
  });

  it('of two translators who save at once, the second gets a conflict', async () => {
    const all = await Promise.all(
      ['a', 'b', 'c'].map((value) => save({ 'home.title': { value: `Titre ${value}` } })),
    );
    expect(all.map((one) => one.json().conflicts.length).sort()).toEqual([0, 1, 1]);
  });

  it('missing texts are counted in languages with a translation begun', async () => {
    const count = async () => (await server.get('a/work/texts-missing/', { as })).json();
    expect(await count()).toEqual({ count: 0, urgent: false });
    await save({ 'home.title': { value: 'Māʻi ?' } }, 'ty_PF');
    // Three texts and the 32 of the calendar, one of which exists.
    expect(await count()).toEqual({ count: 34, urgent: false, language: 'ty_PF' });
    // Of two languages, the one that lacks less comes first.
    await save({ 'home.title': { value: 'Kaore' }, 'form.length': { value: '{{length}}' } }, 'pmt_PF');
    expect(await count()).toMatchObject({ count: 67, language: 'pmt_PF' });
  });

  it('leave an audit row with before and after', async () => {
    await save({ 'home.title': { value: 'Malade ?' } });
    const id = encodeURIComponent('fr_FR shell/home.title');
    const lines = (await server.get(`a/audit/?kind=translation&id=${id}`, { as })).json();
    expect(lines).toMatchObject([
      { action: 'update', before: { text: FRENCH.home.title }, after: { text: 'Malade ?' } },
    ]);
  });

  it('become unused, not lost, when the text leaves the code, and return with it', async () => {
    await save({ 'home.title': { value: 'Malade ?' } });
    const { title: _, ...rest } = ENGLISH.home;
    put('locales/shell/en_US.json', { ...ENGLISH, home: rest });
    expect((await edited()).texts.shell?.home?.title).toMatchObject({ edited: 'Malade ?', unused: true });
    put('locales/shell/en_US.json', ENGLISH);
    expect((await edited()).texts.shell?.home?.title).toMatchObject({ edited: 'Malade ?', unused: false });
  });

  it('names of months come from the platform where it knows the language, else from translators', async () => {
    const months = async (code: string) => (await edited(code)).texts.calendar?.months?.['11'];
    expect([(await months('es_ES'))?.bundled, (await months('ty_PF'))?.bundled]).toEqual(['noviembre', null]);
    const rule = (value: string) => {
      const body = { i18n_json: { calendar: { plural: { one: { value, version: 0 } } } } };
      return server.call('PATCH', 'a/translation/edit/ty_PF/', { as, body });
    };
    expect((await rule('2')).json().fields).toEqual({ 'calendar/plural.one': 'unknown_choice' });
    expect((await rule('0 1')).statusCode).toBe(200);
  });
});

describe.each(engines)('languages on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());

  const as = 'global_translator';
  const made = { code: 'tpx_PF', sov: 'Reo Test', name: 'Testish', country: [4], fallback: 'fr_FR' };
  const add = (body: object) => server.post('a/language/', { ...made, ...body }, { as });
  const change = (code: string, body: object, headers = {}) =>
    server.change('PATCH', `a/language/${code}/`, { as, body, headers });

  it('are added for a managed country, and offered once they are switched on', async () => {
    expect((await server.post('a/language/', made, { as: 'moderator' })).statusCode).toBe(403);
    expect((await add({ country: [3] })).json().code).toBe('country_forbidden');
    expect((await add({ country: [99] })).json().fields).toEqual({ country: 'unknown_id' });
    expect((await add({ fallback: 'xx_XX' })).json().fields).toEqual({ fallback: 'unknown_choice' });
    const response = await add({});
    expect([response.statusCode, response.json()]).toEqual([
      201,
      expect.objectContaining({ slug: 'tpx-pf', shipped: false, fallback: 'fr_FR', name_fr: 'Testish' }),
    ]);
    expect((await add({})).json()).toMatchObject({ code: 'invalid_body', fields: { code: 'taken' } });
    const { version } = response.json();
    const offered = await change('tpx_PF', { shipped: true }, { 'if-match': String(version) });
    expect(offered.json()).toMatchObject({ shipped: true, version: version + 1 });
    expect((await change('tpx_PF', { name: 'Late' }, { 'if-match': String(version) })).statusCode).toBe(409);
    const codes = (await server.get('a/language/')).json<{ code: string; shipped: boolean }[]>();
    expect(codes.filter((one) => one.shipped).map(({ code }) => code)).toContain('tpx_PF');
  });

  it('have fallbacks that end in English without a loop', async () => {
    expect((await change('ty_PF', { fallback: 'ty_PF' })).statusCode).toBe(400);
    expect((await change('ty_PF', { fallback: 'tpx_PF' })).statusCode).toBe(200);
    expect((await change('tpx_PF', { fallback: 'ty_PF' })).json().fields).toEqual({
      fallback: 'unknown_choice',
    });
  });

  it('of the portal itself stay offered, and those of other countries stay as they are', async () => {
    expect((await change('fr_FR', { shipped: false })).statusCode).toBe(403);
    expect((await change('sm_WS', { shipped: true })).json().code).toBe('country_forbidden');
    // A translator cannot remove the last country that they manage by mistake.
    expect((await change('ty_PF', { country: [3] })).json().code).toBe('country_forbidden');
  });
});
