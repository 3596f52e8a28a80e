import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useTranslations } from './use-translations';

const harness = setUpPage();
beforeEach(() => localStorage.clear());

const text = (bundled: string | null, version = 0) => ({
  bundled,
  edited: null,
  version,
  at: null,
  by: null,
  unused: false,
});
const input = (value: string) => ({ value, type: 'input', display_name: value });
const edited = {
  code: 'fr_FR',
  version: 8,
  texts: { shell: { home: { title: text('Accueil', 2), lead: text('Bonjour') } } },
};
const reference = {
  code: 'en_US',
  version: 1,
  pages: { shell: { home: { title: input('Home'), lead: input('Hello') } } },
};

const answersWith = (own: object, other: object) =>
  harness.server
    .on('GET', /^a\/(translation|i18n)/, ({ path }) => ({ data: path.includes('en_US') ? other : own }))
    .on('GET', /edit/, { data: own });
async function open(own: object = edited, other: object = reference) {
  setRuntime({ user: fakeUser() });
  answersWith(own, other);
  const drawn = renderHook(() => useTranslations('fr_FR', 'en_US'));
  await waitFor(() => expect(drawn.result.current.rows).not.toBeNull());
  return () => drawn.result.current;
}

test('says that a text fits its changed source by saving it as it is', async () => {
  const title = { ...text('Accueil', 3), edited: 'Maison' };
  const texts = { shell: { home: { title: { ...title, version: 4, made_from: null } } } };
  harness.server.on('PATCH', 'a/translation/edit/fr_FR/', { data: { version: 9, conflicts: [], texts } });
  const own = { ...edited, texts: { shell: { home: { title: { ...title, made_from: 'House' } } } } };
  const work = await open(own);
  await act(() => work().confirm(work().rows?.[0] as never));
  expect(harness.changes.map(({ body }) => body)).toEqual([
    { i18n_json: { shell: { home: { title: { value: 'Maison', version: 3 } } } } },
  ]);
  expect(work().rows?.[0]).toMatchObject({ version: 4, made_from: null });
});

test('sends each draft with its version, and drops only the accepted ones', async () => {
  harness.server.on('PATCH', 'a/translation/edit/fr_FR/', {
    data: {
      version: 9,
      conflicts: ['shell/home.lead'],
      texts: { shell: { home: { title: { ...text('Accueil', 3), edited: 'Maison' } } } },
    },
  });
  const work = await open();
  const typed = { 'shell/home.title': 'Maison', 'shell/home.lead': 'Salut' };
  act(() => work().draft(typed));
  let answer: unknown;
  await act(async () => {
    answer = await work().save(work().rows ?? [], work().drafts);
  });
  expect(harness.changes.map(({ body }) => body)).toEqual([
    {
      i18n_json: {
        shell: { home: { title: { value: 'Maison', version: 2 }, lead: { value: 'Salut', version: 0 } } },
      },
    },
  ]);
  expect(answer).toEqual({ saved: 1, late: 1 });
  expect(work().drafts).toEqual({ 'shell/home.lead': 'Salut' });
  expect([...work().conflicts]).toEqual(['shell/home.lead']);
  expect(work().rows?.[0]).toMatchObject({ edited: 'Maison', version: 3 });
  act(() => work().resolve('shell/home.lead', false));
  expect([work().drafts, work().conflicts.size]).toEqual([{}, 0]);
});

const kept = (title: object, conflicts: string[] = []) => ({
  data: { version: 9, conflicts, texts: { shell: { home: { title } } } },
});

test('a conflict resolved as "mine" is saved over the colleague’s text', async () => {
  const name = 'shell/home.title';
  harness.server.on(
    'PATCH',
    'a/translation/edit/fr_FR/',
    kept({ ...text('Accueil', 5), edited: 'A' }, [name]),
  );
  const work = await open();
  act(() => work().draft({ [name]: 'Maison' }));
  await act(async () => void (await work().save(work().rows ?? [], work().drafts)));
  act(() => work().resolve(name, true));
  expect([work().drafts, work().conflicts.size]).toEqual([{ [name]: 'Maison' }, 0]);
  harness.server.on('PATCH', 'a/translation/edit/fr_FR/', kept({ ...text('Accueil', 6), edited: 'Maison' }));
  await act(async () => void (await work().save(work().rows ?? [], work().drafts)));
  expect(harness.changes[1]?.body).toEqual({
    i18n_json: { shell: { home: { title: { value: 'Maison', version: 5 } } } },
  });
  expect(work().drafts).toEqual({});
});

test('the first four hundred stay saved where the next ones fail', async () => {
  const many = Object.fromEntries(Array.from({ length: 401 }, (_, n) => [`t${n}`, text('a')]));
  const page = Object.fromEntries(Object.keys(many).map((key) => [key, input('a')]));
  const work = await open(
    { ...edited, texts: { shell: { home: many } } },
    { ...reference, pages: { shell: { home: page } } },
  );
  harness.server.on('PATCH', 'a/translation/edit/fr_FR/', ({ body }) => {
    const { home } = (body as { i18n_json: { shell: { home: object } } }).i18n_json.shell;
    if (Object.keys(home).length < 400) return { status: 500, data: { code: 'server_error', message: '' } };
    const saved = Object.keys(home).map((key) => [key, { ...text('a', 1), edited: 'b' }]);
    return { data: { version: 9, conflicts: [], texts: { shell: { home: Object.fromEntries(saved) } } } };
  });
  act(() => work().draft(Object.fromEntries(Object.keys(many).map((key) => [`shell/home.${key}`, 'b']))));
  await act(() =>
    expect(work().save(work().rows ?? [], work().drafts)).rejects.toMatchObject({ status: 500 }),
  );
  expect(work().drafts).toEqual({ 'shell/home.t400': 'b' });
  expect(work().rows?.filter(({ edited: now }) => now === 'b')).toHaveLength(400);
});

test('an invalid draft is not sent', async () => {
  const work = await open();
  act(() => work().draft({ 'shell/home.title': '<b>Maison</b>' }));
  let answer: unknown;
  await act(async () => {
    answer = await work().save(work().rows ?? [], work().drafts);
  });
  expect([answer, harness.changes]).toEqual([{ saved: 0, late: 0 }, []]);
  expect(work().drafts).toEqual({ 'shell/home.title': '<b>Maison</b>' });
});

test('texts that failed to load are reported, and can be loaded again', async () => {
  setRuntime({ user: fakeUser() });
  harness.server.on('GET', /./, { status: 500, data: { code: 'server_error', message: '' } });
  const drawn = renderHook(() => useTranslations('fr_FR', 'en_US'));
  await waitFor(() => expect(drawn.result.current.failed).not.toBeNull());
  answersWith(edited, reference);
  act(() => drawn.result.current.again());
  await waitFor(() => expect(drawn.result.current.rows).toHaveLength(2));
});

test('no text is loaded before a language is chosen', async () => {
  setRuntime({ user: fakeUser() });
  answersWith(edited, reference);
  renderHook(() => useTranslations(null, 'en_US'));
  await waitFor(() => expect(harness.server.requests.length).toBeGreaterThan(0));
  expect(harness.server.sent('edit')).toEqual([]);
});
