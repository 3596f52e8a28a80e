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

it('keeps the letters of a search whose value comes back late, and takes one from elsewhere', async () => {
  const sent: string[] = [];
  const search = (value: string) => (
    <TextField label="Place" type="search" value={value} onChange={(text) => sent.push(text)} />
  );
  const { rerender } = render(search(''));
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'Mak');
  rerender(search('M'));
  await userEvent.type(field, 'atea');
  expect(field).toHaveValue('Makatea');
  expect(sent.at(-1)).toBe('Makatea');
  rerender(search('Makatea'));
  expect(field).toHaveValue('Makatea');
  rerender(search(''));
  expect(field).toHaveValue('');
});
