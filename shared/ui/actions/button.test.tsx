import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, IconButton } from './button';

it('ignores presses while busy, keeps its label and its place in the tab order', async () => {
  const onPress = jest.fn();
  const { rerender } = render(<Button onPress={onPress}>Send</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  rerender(
    <Button onPress={onPress} busy>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  button.focus();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('a busy submit button does not send the form again', async () => {
  const onSubmit = jest.fn((e: { preventDefault(): void }) => e.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('an icon button has a name and may be a toggle', () => {
  render(<IconButton icon="list" label="List" isPressed />);
  expect(screen.getByRole('button', { name: 'List', pressed: true })).toBeVisible();
});
