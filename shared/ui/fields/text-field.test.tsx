import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '../../runtime/i18n/i18n';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

beforeEach(() => setLanguage('en_US'));
const keep = () => undefined;

it('ties the label, the error and "required" to the input', () => {
  render(<TextField label="Place" required error="Missing" help="Where" value="" onChange={keep} />);
  const input = screen.getByRole('textbox', { name: /Place.*required/ });
  expect(input).toBeInvalid();
  expect(input).toHaveAttribute('aria-required', 'true');
  expect(input).toHaveAccessibleDescription('Missing');
});

it('counts the characters of a long text', () => {
  render(<TextField label="Note" multiline maxLength={4000} value="abc" onChange={keep} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('3 of 4,000');
});

it('shows and hides a password', async () => {
  render(<PasswordField label="Password" value="secret" onChange={keep} />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
});
