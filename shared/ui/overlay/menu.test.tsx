import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton } from './menu';

it('opens from the keyboard, runs an entry, and gives the focus back', async () => {
  const onAction = jest.fn();
  render(
    <MenuButton
      label="More"
      onAction={onAction}
      items={[
        { id: 'edit', label: 'Edit' },
        { id: 'delete', label: 'Delete', danger: true },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'More' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const entries = await screen.findAllByRole('menuitem');
  expect(entries).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onAction).toHaveBeenCalledWith('delete');
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
});
