import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { press, setUpPage, write } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import '../../../../texts';
import '../../../../report-texts';
import '../../../../edit-texts';
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
  press('Erase “Diagnosis” from the history');
  await screen.findByRole('dialog');
  const refused = { code: 'invalid_body', message: '', fields: { field: 'not_redactable' } };
  harness.server.on('POST', 'cw/case/5/redact/', { status: 400, data: refused });
  write(/^Reason/, 'The family asked');
  press('Erase');
  expect(
    await screen.findByText('This says nothing of a person: it stays in the history.'),
  ).toBeInTheDocument();
});
