import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { account as fakeAccount } from '@ciguawatch/shared/testing/account';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { createBody, newValues, patchBody, valuesOf } from './values';

const account = fakeAccount({
  ...fakeUser({ id: 9, groups: [ROLE.cases_editor, ROLE.algae_editor], function: 'Nurse' }),
});

it('sends no field of an unchanged account, in whatever order its roles were ticked', () => {
  expect(patchBody(valuesOf(account), account)).toEqual({});
  expect(
    patchBody({ ...valuesOf(account), groups: [ROLE.algae_editor, ROLE.cases_editor] }, account),
  ).toEqual({});
});

it('sends only the changed fields', () => {
  const values = {
    ...valuesOf(account),
    function: ' ',
    groups: [ROLE.cases_editor],
    manage_countries: [4, 3],
    lang: 'fr_FR',
  };
  expect(patchBody(values, account)).toEqual({
    function: '',
    groups: [ROLE.cases_editor],
    profile: { manage_countries: [3, 4], lang: 'fr_FR' },
  });
});

it('begins a new account in the default country, managed there if its creator may grant one country only', () => {
  const form = { roles: [ROLE.cases_editor], countries: [4], default_country: 4, languages: [] };
  const values = { ...newValues(form, 'fr_FR'), email: ' a@b.example ' };
  expect(createBody(values)).toMatchObject({
    email: 'a@b.example',
    profile: { user_country: 4, manage_countries: [4], lang: 'fr_FR' },
  });
  expect(newValues({ ...form, countries: [3, 4] }, 'fr_FR').manage_countries).toEqual([]);
});

it('begins a new account without a name, an address, a role or anything to grant', () => {
  const form = { roles: [ROLE.cases_editor], countries: [4, 7], default_country: 4, languages: [] };
  expect(createBody(newValues(form, 'fr_FR'))).toEqual({
    ...{ first_name: '', last_name: '', email: '', function: '', position: '', organization: '' },
    ...{ biosketch: '', groups: [], action_scope: { roles: [], countries: [] } },
    profile: { user_country: 4, manage_countries: [], lang: 'fr_FR' },
  });
});

it('a value that the account lacks is an empty field, and counts as unchanged', () => {
  const silent = { ...account, function: null, position: null, organization: null, biosketch: null };
  expect(valuesOf(silent)).toMatchObject({ function: '', position: '', organization: '', biosketch: '' });
  expect(patchBody(valuesOf(silent), silent)).toEqual({});
});

it('what the account may grant is sent completely and sorted, when part of it changed', () => {
  const values = { ...valuesOf(account), scope_countries: [7, 4], scope_roles: [ROLE.cases_editor] };
  expect(patchBody(values, account)).toEqual({
    action_scope: { roles: [ROLE.cases_editor], countries: [4, 7] },
  });
});
