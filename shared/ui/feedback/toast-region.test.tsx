import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '../../runtime/i18n/i18n';
import { TOAST_LIFETIME_MS, toasts } from '../../runtime/page/toasts';
import { ToastRegion } from './toast-region';

beforeEach(() => setLanguage('en_US'));
afterEach(() => {
  act(() => {
    for (const toast of toasts.items) toasts.dismiss(toast.id);
  });
});

it('announces errors as alerts and others as statuses, and closes by its button', async () => {
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

describe('a toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const later = () => act(() => jest.advanceTimersByTime(TOAST_LIFETIME_MS + 1));
  const show = (title: string) => act(() => void toasts.warning(title));
  const moveOver = (movementX: number) =>
    fireEvent(
      screen.getByRole('status'),
      Object.assign(new MouseEvent('mousemove', { bubbles: true }), { movementX, movementY: 0 }),
    );

  it('stays while the pointer moves over it, and disappears under a pointer at rest', () => {
    render(<ToastRegion />);
    show('No network');
    moveOver(0);
    later();
    expect(screen.queryByText('No network')).toBeNull();
    show('No network');
    moveOver(3);
    later();
    expect(screen.getByText('No network')).toBeVisible();
  });

  it('disappears on time after another one was closed under the pointer', () => {
    render(<ToastRegion />);
    show('First');
    moveOver(3);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    show('Second');
    later();
    expect(screen.queryByText('Second')).toBeNull();
  });
});
