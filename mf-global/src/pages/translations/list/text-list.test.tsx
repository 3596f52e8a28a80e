import { button, buttons, press, setUpCaseList, write } from '@ciguawatch/shared/testing/desk';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { renderWithRuntime, setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { TextChoice } from '../choice';
import { Entry } from '../entry';
import { row } from '../fixtures/row';
import type { TextRow } from '../model';
import '../texts';
import { useTranslations } from '../use-translations';
import { TextList } from './text-list';

const desk = setUpCaseList();
beforeEach(() => localStorage.clear());

const title = row('shell/home.title', { bundled: 'Accueil', reference: 'Home' });
const lead = row('shell/home.lead', {
  bundled: 'Bonjour {{name}}',
  edited: 'Ia ora na {{name}}',
  version: 3,
  at: '2026-11-20T20:00:00Z',
  by: 'Teva',
  reference: 'Hello {{name}}',
});

describe('a text beside its reference', () => {
  function draw(of: TextRow, drafts: Record<string, string | null> = {}, isConflict = false) {
    const told = { onDraft: jest.fn(), onResolve: jest.fn(), onHistory: jest.fn() };
    renderWithRuntime(
      <Entry
        row={of}
        lang="fr_FR"
        refLang="en_US"
        language="Français"
        drafts={drafts}
        isConflict={isConflict}
        {...told}
      />,
    );
    return told;
  }

  test('is kept as it is typed; the same as before is nothing to save', () => {
    const { onDraft } = draw(title);
    write('Title', 'Maison');
    expect(onDraft).toHaveBeenLastCalledWith('Maison');
    expect(buttons(/Undo|Restore|Take the translation away|History/)).toEqual([]);
    expect(screen.getByText('Translated')).toBeInTheDocument();
  });

  test('that was typed and not saved can be undone', () => {
    const { onDraft } = draw(title, { 'shell/home.title': 'Maison' });
    expect(screen.getByText('Not saved yet')).toBeInTheDocument();
    press('Undo what I typed');
    expect(onDraft.mock.calls).toEqual([[undefined]]);
  });

  test('that was changed goes back to the original, and shows who changed it and what it was', () => {
    const { onDraft, onHistory } = draw(lead);
    expect(screen.getByText('Changed')).toBeInTheDocument();
    expect(screen.getByText(/^Teva, .*2026/)).toBeInTheDocument();
    press('Restore the original text');
    expect(onDraft.mock.calls).toEqual([[null]]);
    press('History');
    expect(onHistory).toHaveBeenCalledTimes(1);
  });

  test('without an original is taken away instead; once that is asked, not twice', () => {
    const { onDraft } = draw({ ...lead, bundled: null });
    press('Take the translation away');
    expect(onDraft.mock.calls).toEqual([[null]]);
    draw({ ...lead, bundled: null }, { [lead.name]: null });
    expect(buttons('Take the translation away')).toHaveLength(1);
  });

  test('that loses a variable says which, and is not taken for sound', () => {
    draw(lead, { [lead.name]: 'Ia ora na' });
    expect(screen.getByRole('alert')).toHaveTextContent('Add {name} to save this text.');
    expect(screen.getByText('To be corrected')).toBeInTheDocument();
  });

  test('that somebody changed meanwhile is theirs or mine by a choice', () => {
    const { onResolve } = draw(lead, { [lead.name]: 'Maeva {{name}}' }, true);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Teva has changed this text in the meantime.*Ia ora na/,
    );
    press('Take their text');
    press('Keep mine');
    expect(onResolve.mock.calls).toEqual([[false], [true]]);
  });

  test('that the portal no longer has can be read, not written', () => {
    draw({ ...title, unused: true });
    expect(screen.getByText('Unused')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the texts of a page', () => {
  function draw(drafts: Record<string, string | null>, choice: Partial<TextChoice> = {}, save = jest.fn()) {
    const change = jest.fn();
    const work = {
      rows: [title, lead],
      drafts,
      draft: jest.fn(),
      conflicts: new Set(),
      resolve: jest.fn(),
      save,
    };
    renderWithRuntime(
      <TextList
        work={work as never}
        lang="fr_FR"
        refLang="en_US"
        language="Français"
        choice={{ lang: 'fr_FR', ref: null, page: 'shell/home', shown: 'all', search: '', ...choice }}
        onChange={change}
      />,
      { user: fakeUser() },
    );
    return { change, work };
  }
  const sound = { [title.name]: 'Maison' };

  test('are saved together, those at fault are left, and it is said how many are live', async () => {
    const save = jest.fn(async () => ({ saved: 1, late: 0 }));
    draw({ ...sound, [lead.name]: 'Maeva' }, {}, save);
    expect(screen.getByRole('status')).toHaveTextContent(
      '2 texts typed and not saved, kept on this device. 1 to correct.',
    );
    press('Save 1 text');
    await waitFor(() =>
      expect(desk.said).toEqual(['success: Translation saved / 1 text is live for visitors']),
    );
    expect(save).toHaveBeenCalledWith([title, lead], { ...sound, [lead.name]: 'Maeva' });
  });

  test('that somebody else changed are said to be left as they are', async () => {
    draw(
      sound,
      {},
      jest.fn(async () => ({ saved: 0, late: 2 })),
    );
    press('Save 1 text');
    await waitFor(() =>
      expect(desk.said).toEqual([
        'warning: 2 texts were changed by somebody else / They were left as they are: choose for each which one stays.',
      ]),
    );
  });

  test('that could not be saved say so, and can be tried again', async () => {
    const { ApiError } = jest.requireActual('@ciguawatch/shared/runtime/http/api-error');
    draw(
      sound,
      {},
      jest.fn(async () => Promise.reject(new ApiError('server_error', 500))),
    );
    press('Save 1 text');
    await waitFor(() =>
      expect(desk.said).toEqual([expect.stringMatching(/^error: The texts could not be saved \/ ./)]),
    );
    expect(button('Save 1 text')).toBeEnabled();
  });

  test('have nothing to save where nothing was typed', () => {
    draw({});
    expect(button('Nothing to save')).toBeDisabled();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('are narrowed by what is still to do, with how many there are', () => {
    const { change } = draw({});
    press(/^Changed 1$/);
    expect(change).toHaveBeenCalledWith({ shown: 'changed' });
    expect(buttons(/^All 2$|^To translate 0$|^Unused 0$/)).toHaveLength(3);
  });
});

describe('saving texts', () => {
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

  async function open() {
    setRuntime({ user: fakeUser() });
    desk.server
      .on('GET', /^a\/(translation|i18n)/, ({ path }) => ({
        data: path.includes('en_US') ? reference : edited,
      }))
      .on('GET', /edit/, { data: edited });
    const drawn = renderHook(() => useTranslations('fr_FR', 'en_US'));
    await waitFor(() => expect(drawn.result.current.rows).not.toBeNull());
    return () => drawn.result.current;
  }

  test('sends each with its version, and forgets what was typed only of those that were taken', async () => {
    desk.server.on('PATCH', 'a/translation/edit/fr_FR/', {
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
    expect(desk.written.map(({ body }) => body)).toEqual([
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
});
