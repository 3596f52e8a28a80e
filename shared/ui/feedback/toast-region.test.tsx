import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '../../runtime/i18n/i18n';
import { toasts } from '../../runtime/page/toasts';
import { ToastRegion } from './toast-region';

beforeEach(() => setLanguage('en_US'));
afterEach(() => {
  act(() => {
    for (const toast of toasts.items) toasts.dismiss(toast.id);
  });
});

it('says errors as alerts and the rest as statuses, and closes on the cross', async () => {
  render(<ToastRegion />);
  act(() => {
    toasts.success('Saved', 'You may go on.');
    toasts.error('Failed');
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  expect(screen.getByRole('status')).toHaveTextContent('SavedYou may go on.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByText('Failed')).toBeVisible();
});
