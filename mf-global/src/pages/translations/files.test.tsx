import { pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { savedFiles } from '@ciguawatch/shared/testing/saved-files';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fileOf, readTextFile } from './files';
import { row } from './fixtures/row';
import './texts';
import { Tools } from './list/tools';

jest.mock('@ciguawatch/shared/ui/charts/save-file', () => ({ saveFile: jest.fn() }));

const harness = setUpPage();
const rows = [
  row('shell/home.title', { bundled: 'Accueil' }),
  row('shell/home.lead', { bundled: 'Bonjour', edited: 'Ia ora na' }),
  row('users/list.title', { bundled: null }),
  row('users/list.old', { bundled: 'Parti', unused: true }),
];

test('a language file holds all texts as visitors read them, with missing ones empty', () => {
  expect(fileOf('ty_PF', rows)).toEqual({
    code: 'ty_PF',
    texts: { shell: { home: { title: 'Accueil', lead: 'Ia ora na' } }, users: { list: { title: '' } } },
  });
});

const read = (texts: object, code = 'ty_PF') => readTextFile(JSON.stringify({ code, texts }), 'ty_PF', rows);

test('differing texts of a file become drafts to review; unknown ones are counted', async () => {
  const home = { title: 'Accueil', lead: 'Maeva', strange: 'x', count: 3 };
  expect(await read({ shell: { home }, users: { list: { title: 'Te taata', old: 'y' } } })).toEqual({
    drafts: { 'shell/home.lead': 'Maeva', 'users/list.title': 'Te taata' },
    count: 2,
    strange: 3,
  });
});

test('an empty text in a file deletes no text', async () => {
  expect(await read({ shell: { home: { lead: '' } } })).toEqual({ drafts: {}, count: 0, strange: 0 });
});

test('a file saved here changes no text when it is read again', async () => {
  expect(await readTextFile(JSON.stringify(fileOf('ty_PF', rows)), 'ty_PF', rows)).toEqual({
    drafts: {},
    count: 0,
    strange: 0,
  });
});

test.each([
  '{',
  'null',
  'msgid "a"',
  '<xliff/>',
  '<b',
  '{"code":"ty_PF"}',
  '{"code":1,"texts":{}}',
  '{"code":"ty_PF","texts":null}',
])('%s is not accepted as a language file', (json) =>
  expect(readTextFile(json, 'ty_PF', rows)).rejects.toThrow(),
);
test('a file of another language is not accepted either', () => expect(read({}, 'fj_FJ')).rejects.toThrow());

describe('a language file on the page', () => {
  const draw = () => {
    const drafts = jest.fn();
    renderWithRuntime(<Tools lang="ty_PF" refLang="fr_FR" id={5} rows={rows} onDrafts={drafts} />);
    return drafts;
  };
  const choose = (json: string) => {
    const file = new File([json], 'x.json');
    // jsdom's files have no text().
    Object.defineProperty(file, 'text', { value: async () => json });
    fireEvent.change(screen.getByLabelText('Read a file', { selector: 'input' }), {
      target: { files: [file] },
    });
  };

  test('the language is saved as a file that names it', async () => {
    draw();
    pressButton('Save as a file');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'JSON, all texts' }));
    await waitFor(async () => expect(await savedFiles()).toHaveLength(1));
    const [file] = await savedFiles();
    expect([file?.name, file?.type]).toEqual(['ciguawatch-texts-ty_PF.json', 'application/json']);
    expect(JSON.parse(file?.text ?? '')).toEqual(fileOf('ty_PF', rows));
  });

  test('an opened file produces drafts to review, and the number of unknown texts is shown', async () => {
    const drafts = draw();
    choose(JSON.stringify({ code: 'ty_PF', texts: { shell: { home: { lead: 'Maeva', odd: 'x' } } } }));
    await waitFor(() => expect(drafts).toHaveBeenCalledWith({ 'shell/home.lead': 'Maeva' }));
    expect(harness.toasts).toEqual([
      'info: 1 text to look at before saving / 1 text of the file is unknown here',
    ]);
    expect(harness.changes).toEqual([]);
  });

  test('a file of another kind is refused, with the kinds that are accepted', async () => {
    const drafts = draw();
    choose('no json');
    await waitFor(() =>
      expect(harness.toasts).toEqual([
        'error: This file cannot be read / Choose a JSON, PO or XLIFF 1.2 file saved here, of the same language.',
      ]),
    );
    expect(drafts).not.toHaveBeenCalled();
  });

  test('the details of the language and the form of a new one are each one step away', () => {
    draw();
    expect(screen.getByText('About this language').closest('a')).toHaveAttribute(
      'href',
      '/global/language/5',
    );
    expect(screen.getByText('New language').closest('a')).toHaveAttribute('href', '/global/new-language');
  });
});
