import type { Language } from '@ciguawatch/shared/api/schemas/i18n';
import type { EditedTexts } from '@ciguawatch/shared/api/schemas/translation';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { askedToLeave } from '@ciguawatch/shared/testing/asked-to-leave';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { buttons, fillField, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { readTextDrafts } from '../../languages/text-drafts';
import '../translations/texts';
import { LanguageForm } from './language-form';
import { saveStart } from './save-start';
import './texts';
import { type LanguageValues, valuesOf } from './values';

jest.mock('@ciguawatch/shared/runtime/navigation/navigation', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/navigation/navigation'),
  go: jest.fn(),
}));

const harness = setUpPage();
beforeEach(() => {
  localStorage.clear();
  harness.server.on('GET', /./, { status: 404, data: { code: 'not_found', message: '' } });
});

const tahitian: Language = {
  id: 5,
  code: 'ty_PF',
  slug: 'tahitian',
  sov: 'Reo Tahiti',
  name: 'Tahitian',
  name_fr: 'Tahitien',
  flag: 'pf',
  ethny: '',
  description: '',
  country: [4],
  fallback: 'fr_FR',
  default: false,
  shipped: true,
  version: 3,
};

const rapa: Language = { ...tahitian, id: 6, code: 'rpa_PF', slug: 'rapa', sov: 'Reo Rapa' };

function draw(
  language: Language | null,
  values: Partial<LanguageValues> = {},
  texts: EditedTexts | null = null,
) {
  const saved = jest.fn();
  renderWithRuntime(
    <LanguageForm
      language={language}
      texts={texts}
      all={[tahitian, rapa]}
      initial={{ ...valuesOf(language, null, [4]), ...values } as LanguageValues}
      onSaved={saved}
    />,
    { user: fakeUser({ manage_countries: [4] }) },
  );
  return saved;
}
const answer = { ...tahitian, version: 4 };

test('a language is saved with its calendar for the version that was loaded', async () => {
  harness.server
    .on('PATCH', 'a/language/ty_PF/', { data: answer })
    .on('PATCH', 'a/translation/edit/ty_PF/', { data: { version: 2, texts: {}, conflicts: [] } });
  const saved = draw(tahitian);
  fillField(/^Name in English/, 'Tahitian language');
  fillField('January', 'Tenuare');
  pressButton('Save');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(harness.changes).toEqual([
    {
      asked: 'PATCH a/language/ty_PF/',
      version: '3',
      body: expect.objectContaining({ name: 'Tahitian language', shipped: true, fallback: 'fr_FR' }),
    },
    {
      asked: 'PATCH a/translation/edit/ty_PF/',
      body: {
        i18n_json: {
          calendar: {
            months: { 1: { value: 'Tenuare', version: 0 } },
            plural: { one: { value: '1', version: 0 } },
          },
        },
      },
    },
  ]);
  expect(harness.toasts).toEqual(['success: Language saved / It is in the language list of the portal now.']);
});

test('leaving asks before typed values are lost, and names them', () => {
  draw(tahitian);
  expect(askedToLeave()).toBeUndefined();
  fillField(/^Name in English/, 'Tahitian language');
  expect(askedToLeave()).toBe('What you typed about this language is not saved.');
});

test('a colleague’s newer version is not overwritten', async () => {
  harness.server.on('PATCH', 'a/language/ty_PF/', { status: 409, data: { code: 'conflict', message: '' } });
  const saved = draw(tahitian);
  pressButton('Save');
  await waitFor(() =>
    expect(harness.toasts).toEqual([
      'error: The language could not be saved / Somebody changed this language in the meantime: reload the page.',
    ]),
  );
  expect([saved.mock.calls, harness.changes.length]).toEqual([[], 1]);
});

test('a new language needs names, a unique code and a country that its author manages', async () => {
  draw(null, { country: [7], flag: 'P', slug: '9', code: 'ty_PF' });
  pressButton('Create the language');
  expect(await screen.findAllByText('Give a name.')).toHaveLength(3);
  for (const fault of [
    'This language already exists: open it from the translations.',
    'Lowercase letters, digits and hyphens.',
    'Two lowercase letters.',
    'Choose at least one country you manage.',
  ])
    expect(screen.getByText(fault)).toBeInTheDocument();
  fillField(/^Code/, 'tahitian');
  expect(
    await screen.findByText('Two or three lowercase letters, _ and two capitals, like ty_PF.'),
  ).toBeInTheDocument();
  expect(harness.changes).toEqual([]);
});

const names = { sov: 'Reo', name: 'Marquesan', name_fr: 'Marquisien', code: 'mq_PF' };
const made = { ...tahitian, code: 'mq_PF', version: 1, shipped: false };

test('a new language leads to its texts, and is offered only once it is switched on', async () => {
  harness.server
    .on('POST', 'a/language/', { status: 201, data: made })
    .on('PATCH', 'a/translation/edit/mq_PF/', { data: { version: 2, texts: {}, conflicts: [] } });
  draw(null, names);
  pressButton('Create the language');
  await waitFor(() =>
    expect(go).toHaveBeenCalledWith('/global/translations?lang=mq_PF&show=missing', { force: true }),
  );
  expect(harness.changes[0]).toEqual({
    asked: 'POST a/language/?format=json',
    body: expect.objectContaining({ code: 'mq_PF', shipped: false, country: [4] }),
  });
  expect(harness.toasts).toEqual(['success: Language created']);
});

test('a retry after the calendar failed updates the created language instead of creating another', async () => {
  harness.server
    .on('POST', 'a/language/', { status: 201, data: made })
    .on('PATCH', 'a/translation/edit/mq_PF/', { status: 500, data: { code: 'server_error', message: '' } });
  draw(null, names);
  pressButton('Create the language');
  await waitFor(() => expect(harness.toasts).toHaveLength(1));
  harness.server
    .on('PATCH', 'a/language/mq_PF/', { data: { ...made, version: 2 } })
    .on('PATCH', 'a/translation/edit/mq_PF/', { data: { version: 2, texts: {}, conflicts: [] } });
  pressButton('Create the language');
  await waitFor(() => expect(harness.toasts).toEqual([expect.stringMatching(/^success: /)]));
  expect(harness.changes.map(({ asked, version }) => [asked, version])).toEqual([
    ['POST a/language/?format=json', undefined],
    ['PATCH a/translation/edit/mq_PF/', undefined],
    ['PATCH a/language/mq_PF/', '1'],
    ['PATCH a/translation/edit/mq_PF/', undefined],
  ]);
});

const entry = (value: string) => ({ value, type: 'input' as const, display_name: '' });
const portal = {
  code: 'en_US',
  version: 0,
  pages: {
    shell: { home: { title: entry('Ill?'), lead: entry('Report it') } },
    calendar: { months: { 1: entry('January') } },
  },
};
const texts = { shell: { home: { title: 'Fare', lead: 'Kaoha' } }, calendar: { months: { 1: 'tenuare' } } };

/** Chooses a language file; resolves when the page has reported what it contains. */
async function read(code: string): Promise<void> {
  harness.server.on('GET', /a\/translation\/en_US/, { data: portal });
  const file = new File([JSON.stringify({ code, texts })], `${code}.json`);
  Object.defineProperty(file, 'text', { value: async () => JSON.stringify({ code, texts }) });
  const [input] = document.querySelectorAll('input[type=file]');
  fireEvent.change(input as Element, { target: { files: [file] } });
  await screen.findByText(`3 texts read from ${code}.json`);
}
const typed = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

test('a file gives a new language its calendar, its code and its texts', async () => {
  harness.server
    .on('POST', 'a/language/', { status: 201, data: made })
    .on('PATCH', 'a/translation/edit/mq_PF/', {
      data: { version: 2, texts: {}, conflicts: ['shell/home.lead'] },
    });
  draw(null, { ...names, code: '' });
  expect(screen.queryByText('Progress')).toBeNull();
  await read('mq_PF');
  expect([typed(/^Code/), typed('January')]).toEqual(['mq_PF', 'tenuare']);
  // Two texts of the portal, and the month.
  expect(screen.getByText('Complete, 100%')).toBeInTheDocument();
  pressButton('Create the language');
  await waitFor(() => expect(harness.changes).toHaveLength(3));
  expect(
    harness.changes.map(({ body }) => Object.keys((body as { i18n_json?: object }).i18n_json ?? {})),
  ).toEqual([[], ['calendar'], ['shell']]);
  await waitFor(() =>
    expect(harness.toasts).toEqual([
      'success: Language created / 1 text of the file waits to be read again and saved.',
    ]),
  );
});

test.each([
  ['that another language has', '', 'rpa_PF', ''],
  ['where one is typed already', 'xx_PF', 'mq_PF', 'xx_PF'],
])('the code from a file is not adopted %s', async (_, before, code, after) => {
  draw(null, { code: before });
  await read(code);
  expect([typed(/^Code/), typed('January')]).toEqual([after, 'tenuare']);
});

test('an existing language is not started from a file; its progress is shown with a link to its texts', () => {
  draw(tahitian, {}, { code: 'ty_PF', version: 1, texts: {} });
  expect(buttons('Read a JSON file')).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reo Tahiti');
  expect(screen.getByRole('link', { name: 'Its texts' })).toHaveAttribute(
    'href',
    '/global/translations?lang=ty_PF',
  );
  expect(screen.getByLabelText(/^Code/)).toHaveAttribute('readonly');
  expect(screen.getByText('Progress')).toBeInTheDocument();
});

test('a new language can be cancelled, and its code is typed', () => {
  draw(null);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('New language');
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/global/translations');
  expect(screen.getByLabelText(/^Code/)).not.toHaveAttribute('readonly');
  expect(screen.queryByText('Progress')).toBeNull();
});

test('a built-in language is always offered: it has no switch, and none is sent', async () => {
  harness.server
    .on('PATCH', 'a/language/fr_FR/', { data: { ...tahitian, code: 'fr_FR' } })
    .on('PATCH', 'a/translation/edit/fr_FR/', { data: { version: 2, texts: {}, conflicts: [] } });
  const saved = draw({ ...tahitian, code: 'fr_FR' });
  expect(screen.queryByText('Offer it to visitors')).toBeNull();
  pressButton('Save');
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(Object.keys(harness.changes[0]?.body as object)).not.toContain('shipped');
});

test('any other language can be offered or withheld', () => {
  draw(tahitian);
  expect(screen.getByText('Offer it to visitors')).toBeInTheDocument();
  expect(screen.getByText('Otherwise only translators see it.')).toBeInTheDocument();
});

test('a refusal for another reason than a colleague’s change is shown in the server’s words', async () => {
  harness.server.on('PATCH', 'a/language/ty_PF/', {
    status: 500,
    data: { code: 'server_error', message: '' },
  });
  draw(tahitian);
  pressButton('Save');
  await waitFor(() => expect(harness.toasts).toHaveLength(1));
  expect(harness.toasts[0]).toMatch(/^error: The language could not be saved \/ /);
  expect(harness.toasts[0]).not.toContain('Somebody changed this language');
});

describe('texts of a file that begins a language', () => {
  const text = (name: string, value: string) => {
    const [namespace = '', page = '', key = ''] = name.split(/[/.]/);
    return { namespace, page, key, name, value };
  };
  const start = {
    code: 'mq_PF',
    words: {},
    sound: [text('shell/home.title', 'Fare'), text('shell/home.lead', 'Kaoha')],
    faulty: [text('users/list.count', 'x')],
    strange: 0,
  };

  test('are saved; invalid ones and those a colleague changed wait for a review', async () => {
    harness.server.on('PATCH', 'a/translation/edit/mq_PF/', {
      data: { version: 2, texts: {}, conflicts: ['shell/home.lead'] },
    });
    expect(await saveStart('mq_PF', start)).toBe(2);
    expect(harness.changes.map(({ body }) => body)).toEqual([
      {
        i18n_json: {
          shell: { home: { title: { value: 'Fare', version: 0 }, lead: { value: 'Kaoha', version: 0 } } },
        },
      },
    ]);
    expect(readTextDrafts('mq_PF')).toEqual({ 'shell/home.lead': 'Kaoha', 'users/list.count': 'x' });
  });

  test('all wait as drafts when sending failed, and no text of the file is lost', async () => {
    harness.server.down = true;
    expect(await saveStart('mq_PF', start)).toBe(3);
    expect(Object.keys(readTextDrafts('mq_PF'))).toHaveLength(3);
  });
});
