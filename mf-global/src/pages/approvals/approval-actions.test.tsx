import type { Approval } from '@ciguawatch/shared/api/schemas/accounts/approval';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import {
  buttons,
  fillField,
  pressButton,
  pressTwice,
  setUpPage,
} from '@ciguawatch/shared/testing/page-harness';
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

test('a refusal asks for a reason, which has the focus, and is sent once', async () => {
  harness.server.on('POST', /^a\/approval\/5/, { data: { ...item, status: 'refused' } });
  const changed = draw();
  pressButton('Refuse');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
  fireEvent.click(within(dialog).getByText('Refuse'));
  await screen.findByText(/^Say why/);
  expect(harness.changes).toEqual([]);
  fillField(/^Why it is refused/, 'One zero too many');
  pressTwice('Refuse');
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(harness.changes.map(({ body }) => body)).toEqual([
    { status: 'refused', reason: 'One zero too many' },
  ]);
});

/** Renders the card of the change with these fields replaced; returns the mock of its `onChanged`. */
function drawOf(part: Partial<Approval>) {
  const changed = jest.fn();
  renderWithRuntime(<ApprovalCard item={{ ...item, ...part }} onChanged={changed} />, { user: fakeUser() });
  return changed;
}
const serverError = { status: 500, data: { code: 'server_error', message: '' } };
const words = () => buttons().map(({ textContent }) => textContent);

test('a change is approved once, after a confirmation with the number of rows it reveals', async () => {
  const approved = { ...item, status: 'approved', version: 2 };
  harness.server.on('POST', 'a/approval/5/decide/', { data: approved });
  const changed = draw();
  pressButton('Approve');
  const dialog = await screen.findByRole('alertdialog', { name: 'Approve this change?' });
  expect(dialog).toHaveTextContent('37 public rows would show more than now. ');
  pressButton('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(harness.changes).toEqual([]);
  pressButton('Approve');
  await screen.findByRole('alertdialog');
  pressTwice('Approve');
  await waitFor(() => expect(changed.mock.calls).toEqual([[approved]]));
  expect(harness.changes).toEqual([
    { asked: 'POST a/approval/5/decide/', version: '1', body: { status: 'approved' } },
  ]);
  expect(harness.toasts).toEqual(['success: Approved: the change is made']);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('the requester can withdraw a change, but not decide it', async () => {
  const back = { ...item, status: 'taken_back', version: 2 };
  harness.server.on('POST', 'a/approval/5/take-back/', { data: back });
  const changed = drawOf({ mine: true, may_decide: false });
  expect(words()).toEqual(['Take it back']);
  pressTwice('Take it back');
  await waitFor(() => expect(changed.mock.calls).toEqual([[back]]));
  expect(harness.changes.map(({ asked, version }) => [asked, version])).toEqual([
    ['POST a/approval/5/take-back/', '1'],
  ]);
  expect(harness.toasts).toEqual([expect.stringMatching(/^success: ./)]);
});

test.each([
  ['that is decided', { status: 'approved', decided_at: '2026-11-25T21:00:00Z' }],
  ['of somebody else that one may not decide', { may_decide: false }],
] as [string, Partial<Approval>][])('a change %s offers no action', (_, part) => {
  drawOf(part);
  expect(words()).toEqual([]);
});

test('a failed refusal is reported at the reason, which stays; a cancelled one asks again', async () => {
  harness.server.on('POST', 'a/approval/5/decide/', serverError);
  const changed = draw();
  pressButton('Refuse');
  const dialog = await screen.findByRole('dialog', { name: 'Refuse this change?' });
  expect(dialog).toHaveTextContent('37 public rows');
  expect(dialog).toHaveTextContent(/Teva Maono/);
  fillField(/^Why it is refused/, 'One zero too many');
  pressButton('Refuse');
  const field = screen.getByLabelText(/^Why it is refused/);
  await waitFor(() => expect(field).toBeInvalid());
  fillField(/^Why it is refused/, 'Two zeros too many');
  expect(field).toBeValid();
  pressButton('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([changed.mock.calls, harness.toasts]).toEqual([[], []]);
});

test('a failed approval gives the reason, and can be repeated', async () => {
  harness.server.on('POST', 'a/approval/5/decide/', serverError);
  const changed = draw();
  pressButton('Approve');
  await screen.findByRole('alertdialog');
  pressButton('Approve');
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/^error: The decision failed \/ ./)]),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(changed).not.toHaveBeenCalled();
  await waitFor(() => expect(buttons('Approve')[0]).toBeEnabled());
});

test('questions about an outline are shown, and all of them are confirmed with the approval', async () => {
  const ask = (kind: string) => ({
    status: 409,
    data: { code: 'outline_doubtful', message: '', current: { doubts: [{ kind, at: null, places: [] }] } },
  });
  harness.server.on('POST', 'a/approval/5/decide/', ask('grown'));
  const changed = draw();
  pressButton('Approve');
  await screen.findByRole('alertdialog');
  pressButton('Approve');
  const dialog = await screen.findByRole('alertdialog', { name: 'Is this outline right?' });
  expect(dialog).toHaveTextContent('Its area is more than twice the present one.');
  harness.server.on('POST', 'a/approval/5/decide/', ask('far'));
  pressButton('It is right, approve');
  await waitFor(() => expect(dialog).toHaveTextContent('more than 200 nautical miles'));
  const approved = { ...item, status: 'approved', version: 2 };
  harness.server.on('POST', 'a/approval/5/decide/', { data: approved });
  pressButton('It is right, approve');
  await waitFor(() => expect(changed.mock.calls).toEqual([[approved]]));
  expect(harness.changes.map(({ body }) => body)).toEqual([
    { status: 'approved' },
    { status: 'approved', confirmed: ['grown'] },
    { status: 'approved', confirmed: ['grown', 'far'] },
  ]);
});

test('what a failed decision said is replaced by what the next one did', async () => {
  const back = { ...item, status: 'taken_back', version: 2 };
  harness.server.on('POST', 'a/approval/5/take-back/', serverError);
  const changed = drawOf({ mine: true, may_decide: false });
  pressButton('Take it back');
  await waitFor(() => expect(harness.toasts).toEqual([expect.stringMatching(/^error: /)]));
  harness.server.on('POST', 'a/approval/5/take-back/', { data: back });
  pressButton('Take it back');
  await waitFor(() => expect(changed.mock.calls).toEqual([[back]]));
  expect(harness.toasts).toEqual([expect.stringMatching(/^success: /)]);
});
