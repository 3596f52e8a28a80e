import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { fullCase } from '@ciguawatch/shared/testing/full-case';
import { press, setUpPage, write } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { lists } from '../../../../report/report-lists';
import '../../../../texts';
import { WithdrawalWish } from './withdrawal-wish';

jest.mock('../../../../report/report-send', () => ({ announceCase: jest.fn() }));

const harness = setUpPage();
const row = fullCase({ version: 3, withdrawal_asked_at: '2026-11-20T08:00:00Z' });

test('who keeps a report writes why: the field has the focus, and Enter sends', async () => {
  const kept = { ...row, version: 4, withdrawal_asked_at: null };
  harness.server.on('PATCH', 'cw/case/1249/', { data: kept });
  const changed = jest.fn();
  renderWithRuntime(<WithdrawalWish row={row} onChanged={changed} />, { user: fakeUser() });
  press('Keep it');
  await screen.findByRole('alertdialog', { name: 'Keep report 1249?' });
  const field = screen.getByRole('textbox', { name: /^Reason/ });
  await waitFor(() => expect(field).toHaveFocus());
  fireEvent.submit(field);
  expect(await screen.findByText('Say why the report is kept.')).toBeInTheDocument();
  expect(harness.changes).toEqual([]);
  write(/^Reason/, 'Quoted in the report of October');
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
  press('Withdraw it');
  await screen.findByRole('alertdialog', { name: 'Withdraw report 1249?' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

test('the moment of the wish is that of the place, as the history tells it', () => {
  jest.spyOn(lists, 'place').mockReturnValue({ timezone: 'Pacific/Tahiti' } as never);
  const late = { ...row, case_location_id: 12, withdrawal_asked_at: '2026-11-20T08:00:00Z' };
  renderWithRuntime(<WithdrawalWish row={late} onChanged={jest.fn()} />, { user: fakeUser() });
  expect(screen.getByText(/November 19, 2026/)).toBeInTheDocument();
});
