import type { Language } from '@ciguawatch/shared/api/schemas/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { press, setUpCaseList, write } from '@ciguawatch/shared/testing/desk';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import { heldDrafts } from '../../languages/text-drafts';
import '../translations/texts';
import { LanguageForm } from './language-form';
import { saveStart } from './save-start';
import './texts';
import { type LanguageValues, valuesOf } from './values';

jest.mock('@ciguawatch/shared/runtime/navigation/navigation', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/navigation/navigation'),
  go: jest.fn(),
}));

const desk = setUpCaseList();
beforeEach(() => {
  localStorage.clear();
  desk.server.on('GET', /./, { status: 404, data: { code: 'not_found', message: '' } });
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

function draw(language: Language | null, values: Partial<LanguageValues> = {}) {
  const saved = jest.fn();
  renderWithRuntime(
    <LanguageForm
      language={language}
      texts={null}
      all={[tahitian]}
      initial={{ ...valuesOf(language, null, [4]), ...values } as LanguageValues}
      onSaved={saved}
    />,
    { user: fakeUser({ manage_countries: [4] }) },
  );
  return saved;
}
const answer = { ...tahitian, version: 4 };

test('a language is changed on the version that was read, and its calendar with it', async () => {
  desk.server
    .on('PATCH', 'a/language/ty_PF/', { data: answer })
    .on('PATCH', 'a/translation/edit/ty_PF/', { data: { version: 2, texts: {}, conflicts: [] } });
  const saved = draw(tahitian);
  write(/^Name in English/, 'Tahitian language');
  write('January', 'Tenuare');
  press('Save');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(desk.written).toEqual([
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
  expect(desk.said).toEqual(['success: Language saved / It is in the language list of the portal now.']);
});

test('what somebody else changed meanwhile is not overwritten', async () => {
  desk.server.on('PATCH', 'a/language/ty_PF/', { status: 409, data: { code: 'conflict', message: '' } });
  const saved = draw(tahitian);
  press('Save');
  await waitFor(() =>
    expect(desk.said).toEqual([
      'error: The language could not be saved / Somebody changed it in the meantime: reload the page.',
    ]),
  );
  expect([saved.mock.calls, desk.written.length]).toEqual([[], 1]);
});

test('a new language needs names, a code of its own and a country that its maker manages', async () => {
  draw(null, { country: [7], flag: 'P', slug: '9', code: 'ty_PF' });
  press('Create the language');
  expect(await screen.findAllByText('Give a name.')).toHaveLength(3);
  for (const fault of [
    'This language is there already: open it from the translations.',
    'Small letters, digits and hyphens.',
    'Two small letters.',
    'Choose at least one country you manage.',
  ])
    expect(screen.getByText(fault)).toBeInTheDocument();
  write(/^Code/, 'tahitian');
  expect(
    await screen.findByText('Two or three small letters, _ and two capitals, like ty_PF.'),
  ).toBeInTheDocument();
  expect(desk.written).toEqual([]);
});

const names = { sov: 'Reo', name: 'Marquesan', name_fr: 'Marquisien', code: 'mq_PF' };
const made = { ...tahitian, code: 'mq_PF', version: 1, shipped: false };

test('a new language leads to its texts, and is not offered before somebody says so', async () => {
  desk.server
    .on('POST', 'a/language/', { status: 201, data: made })
    .on('PATCH', 'a/translation/edit/mq_PF/', { data: { version: 2, texts: {}, conflicts: [] } });
  draw(null, names);
  press('Create the language');
  await waitFor(() =>
    expect(go).toHaveBeenCalledWith('/global/translations?lang=mq_PF&show=missing', { force: true }),
  );
  expect(desk.written[0]).toEqual({
    asked: 'POST a/language/?format=json',
    body: expect.objectContaining({ code: 'mq_PF', shipped: false, country: [4] }),
  });
  expect(desk.said).toEqual(['success: Language created']);
});

test('a second try after the calendar failed changes the language that was made, it makes no other', async () => {
  desk.server
    .on('POST', 'a/language/', { status: 201, data: made })
    .on('PATCH', 'a/translation/edit/mq_PF/', { status: 500, data: { code: 'server_error', message: '' } });
  draw(null, names);
  press('Create the language');
  await waitFor(() => expect(desk.said).toHaveLength(1));
  desk.server
    .on('PATCH', 'a/language/mq_PF/', { data: { ...made, version: 2 } })
    .on('PATCH', 'a/translation/edit/mq_PF/', { data: { version: 2, texts: {}, conflicts: [] } });
  press('Create the language');
  await waitFor(() => expect(desk.said).toHaveLength(2));
  expect(desk.written.map(({ asked, version }) => [asked, version])).toEqual([
    ['POST a/language/?format=json', undefined],
    ['PATCH a/translation/edit/mq_PF/', undefined],
    ['PATCH a/language/mq_PF/', '1'],
    ['PATCH a/translation/edit/mq_PF/', undefined],
  ]);
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

  test('are saved; those at fault and those somebody else edited wait to be looked at', async () => {
    desk.server.on('PATCH', 'a/translation/edit/mq_PF/', {
      data: { version: 2, texts: {}, conflicts: ['shell/home.lead'] },
    });
    expect(await saveStart('mq_PF', start)).toBe(2);
    expect(desk.written.map(({ body }) => body)).toEqual([
      {
        i18n_json: {
          shell: { home: { title: { value: 'Fare', version: 0 }, lead: { value: 'Kaoha', version: 0 } } },
        },
      },
    ]);
    expect(heldDrafts('mq_PF')).toEqual({ 'shell/home.lead': 'Kaoha', 'users/list.count': 'x' });
  });

  test('all wait where they could not be sent: nothing of the file is lost', async () => {
    desk.server.down = true;
    expect(await saveStart('mq_PF', start)).toBe(3);
    expect(Object.keys(heldDrafts('mq_PF'))).toHaveLength(3);
  });
});
