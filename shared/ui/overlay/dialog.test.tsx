import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { setLanguage } from '../../runtime/i18n/i18n';
import { toasts } from '../../runtime/page/toasts';
import { Button } from '../actions/button';
import { ConfirmDialog, Dialog } from './dialog';
import { Drawer } from './drawer';
import { WhenOpen } from './when-open';

beforeEach(() => setLanguage('en_US'));

function Opens({ what: What }: { what: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <What isOpen={open} onClose={() => setOpen(false)} title="Details">
        <Button>Inside</Button>
      </What>
    </>
  );
}

it.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a %s is named, takes the focus, closes on Escape and gives the focus back', async (_name, what) => {
  render(<Opens what={what} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const panel = await screen.findByRole('dialog', { name: 'Details' });
  await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('a confirmation starts on the harmless button and stays open while it is carried out', async () => {
  const onCancel = jest.fn();
  const onConfirm = jest.fn();
  const props = {
    isOpen: true,
    title: 'Delete?',
    body: 'For good.',
    confirmLabel: 'Delete',
    danger: true,
    onConfirm,
    onCancel,
  };
  const { rerender } = render(<ConfirmDialog {...props} />);
  expect(await screen.findByRole('alertdialog', { name: 'Delete?' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  rerender(<ConfirmDialog {...props} busy />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});

describe('a dialog whose code cannot be fetched', () => {
  const failing = () => jest.fn().mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));

  it('a dialog whose code failed to load says so, closes, and loads the next time', async () => {
    const fetch = failing().mockResolvedValue({ default: () => <p>Inside</p> });
    const onClose = jest.fn();
    const part = (isOpen: boolean) => <WhenOpen fetch={fetch} props={{ isOpen }} missing={onClose} />;
    const { rerender } = render(part(true));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(toasts.items.map((toast) => toast.title)).toEqual([
      expect.stringContaining('Try again with a connection'),
    ]);
    rerender(part(false));
    rerender(part(true));
    expect(await screen.findByText('Inside')).toBeInTheDocument();
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
