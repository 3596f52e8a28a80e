import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { button, buttons, fillField, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import type { TextChoice } from '../choice';
import { Entry } from '../entry';
import { row } from '../fixtures/row';
import { memoryOf } from '../memory';
import { pagesOf, type TextRow } from '../model';
import '../texts';
import { TextList } from './text-list';

const harness = setUpPage();
beforeEach(() => localStorage.clear());

const noWordings = {
  ...{
    waitingIn: null,
    of: () => [],
    isListed: () => false,
    decide: jest.fn(),
    failed: null,
    again: jest.fn(),
  },
};
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
    const told = { onDraft: jest.fn(), onResolve: jest.fn(), onHistory: jest.fn(), onConfirm: jest.fn() };
    renderWithRuntime(
      <Entry
        row={of}
        page="Frame and home, Home"
        lang="fr_FR"
        refLang="en_US"
        language="Français"
        drafts={drafts}
        memory={memoryOf([of])}
        isConflict={isConflict}
        {...told}
      />,
    );
    return told;
  }

  test('is stored while being typed; an unchanged text leaves no draft to save', () => {
    const { onDraft } = draw(title);
    fillField('Translation of “Home”', 'Maison');
    expect(onDraft).toHaveBeenLastCalledWith('Maison');
    expect(buttons(/Undo|Restore|Remove the translation|History/)).toEqual([]);
    expect(screen.getByText('Translated')).toBeInTheDocument();
  });

  test('that was typed and not saved can be undone', () => {
    const { onDraft } = draw(title, { 'shell/home.title': 'Maison' });
    expect(screen.getByText('Not saved yet')).toBeInTheDocument();
    pressButton('Undo what I typed');
    expect(onDraft.mock.calls).toEqual([[undefined]]);
  });

  test('that was changed can be reset to the original, names its author and opens its history', () => {
    const { onDraft, onHistory } = draw(lead);
    expect(screen.getByText('Changed')).toBeInTheDocument();
    expect(screen.getByText(/^Teva, .*2026/)).toBeInTheDocument();
    pressButton('Restore the original text');
    expect(onDraft.mock.calls).toEqual([[null]]);
    pressButton('History');
    expect(onHistory).toHaveBeenCalledTimes(1);
  });

  test('without an original is deleted instead; once that is requested it is not offered again', () => {
    const { onDraft } = draw({ ...lead, bundled: null });
    pressButton('Remove the translation');
    expect(onDraft.mock.calls).toEqual([[null]]);
    draw({ ...lead, bundled: null }, { [lead.name]: null });
    expect(buttons('Remove the translation')).toHaveLength(1);
  });

  test('that loses a variable names it, and counts as invalid', () => {
    draw(lead, { [lead.name]: 'Ia ora na' });
    expect(screen.getByRole('alert')).toHaveTextContent('Add {{name}} to save this text.');
    expect(screen.getByText('To be corrected')).toBeInTheDocument();
  });

  test('that somebody changed meanwhile is resolved by choosing "theirs" or "mine"', () => {
    const { onResolve } = draw(lead, { [lead.name]: 'Maeva {{name}}' }, true);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Teva has changed this text in the meantime.*Ia ora na/,
    );
    pressButton('Take their text');
    pressButton('Keep mine');
    expect(onResolve.mock.calls).toEqual([[false], [true]]);
  });

  test('that the portal no longer has is read-only', () => {
    draw({ ...title, unused: true });
    expect(screen.getByText('Unused')).toBeInTheDocument();
    expect(screen.getByText('Accueil')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('links to its screen, and says while it is missing', () => {
    draw({ ...title, bundled: null });
    expect(screen.getByText('To translate')).toBeInTheDocument();
    expect(screen.getByText('Home')).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveTextContent('See it on its screen');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/');
    expect(screen.getByRole('article')).toHaveAccessibleName('Home');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('of messages, which appear on no screen, has no link', () => {
    draw(row('errors/code.late', { bundled: 'Trop tard', reference: 'Too late' }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('changed by a deleted account says that an unknown account did so', () => {
    draw({ ...lead, by: null }, { [lead.name]: 'Maeva {{name}}' }, true);
    expect(screen.getByText(/^Somebody, .*2026/)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Somebody has changed this text/);
  });

  test('whose source has changed shows the former one, and can be said to fit', () => {
    const { onConfirm } = draw({ ...lead, made_from: 'Hi {{name}}' });
    expect(screen.getByText('To check')).toBeInTheDocument();
    expect(screen.getByText(/The source text has changed since/).nextSibling).toHaveTextContent(
      'Hi {{name}}',
    );
    pressButton('The translation still fits');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test('without an own translation is not marked as changed', () => {
    draw({ ...lead, bundled: null });
    expect(screen.getByText('Translated')).toBeInTheDocument();
    expect(screen.queryByText('Changed')).toBeNull();
  });

  describe('with plural forms', () => {
    const count = row('shell/home.count', { reference: '|1 case|{{count}} cases' });

    test('shows the plural forms of the reference by name', () => {
      draw({ ...count, bundled: '|1 cas|{{count}} cas' });
      expect(screen.getByText('Plural')).toBeInTheDocument();
      expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(['None', 'One', 'Several']),
      );
      expect(screen.getAllByRole('definition')[1]).toHaveTextContent('1 case');
      expect(screen.getByText('With 0, 1 and 2')).toBeInTheDocument();
    });

    test('with some plural forms typed says how many are missing', () => {
      draw(count, { [count.name]: '|1 cas|' });
      expect(screen.getByText('1 form missing')).toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent('Fill in the three forms.');
    });

    test('that the portal no longer has shows no preview', () => {
      draw({ ...count, bundled: '|1 cas|{{count}} cas', unused: true });
      expect(screen.queryByText('With 0, 1 and 2')).toBeNull();
    });
  });
});

describe('the texts of a page', () => {
  function draw(
    drafts: Record<string, string | null>,
    choice: Partial<TextChoice> = {},
    save = jest.fn(),
    rows: TextRow[] = [title, lead],
    conflicts: string[] = [],
    isOffered = true,
  ) {
    const change = jest.fn();
    const work = {
      rows,
      drafts,
      draft: jest.fn(),
      conflicts: new Set(conflicts),
      resolve: jest.fn(),
      save,
    };
    renderWithRuntime(
      <TextList
        work={work as never}
        wordings={noWordings}
        lang="fr_FR"
        refLang="en_US"
        language="Français"
        isOffered={isOffered}
        choice={{ lang: 'fr_FR', ref: null, page: 'shell/home', shown: 'all', search: '', ...choice }}
        pages={pagesOf(rows)}
        onChange={change}
      />,
      { user: fakeUser() },
    );
    return { change, work };
  }
  const sound = { [title.name]: 'Maison' };

  test('are saved together; invalid ones stay, and the number of published ones is shown', async () => {
    const save = jest.fn(async () => ({ saved: 1, late: 0 }));
    draw({ ...sound, [lead.name]: 'Maeva' }, {}, save);
    expect(screen.getByRole('status')).toHaveTextContent(
      '2 texts typed and not saved, kept on this device. 1 to correct.',
    );
    pressButton('Save 1 text');
    await waitFor(() =>
      expect(harness.toasts).toEqual(['success: Translation saved / 1 text is live for visitors']),
    );
    expect(save).toHaveBeenCalledWith([title, lead], { ...sound, [lead.name]: 'Maeva' });
  });

  test('of a language that visitors cannot choose are saved for later', async () => {
    draw(
      sound,
      {},
      jest.fn(async () => ({ saved: 1, late: 0 })),
      [title],
      [],
      false,
    );
    pressButton('Save 1 text');
    await waitFor(() =>
      expect(harness.toasts).toEqual([
        'success: Translation saved / 1 text. Visitors see it once the language is offered to them',
      ]),
    );
  });

  test('that all have a fault say why nothing can be saved', () => {
    draw({ [lead.name]: 'Maeva' });
    expect(button('Correct it to save')).toBeDisabled();
  });

  test('changed by a colleague are reported as unchanged', async () => {
    draw(
      sound,
      {},
      jest.fn(async () => ({ saved: 0, late: 2 })),
    );
    pressButton('Save 1 text');
    await waitFor(() =>
      expect(harness.toasts).toEqual([
        'warning: 2 texts were changed by somebody else / They were left as they are: choose for each which one to keep.',
      ]),
    );
  });

  test('that failed to be saved are reported, and can be saved again', async () => {
    const { ApiError } = jest.requireActual('@ciguawatch/shared/runtime/http/api-error');
    draw(
      sound,
      {},
      jest.fn(async () => Promise.reject(new ApiError('server_error', 500))),
    );
    pressButton('Save 1 text');
    await waitFor(() =>
      expect(harness.toasts).toEqual([expect.stringMatching(/^error: The texts could not be saved \/ ./)]),
    );
    expect(button('Save 1 text')).toBeEnabled();
  });

  test('cannot be saved while no text was typed', () => {
    draw({});
    expect(button('Nothing to save')).toBeDisabled();
    expect(screen.queryByRole('status')).toBeNull();
  });

  const entries = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label'));
  const login = row('account/login.lead', { bundled: 'Connexion', reference: 'Sign in' });
  const all = [title, lead, login];

  test('are those of the page only', () => {
    draw({}, {}, jest.fn(), all);
    expect(entries()).toEqual(['Home', 'Hello {name}']);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Frame and home, Home');
  });

  test('without a page are those of all pages', () => {
    draw({}, { page: null }, jest.fn(), all);
    expect(entries()).toEqual(['Home', 'Hello {name}', 'Sign in']);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('All texts');
  });

  test('that a search finds come from every page', () => {
    const { change } = draw({}, { search: 'sign' }, jest.fn(), all);
    expect(entries()).toEqual(['Sign in']);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('All texts');
    fillField('Search in the texts', 'out');
    expect(change).toHaveBeenCalledWith({ search: 'out' });
  });

  test.each([
    [{ search: 'xyz' }, 'No text contains these words'],
    [{ shown: 'missing' }, 'Nothing is left to do here'],
  ] as const)('of which no match is left (%o) offer to show all', (choice, words) => {
    const { change } = draw({}, choice);
    expect(screen.getByText(words)).toBeInTheDocument();
    pressButton('Show all texts');
    expect(change).toHaveBeenCalledWith({ search: '', shown: 'all' });
  });

  test('beyond the first sixty are shown on demand', () => {
    const many = Array.from({ length: 62 }, (_, n) => row(`shell/home.text${n}`, { unused: true }));
    draw({}, { shown: 'unused' }, jest.fn(), many);
    expect(document.querySelectorAll('article')).toHaveLength(60);
    pressButton('Show 2 more texts');
    expect(document.querySelectorAll('article')).toHaveLength(62);
    expect(buttons(/more text/)).toEqual([]);
  });

  test('can each be typed, resolved and undone, with controls named after the text', () => {
    const { work } = draw(sound);
    fillField('Translation of “Home”', 'Maison bleue');
    expect(work.draft).toHaveBeenLastCalledWith({ [title.name]: 'Maison bleue' });
    pressButton('Undo what I typed');
    expect(work.draft).toHaveBeenLastCalledWith({ [title.name]: undefined });
  });

  test('that somebody else changed are resolved by controls named after the text', () => {
    const { work } = draw({ [lead.name]: 'Maeva {{name}}' }, {}, jest.fn(), [lead], [lead.name]);
    pressButton('Take their text');
    expect(work.resolve).toHaveBeenCalledWith(lead.name, false);
  });

  test('have a history whose earlier versions can be taken over as typed text', async () => {
    const at = '2026-11-01T20:00:00Z';
    const line = {
      ...{ id: 1, at, kind: 'translation', object_id: `fr_FR ${lead.name}`, action: 'change' },
      ...{ user: { id: 3, name: 'Teva' }, before: { text: 'Maeva {{name}}' }, after: null },
    };
    harness.server.on('GET', /^a\/audit\//, { data: [line] });
    const { work } = draw({});
    pressButton('History');
    expect(await screen.findByRole('dialog', { name: 'History of the text' })).toBeInTheDocument();
    await screen.findByText('Use the former text again');
    pressButton('Use the former text again');
    expect(work.draft).toHaveBeenCalledWith({ [lead.name]: 'Maeva {{name}}' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('are filtered by the remaining work, with the number of each', () => {
    const { change } = draw({});
    pressButton(/^Changed 1$/);
    expect(change).toHaveBeenCalledWith({ shown: 'changed' });
    expect(buttons(/^All 2$|^To do 0$|^Unused 0$/)).toHaveLength(3);
  });
});
