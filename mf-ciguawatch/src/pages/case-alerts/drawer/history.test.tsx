import type { AlertDetail } from '@ciguawatch/shared/api/schemas/alert';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { fillField, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import '../../../texts';
import '../texts';
import { History } from './history';

jest.mock('../../../places/zone', () => ({ zoneOf: () => 'Pacific/Tahiti' }));

const harness = setUpPage();
const alert: AlertDetail = {
  ...{
    id: 5,
    rule: 'month',
    from: '2026-10-01',
    until: '2026-10-31',
    observed: 7,
    counted: 7,
    meals: 7,
    people: 7,
    mailed: 1,
  },
  ...{
    expected: 1.5,
    threshold: 4,
    probability: null,
    island: 3,
    archi: 2,
    specie_id: null,
    country: 4,
    version: 2,
  },
  ...{
    raised_at: '2026-10-30T08:00:00Z',
    told_after: 1,
    backed: true,
    decided_at: '2026-10-31T08:00:00Z',
    decided_by: 'Moana',
  },
  ...{ state: 'verified', note: 'Hina was ill', cases: [], rules: [], months: [], usual_meals: null },
  inputs: null,
  aside: { to_review: 0, duplicates: 0 },
};
const line = { user: { id: 1, name: 'Moana' }, kind: 'alert', object_id: '5', before: null };
const lines = (note: unknown) => [
  { ...line, id: 8, at: '2026-10-31T08:00:00Z', action: 'verify', after: { note, state: 'verified' } },
  { ...line, id: 7, at: '2026-10-30T08:00:00Z', action: 'raise', after: { observed: 7 } },
];

test('a note is erased from the history of an alert with a reason, which stays while it is refused', async () => {
  harness.server.on('GET', /^a\/audit/, { data: lines('Hina was ill') });
  const changed = jest.fn();
  renderWithRuntime(<History alert={alert} onChange={changed} />, { user: fakeUser() });
  pressButton('History');
  expect(await screen.findByText(/“Hina was ill”/)).toBeInTheDocument();
  pressButton('Erase this note');
  expect(await screen.findByRole('dialog', { name: 'Erase this note?' })).toBeInTheDocument();
  pressButton('Erase');
  expect(await screen.findByText('Say why')).toBeInTheDocument();
  const refused = { code: 'invalid', message: '', fields: { reason: 'reason_tells' } };
  harness.server.on('POST', 'cw/alert/5/redact/', { status: 400, data: refused });
  fillField(/^Reason/, 'Hina was ill');
  pressButton('Erase');
  expect(await screen.findByText(/^The reason repeats what is erased/)).toBeInTheDocument();
  expect(screen.getByDisplayValue('Hina was ill')).toBeInTheDocument();

  const after = { ...alert, note: '', version: 3 };
  harness.server.on('POST', 'cw/alert/5/redact/', { data: after });
  harness.server.on('GET', /^a\/audit/, { data: lines({ redacted: 'x'.repeat(43) }) });
  fillField(/^Reason/, 'The family asked');
  pressButton('Erase');
  await waitFor(() => expect(changed.mock.calls).toEqual([[after]]));
  expect(harness.changes.at(-1)).toMatchObject({
    asked: 'POST cw/alert/5/redact/',
    body: { line: 8, field: 'note', reason: 'The family asked' },
  });
  expect(await screen.findByText('Note erased.')).toBeInTheDocument();
  expect(screen.queryByText(/Hina/)).toBeNull();
  expect(harness.toasts).toEqual(['success: The note is erased.']);
});
