import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { fullCase } from '@ciguawatch/shared/testing/full-case';
import {
  buttons,
  fillField,
  pressButton,
  pressTwice,
  setUpPage,
} from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { lists } from '../../../../report/report-lists';
import { announceCase } from '../../../../report/report-send';
import '../../../../texts';
import { WithdrawalWish } from './withdrawal-wish';

jest.mock('../../../../report/report-send', () => ({ announceCase: jest.fn() }));

const harness = setUpPage();
beforeEach(() => jest.mocked(announceCase).mockClear());
afterEach(() => jest.restoreAllMocks());
const row = fullCase({ version: 3, withdrawal_asked_at: '2026-11-20T08:00:00Z' });

test('who keeps a report writes why: the field has the focus, and Enter sends', async () => {
  const kept = { ...row, version: 4, withdrawal_asked_at: null };
  harness.server.on('PATCH', 'cw/case/1249/', { data: kept });
  const changed = jest.fn();
  renderWithRuntime(<WithdrawalWish row={row} onChanged={changed} />, { user: fakeUser() });
  pressButton('Keep it');
  await screen.findByRole('alertdialog', { name: 'Keep report 1249?' });
  const field = screen.getByRole('textbox', { name: /^Reason/ });
  await waitFor(() => expect(field).toHaveFocus());
  fireEvent.submit(field);
  expect(await screen.findByText('Say why the report is kept.')).toBeInTheDocument();
  expect(harness.changes).toEqual([]);
  fillField(/^Reason/, 'Quoted in the report of October');
  fireEvent.submit(field);
  await waitFor(() => expect(changed.mock.calls).toEqual([[kept]]));
  expect(harness.changes).toMatchObject([
    {
      asked: 'PATCH cw/case/1249/',
      body: { withdrawal_asked_at: null, reason: 'Quoted in the report of October' },
    },
  ]);
});

test('who withdraws a report answers a question, which begins on the harmless answer', async () => {
  harness.server.on('PATCH', 'cw/case/1249/', { data: row });
  renderWithRuntime(<WithdrawalWish row={row} onChanged={jest.fn()} />, { user: fakeUser() });
  pressButton('Withdraw it');
  await screen.findByRole('alertdialog', { name: 'Withdraw report 1249?' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

test('the moment of the wish is that of the place, as the history tells it', () => {
  jest.spyOn(lists, 'place').mockReturnValue({ timezone: 'Pacific/Tahiti' } as never);
  const late = { ...row, case_location_id: 12, withdrawal_asked_at: '2026-11-20T08:00:00Z' };
  renderWithRuntime(<WithdrawalWish row={late} onChanged={jest.fn()} />, { user: fakeUser() });
  expect(screen.getByText(/November 19, 2026/)).toBeInTheDocument();
});

const draw = (of = row) => {
  const changed = jest.fn();
  renderWithRuntime(<WithdrawalWish row={of} onChanged={changed} />, { user: fakeUser() });
  return changed;
};
async function grant(): Promise<void> {
  pressButton('Withdraw it');
  await screen.findByRole('alertdialog');
  pressTwice('Withdraw it');
}

test('a report is withdrawn once, on the version that was read, and those who show it are notified', async () => {
  const gone = { ...row, version: 4, review_state: 'withdrawn' as const };
  harness.server.on('PATCH', 'cw/case/1249/', { data: gone });
  const changed = draw();
  await grant();
  await waitFor(() => expect(changed.mock.calls).toEqual([[gone]]));
  expect(harness.changes).toEqual([
    { asked: 'PATCH cw/case/1249/', version: '3', body: { review_state: 'withdrawn' } },
  ]);
  expect(jest.mocked(announceCase).mock.calls).toEqual([[1249]]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('nothing is withdrawn where the question is answered with no', async () => {
  draw();
  pressButton('Withdraw it');
  expect(await screen.findByRole('alertdialog')).not.toHaveTextContent('Reason');
  pressButton('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(harness.changes).toEqual([]);
});

test.each([
  ['changed meanwhile is shown as it is now', 409, 'conflict', 1],
  ['cannot be saved stays as it was', 500, 'server_error', 0],
])('a report that %s, and why is said', async (_, status, code, shown) => {
  const current = { ...row, version: 9 };
  harness.server.on('PATCH', 'cw/case/1249/', { status, data: { code, message: '', current } });
  const changed = draw();
  await grant();
  await waitFor(() => expect(harness.toasts).toEqual([expect.stringMatching(/^error: .+ \/ ./)]));
  expect(changed.mock.calls).toEqual(shown ? [[current]] : []);
  expect(announceCase).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test.each([
  ['that nobody wishes to withdraw', { withdrawal_asked_at: null }],
  ['that is deleted', { deleted_at: '2026-11-21T08:00:00Z' }],
])('of a report %s nothing is asked', (_, part) => {
  draw({ ...row, ...part });
  expect(buttons()).toEqual([]);
});
