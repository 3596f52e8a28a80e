import type { Dependents, LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DeletePlace } from './delete-place';
import './texts';

const harness = setUpPage();
const unused: Dependents = { cases: 0, treated: 0, children: [], child_count: 0 };
const place = (dependents: Partial<Dependents> = {}, version = 3) =>
  ({ id: 69, name: 'Tahiti', version, dependents: { ...unused, ...dependents } }) as LocationFull;

function draw(of = place()) {
  const [gone, changed] = [jest.fn(), jest.fn()];
  renderWithRuntime(<DeletePlace place={of} onGone={gone} onWaits={jest.fn()} onChanged={changed} />, {
    user: fakeUser(),
  });
  return { gone, changed };
}
const ask = async () => {
  pressButton('Delete');
  return screen.findByRole('alertdialog', { name: 'Delete Tahiti?' });
};
const expectDialogClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const ROUTE = /69/;

test('a place is deleted only after a confirmation, in the version that was loaded', async () => {
  harness.server.on('DELETE', ROUTE, { data: {} });
  const { gone } = draw();
  expect(await ask()).toHaveTextContent('The place and its outline will disappear from all maps.');
  pressButton('Cancel');
  await expectDialogClosed();
  expect(harness.changes).toEqual([]);
  await ask();
  pressButton('Delete');
  await waitFor(() => expect(gone).toHaveBeenCalledTimes(1));
  expect(harness.changes).toEqual([
    { asked: expect.stringMatching(/^DELETE .*69/), version: '3', body: undefined },
  ]);
  await expectDialogClosed();
});

test('a place with dependents is not deleted: the dialog lists them', async () => {
  const children = [{ id: 70, name: 'Papeete', type: 'L' as const }];
  draw(place({ cases: 2, treated: 1, children, child_count: 4 }));
  pressButton('Delete');
  const dialog = await screen.findByRole('dialog', { name: 'This map cannot be deleted!' });
  expect(dialog).toHaveTextContent(/2 cases reported here1 patient treated herePapeete.*3 other places/);
  expect(screen.getByText('Papeete').closest('a')).toHaveAttribute('href', '/gis/map/70');
  expect(harness.changes).toEqual([]);
  fireEvent.click(screen.getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  [{ cases: 1 }, '1 case reported here'],
  [{ treated: 1 }, '1 patient treated here'],
  [{ child_count: 1 }, '1 other place'],
])('%j is enough to keep the place, and nothing else is listed', async (used, said) => {
  draw(place(used));
  pressButton('Delete');
  const dialog = await screen.findByRole('dialog', { name: 'This map cannot be deleted!' });
  expect(dialog).toHaveTextContent('Other data depend on it:');
  expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([said]);
});

test('dependents added meanwhile are listed instead of deleting', async () => {
  const { gone, changed } = draw();
  harness.server.on('DELETE', ROUTE, {
    status: 409,
    data: { code: 'conflict', message: '', current: place({ cases: 1 }, 4) },
  });
  await ask();
  pressButton('Delete');
  expect(await screen.findByText('1 case reported here')).toBeInTheDocument();
  expect([gone.mock.calls, changed.mock.calls]).toEqual([[], []]);
});

test('a place that somebody changed meanwhile is not deleted: the change is shown', async () => {
  const newer = place({}, 4);
  const { gone, changed } = draw();
  harness.server.on('DELETE', ROUTE, {
    status: 409,
    data: { code: 'conflict', message: '', current: newer },
  });
  await ask();
  pressButton('Delete');
  await waitFor(() => expect(changed).toHaveBeenCalledWith(newer));
  expect([gone.mock.calls, harness.toasts]).toEqual([[], []]);
});

test('another refusal is shown', async () => {
  harness.server.on('DELETE', ROUTE, { status: 403, data: { code: 'forbidden', message: '' } });
  const { gone } = draw();
  await ask();
  pressButton('Delete');
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/^error: This map cannot be deleted! \/ ./)]),
  );
  expect(gone).not.toHaveBeenCalled();
});
