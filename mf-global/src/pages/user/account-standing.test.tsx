import type { Account } from '@ciguawatch/shared/api/schemas/account';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { setUpDesk } from '@ciguawatch/shared/testing/desk';
import { fakeUser } from '@ciguawatch/shared/testing/fake-user';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountStanding } from './account-standing';
import { account } from './fixtures/account';
import { userPageTexts } from './texts';

const desk = setUpDesk();
const MANAGER = fakeUser({ id: 7 });
beforeAll(() => userPageTexts);
beforeEach(() => setClock(() => Date.UTC(2026, 10, 25)));
afterEach(() => setClock());

function draw(part: Partial<Account> = {}) {
  const changed = jest.fn();
  renderWithRuntime(<AccountStanding account={account(part)} onChange={changed} />, { user: MANAGER });
  return changed;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('alertdialog', { name: 'Close the account of Teva Maono?' });

test('an account is closed only after the question is answered with yes', async () => {
  desk.server.on('PATCH', 'a/users/9/', { data: account({ state: 'inactive' }) });
  const changed = draw();
  await press('Close the account');
  await question();
  expect(desk.written).toEqual([]);
  await press('Close the account');
  await waitFor(() => expect(changed).toHaveBeenCalledWith(account({ state: 'inactive' })));
  expect(desk.written).toEqual([{ asked: 'PATCH a/users/9/', body: { is_active: false } }]);
  expect(desk.said).toEqual(['success: The account is closed']);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
