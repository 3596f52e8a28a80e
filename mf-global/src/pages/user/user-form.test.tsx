import type { Account } from '@ciguawatch/shared/api/schemas/accounts/account';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';
import { account, knowCountries } from '@ciguawatch/shared/testing/account';
import { askedToLeave } from '@ciguawatch/shared/testing/asked-to-leave';
import { buttons, fillField, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { grant } from './fixtures/grant';
import { userPageTexts } from './texts';
import { UserForm } from './user-form';
import { newValues, valuesOf } from './values';

const harness = setUpPage();
beforeAll(() => userPageTexts);
beforeEach(() => void knowCountries());

/** Manages cases and species in French Polynesia; the manager may not grant the role for species. */
const teva = account({ groups: [ROLE.cases_editor, ROLE.fishbase_editor] });

function draw(of: Account | null = teva, form = grant) {
  const saved = jest.fn();
  renderWithRuntime(
    <UserForm
      account={of}
      form={form}
      initial={of ? valuesOf(of) : newValues(form, 'en_US')}
      onSaved={saved}
    />,
  );
  return saved;
}
const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const tick = (name: string | RegExp) => fireEvent.click(box(name));

test('only the removed role and country are sent, with the version that was read', async () => {
  harness.server.on('PATCH', 'a/users/9/', { data: account({ version: 5 }) });
  const saved = draw();
  tick(/^Cases: editing/);
  tick('French Polynesia');
  pressButton('Save');
  await waitFor(() => expect(saved).toHaveBeenCalledWith(account({ version: 5 })));
  expect(harness.changes).toEqual([
    {
      asked: 'PATCH a/users/9/',
      version: '4',
      body: { groups: [ROLE.fishbase_editor], profile: { manage_countries: [] } },
    },
  ]);
  expect(harness.toasts).toEqual(['success: The account is saved']);
});

test('only the roles that the manager may grant can be ticked; the others explain why and stay', () => {
  draw();
  expect(box(/^Species: editing/)).toBeChecked();
  expect(box(/^Species: editing/)).toBeDisabled();
  expect(box(/^Translation of species pages/)).toHaveAccessibleDescription(/You may not grant it\./);
  expect(box(/^Cases: editing/)).toBeEnabled();
  expect(box(/^Cases: editing/)).toHaveAccessibleDescription(
    'Read, correct and delete cases; monthly report, alerts, pairs',
  );
  expect([box('Fiji'), box('New Caledonia')].map((one) => (one as HTMLInputElement).disabled)).toEqual([
    false,
    true,
  ]);
  expect(screen.getByText(/^Grey: outside your action scope/)).toBeInTheDocument();
  expect(screen.getByText('2 of 11')).toBeInTheDocument();
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
});

test('the chip of a country removes it, where the manager may', async () => {
  harness.server.on('PATCH', 'a/users/9/', { data: teva });
  draw(account({ profile: { ...teva.profile, manage_countries: [4, 12] } }));
  expect(buttons(/New Caledonia/)).toEqual([]);
  pressButton(/French Polynesia/);
  pressButton('Save');
  await waitFor(() => expect(harness.changes[0]?.body).toEqual({ profile: { manage_countries: [12] } }));
});

test('a manager of accounts gets a scope of action, at most that of the editing manager', async () => {
  harness.server.on('PATCH', 'a/users/9/', { data: teva });
  draw();
  expect(screen.queryByText('Action scope')).toBeNull();
  tick(/^Accounts/);
  expect(screen.getByText('Action scope')).toBeInTheDocument();
  expect(screen.getByText(/^The roles and countries that this person may grant/)).toBeInTheDocument();
  expect(screen.queryByText('Your action scope does not include all of this.')).toBeNull();
  pressButton('Same as mine');
  pressButton('Save');
  await waitFor(() =>
    expect(harness.changes[0]?.body).toMatchObject({
      groups: [ROLE.cases_editor, ROLE.fishbase_editor, ROLE.users_manager].sort((a, b) => a - b),
      action_scope: { roles: [...grant.roles].sort((a, b) => a - b), countries: [4, 7] },
    }),
  );
});

test('a granted scope is shown even after its role is gone', () => {
  draw(account({ action_scope: { roles: [], countries: [4] } }));
  expect(screen.getByText('Action scope')).toBeInTheDocument();
});

test('an account beyond the scope of the manager cannot be changed', () => {
  draw(account({ editable: false, groups: [ROLE.users_manager] }));
  for (const field of document.querySelectorAll('input, textarea')) expect(field).toBeDisabled();
  expect(buttons(/^(Save|Same as mine)$/)).toEqual([]);
  expect(screen.queryByText(/You may not grant it|^Grey/)).toBeNull();
});

/**
 * Saves a change while the server has somebody else's. @returns mock that is called with the saved account
 */
function saveOver(theirs: Account) {
  harness.server.on('PATCH', 'a/users/9/', {
    status: 409,
    data: { code: 'conflict', message: '', current: theirs },
  });
  const saved = draw();
  fillField('Function', 'Doctor');
  pressButton('Save');
  return saved;
}

test('a colleague’s newer version is shown before it can be overwritten', async () => {
  const theirs = account({ version: 6, function: 'Nurse' });
  const saved = saveOver(theirs);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Somebody changed this account in the meantime.*Only your changes replace the stored values/,
  );
  expect([saved.mock.calls, harness.toasts]).toEqual([[], []]);
  harness.server.on('PATCH', 'a/users/9/', { data: account({ version: 7 }) });
  pressButton('Save my changes anyway');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(harness.changes.map(({ version, body }) => [version, body])).toEqual([
    ['4', { function: 'Doctor' }],
    ['6', { function: 'Doctor' }],
  ]);
});

test('or it is loaded in place of the typed values', async () => {
  const theirs = account({ version: 6 });
  const saved = saveOver(theirs);
  await screen.findByText('Load theirs, drop mine');
  pressButton('Load theirs, drop mine');
  expect(saved).toHaveBeenCalledWith(theirs);
});

test('a refusal is shown in the server’s words, at the field it concerns', async () => {
  harness.server.on('PATCH', 'a/users/9/', {
    status: 400,
    data: { code: 'invalid_body', message: '', fields: { 'action_scope.roles': 'unknown_choice' } },
  });
  const saved = draw(account({ groups: [ROLE.users_manager] }));
  fillField('Position', 'Head');
  pressButton('Save');
  expect(await screen.findByText('Your action scope does not include all of this.')).toBeInTheDocument();
  await waitFor(() => expect(harness.toasts[0]).toMatch(/^error: The account could not be saved/));
  expect(saved).not.toHaveBeenCalled();
});

test('a new account needs a name and an address, and is invited in the country of its manager', async () => {
  const made = account({ id: 31, state: 'invited', email: 'new@example.org' });
  harness.server.on('POST', 'a/users/', { status: 201, data: made });
  const saved = draw(null);
  expect(screen.getByRole('heading', { level: 1, name: 'New user' })).toBeInTheDocument();
  expect(
    screen.getByText('A message with a link to choose a password goes to the address.'),
  ).toBeInTheDocument();
  pressButton('Create and invite');
  expect(await screen.findByText('A name is needed')).toBeInTheDocument();
  expect(screen.getByText('The address is needed')).toBeInTheDocument();
  fillField('Last name', 'Tapu');
  fillField(/^E-mail/, 'not an address');
  pressButton('Create and invite');
  fillField(/^E-mail/, 'new@example.org');
  expect(harness.changes).toEqual([]);
  pressButton('Create and invite');
  await waitFor(() => expect(saved).toHaveBeenCalledWith(made));
  expect(harness.changes).toEqual([
    {
      asked: 'POST a/users/?format=json',
      body: expect.objectContaining({
        last_name: 'Tapu',
        email: 'new@example.org',
        groups: [],
        profile: { user_country: 4, manage_countries: [], lang: 'en_US' },
      }),
    },
  ]);
  expect(harness.toasts).toEqual([
    'success: The account is created / The invitation goes to new@example.org.',
  ]);
});

test('a role and a country are added to the existing ones', async () => {
  harness.server.on('PATCH', 'a/users/9/', { data: teva });
  draw();
  tick(/^Moderat/);
  tick('Fiji');
  expect(screen.getByText('2 of 3')).toBeInTheDocument();
  pressButton('Save');
  await waitFor(() =>
    expect(harness.changes[0]?.body).toEqual({
      groups: [ROLE.cases_editor, ROLE.fishbase_editor, ROLE.moderator].sort((a, b) => a - b),
      profile: { manage_countries: [4, 7] },
    }),
  );
});

test.each([
  ['an account', teva, 'PATCH', 'Save', 'The account could not be saved'],
  ['a new account', null, 'POST', 'Create and invite', 'The account could not be created'],
] as const)(
  '%s that failed to be saved is reported above the form, and typed values stay',
  async (_, of, method, words, said) => {
    harness.server.on(method, /^a\/users\//, { status: 500, data: { code: 'server_error', message: '' } });
    const saved = draw(of);
    fillField('Last name', 'Tapu');
    if (!of) fillField(/^E-mail/, 'new@example.org');
    pressButton(words);
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(harness.toasts).toEqual([expect.stringMatching(new RegExp(`^error: ${said} / .`))]);
    expect(screen.queryByText(/Somebody changed this account/)).toBeNull();
    expect(screen.getByLabelText('Last name')).toHaveValue('Tapu');
    expect(saved).not.toHaveBeenCalled();
  },
);

test.each([
  ['the country of residence', 'profile.user_country'],
  ['the countries to manage', 'profile.manage_countries'],
  ['the language', 'profile.lang'],
  ['the countries to grant', 'action_scope.countries'],
])('a refusal of %s is shown at its field, not above the form', async (_, field) => {
  const fields = { [field]: 'unknown_choice' };
  harness.server.on('PATCH', 'a/users/9/', {
    status: 400,
    data: { code: 'invalid_body', message: '', fields },
  });
  draw(account({ groups: [ROLE.users_manager] }));
  fillField('Position', 'Head');
  pressButton('Save');
  await waitFor(() => expect(harness.toasts).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('languages that visitors are not offered yet have their own names', () => {
  language.know([{ code: 'dhv_NC', name: 'Drehu', shipped: false, fallback: 'fr_FR' }]);
  draw(account({ profile: { ...account().profile, lang: 'dhv_NC' } }), { ...grant, languages: ['dhv_NC'] });
  expect(screen.getByRole('combobox', { name: /^Language of messages/ })).toHaveDisplayValue('Drehu');
});

test('leaving asks before typed values are lost, but not for an unchanged account', () => {
  draw();
  expect(askedToLeave()).toBeUndefined();
  fillField('Function', 'Doctor');
  expect(askedToLeave()).toBe('What you changed in this account is not saved.');
  fillField('Function', '');
  expect(askedToLeave()).toBeUndefined();
});

test('an existing account has a link to the list and no title of a new one', () => {
  draw();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/global/users');
  expect(screen.queryByRole('heading', { name: 'New user' })).toBeNull();
});
