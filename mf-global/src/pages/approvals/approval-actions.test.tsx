import type { Approval } from '@ciguawatch/shared/api/schemas/accounts/approval';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { press, pressTwice, setUpPage, write } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApprovalCard } from './approval-card';
import './texts';

const harness = setUpPage();
const item: Approval = {
  ...{
    id: 5,
    version: 1,
    status: 'waiting' as const,
    opens: 37,
    countries: [4],
    mine: false,
    may_decide: true,
    out_of_date: false,
  },
  ...{ asked_by: { id: 8, name: 'Teva Maono' }, asked_at: '2026-11-25T20:00:00Z' },
  ...{ decided_by: null, decided_at: null, reason: null },
  changes: [
    {
      ...{ kind: 'location', object_id: '84', object: 'Rimatara', action: 'update' },
      before: { residents: { value: 893, year: 2022, source: 'ISPF' } },
      after: { residents: { value: 87200, year: 2022, source: 'ISPF' } },
    },
  ],
};

function draw() {
  const changed = jest.fn();
  renderWithRuntime(<ApprovalCard item={item} onChanged={changed} />, { user: fakeUser() });
  return changed;
}

test('residents are read with the spaces and commas of the language', async () => {
  draw();
  expect(await screen.findByText('87,200')).toBeInTheDocument();
});

test('a refusal begins at its reason, asks for one, and is sent once', async () => {
  harness.server.on('POST', /^a\/approval\/5/, { data: { ...item, status: 'refused' } });
  const changed = draw();
  press('Refuse');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
  fireEvent.click(within(dialog).getByText('Refuse'));
  await screen.findByText(/^Say why/);
  expect(harness.changes).toEqual([]);
  write(/^Why it is refused/, 'One zero too many');
  pressTwice('Refuse');
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(harness.changes.map(({ body }) => body)).toEqual([
    { status: 'refused', reason: 'One zero too many' },
  ]);
});
