import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { CASE_ACTIONS } from '@ciguawatch/shared/domain/codes/audit-actions';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { fillField, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import '../../../../texts';
import '../../../../report-texts';
import '../../../../edit-texts';
import english from '../../../../../locales/en_US.json';
import french from '../../../../../locales/fr_FR.json';
import { History } from './history';

const harness = setUpPage();
const line = {
  ...{ id: 8, at: '2026-10-31T08:00:00Z', user: { id: 1, name: 'Moana' }, kind: 'case', object_id: '5' },
  action: 'update',
  before: {
    gsympt_diagnostic: 'Hina was ill',
    review_state: 'new',
    of_a_later_version: 'x',
    duplicate_of: null,
  },
  after: {
    gsympt_diagnostic: 'ciguatera',
    review_state: 'reviewed',
    of_a_later_version: 'y',
    duplicate_of: 3,
  },
};
const row = { id: 5, version: 2, deleted_at: null, case_location_id: null } as unknown as CaseFull;

test('erasing is offered for what can be erased, and a refusal says why', async () => {
  harness.server.on('GET', /^a\/audit/, { data: [line] });
  renderWithRuntime(<History row={row} noted={0} />, { user: fakeUser() });
  const [offered, ...others] = await screen.findAllByRole('button', { name: /^Erase/ });
  expect(offered).toHaveAccessibleName('Erase “Diagnosis” from the history');
  expect(others).toEqual([]);
  pressButton('Erase “Diagnosis” from the history');
  await screen.findByRole('dialog');
  const refused = { code: 'invalid_body', message: '', fields: { field: 'not_redactable' } };
  harness.server.on('POST', 'cw/case/5/redact/', { status: 400, data: refused });
  fillField(/^Reason/, 'The family asked');
  pressButton('Erase');
  expect(
    await screen.findByText('This value says nothing about a person: it stays in the history.'),
  ).toBeInTheDocument();
});

test.each(CASE_ACTIONS)('the history words what the trail calls %s, in both languages', (action) => {
  const key = `action_${action}`;
  expect([english, french].map(({ reportEdit }) => key in reportEdit)).toEqual([true, true]);
});

test('a review says from which state to which and why, and an undone deletion that the case is back', async () => {
  const user = { id: 1, name: 'Moana' };
  const entry = { at: '2026-10-31T08:00:00Z', user, kind: 'case', object_id: '5' };
  const review = { review_state: 'rejected', reason: 'Twice the same' };
  const gone = { deleted_at: '2026-10-31T07:00:00Z' };
  harness.server.on('GET', /^a\/audit/, {
    data: [
      { ...entry, id: 9, action: 'review', before: { review_state: 'new' }, after: review },
      { ...entry, id: 10, action: 'undo', before: gone, after: { deleted_at: null } },
    ],
  });
  renderWithRuntime(<History row={row} noted={0} />, { user: fakeUser() });
  expect(await screen.findByText('Reviewed the case.')).toBeInTheDocument();
  const text = document.body.textContent ?? '';
  for (const said of ['New', 'Rejected', 'Twice the same', 'Undid a decision.', 'In the list'])
    expect(text).toContain(said);
});

test('a flag that somebody looked at is named, and one that is to be checked again', async () => {
  const entry = { at: '2026-10-31T08:00:00Z', user: { id: 1, name: 'Moana' }, kind: 'case', object_id: '5' };
  const look = (id: number, before: string | null, after: string | null) => ({
    ...{ ...entry, id, action: 'update' },
    ...{ before: { flag_right: before }, after: { flag_right: after } },
  });
  const lines = [look(9, null, 'told_late'), look(10, 'fever', null), { ...line, id: 11 }];
  harness.server.on('GET', /^a\/audit/, { data: lines });
  renderWithRuntime(<History row={row} noted={0} />, { user: fakeUser() });
  expect(await screen.findByText('Looked at: Reported more than a year after the meal.')).toBeInTheDocument();
  expect(screen.getByText(/^To be checked again: Fever/)).toBeInTheDocument();
  expect(screen.getAllByText('Changed the case.')).toHaveLength(1);
});
