import type { EditedText } from '@ciguawatch/shared/api/schemas/translation';
import { percent } from '../../languages/progress';
import { fileOf, readTextFile } from './files';
import {
  changesOf,
  draftFault,
  draftValue,
  isShown,
  matchesSearch,
  pagesOf,
  rowsOf,
  typedText,
} from './model';

const text = (part: Partial<EditedText>): EditedText => ({
  ...{ bundled: null, edited: null, version: 0, at: null, by: null, unused: false },
  ...part,
});
const entry = (value: string) => ({ value, type: 'input' as const, display_name: '' });
const rows = rowsOf(
  {
    code: 'ty_PF',
    version: 1,
    texts: {
      shell: {
        home: { title: text({ edited: 'Māʻi ānei ?', version: 2 }), cases: text({}) },
        gone: { old: text({ edited: 'Tahito', version: 1, unused: true }) },
      },
    },
  },
  {
    code: 'fr_FR',
    version: 0,
    pages: { shell: { home: { title: entry('Malade ?'), cases: entry('Aucun|Un|{{count}} cas') } } },
  },
);
const [title, cases, old] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];

test('the progress of a page leaves out removed texts, and is complete only when no text is missing', () => {
  expect(pagesOf(rows)).toEqual([
    { id: 'shell/home', namespace: 'shell', page: 'home', title: 'Malade ?', total: 2, done: 1 },
  ]);
  // The pages of the reader's own language have their titles in it, not in the reference.
  expect(pagesOf(rows, true).map((one) => one.title)).toEqual(['Māʻi ānei ?']);
  expect([percent(1, 2), percent(999, 1000), percent(0, 0)]).toEqual([50, 99, 100]);
});

test('shows missing, changed and removed texts, and keeps the text being typed visible', () => {
  const shown = (what: Parameters<typeof isShown>[1], drafts = {}) =>
    rows.filter((row) => isShown(row, what, drafts)).map(({ name }) => name);
  expect(shown('missing')).toEqual([cases.name]);
  expect(shown('missing', { [title.name]: 'a' })).toEqual([title.name, cases.name]);
  expect(shown('changed')).toEqual([title.name]);
  expect(shown('unused')).toEqual([old.name]);
});

test('finds a text by its key, its reference and its content, regardless of accents', () => {
  const found = (search: string) =>
    rows.filter((row) => matchesSearch(row, search, {})).map(({ key }) => key);
  expect([found('home.ti'), found('MALADE'), found('mai anei')]).toEqual([['title'], ['title'], ['title']]);
});

test('a text found by the word that is being corrected stays in the list', () => {
  const drafts = { [title.name]: 'Maʻi' };
  expect(matchesSearch(title, 'anei', drafts)).toBe(true);
  expect(matchesSearch(title, 'maʻi', drafts)).toBe(true);
  expect(matchesSearch(title, 'xyz', drafts)).toBe(false);
});

test('a draft equal to the saved text is dropped, and an emptied one resets the text', () => {
  expect(draftValue(title, 'Māʻi ānei ?')).toBeUndefined();
  expect(draftValue(title, '  ')).toBeNull();
  expect(draftValue(cases, '||')).toBeUndefined();
  expect(typedText(title, { [title.name]: null })).toBe('');
});

test('sends the valid drafts with the version each is based on, and no invalid one', () => {
  const drafts = { [title.name]: null, [cases.name]: 'ʻAita|Hōʻē|E rave rahi' };
  expect(draftFault(cases, drafts)).toEqual({ why: 'missing', names: ['count'] });
  expect(changesOf(rows, drafts, {})).toEqual({ shell: { home: { title: { value: null, version: 2 } } } });
});

test('a saved file is read back: only texts that differ wait to be saved', async () => {
  const file = fileOf('ty_PF', rows);
  expect(file.texts).toEqual({ shell: { home: { title: 'Māʻi ānei ?', cases: '' } } });
  const changed = {
    ...file,
    texts: { shell: { home: { ...file.texts.shell?.home, title: 'Maʻi', no: 'x' } } },
  };
  expect(await readTextFile(JSON.stringify(changed), 'ty_PF', rows)).toEqual({
    drafts: { [title.name]: 'Maʻi' },
    count: 1,
    strange: 1,
  });
  expect((await readTextFile(JSON.stringify(file), 'ty_PF', rows)).count).toBe(0);
  await expect(readTextFile(JSON.stringify(file), 'fr_FR', rows)).rejects.toThrow();
});
