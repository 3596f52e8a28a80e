import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { setLanguage } from '../../runtime/i18n/i18n';
import { DateField } from './date-field';

function Meal({
  onChange,
  onValidity,
}: {
  onChange?: (d: string | null) => void;
  onValidity?: (ok: boolean) => void;
}) {
  const [value, setValue] = useState<string | null>('2026-11-18');
  return (
    <DateField
      label="Meal"
      value={value}
      onValidity={onValidity}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

it('shows the date in the format of the language', () => {
  setLanguage('fr_FR');
  render(<Meal />);
  expect(screen.getByRole('textbox', { name: 'Meal' })).toHaveValue('18/11/2026');
});

it('keeps the typed text until the field loses focus, then formats it', async () => {
  setLanguage('fr_FR');
  const onChange = jest.fn();
  render(<Meal onChange={onChange} />);
  const input = screen.getByRole('textbox');
  await userEvent.clear(input);
  await userEvent.type(input, '3.1.26');
  expect(input).toHaveValue('3.1.26');
  expect(onChange).toHaveBeenLastCalledWith('2026-01-03');
  await userEvent.tab();
  expect(input).toHaveValue('03/01/2026');
});

it('reports a date that does not exist once the field is left', async () => {
  setLanguage('en_US');
  const onValidity = jest.fn();
  render(<Meal onValidity={onValidity} />);
  const input = screen.getByRole('textbox');
  await userEvent.clear(input);
  await userEvent.type(input, '2/30/2026');
  expect(input).not.toHaveAccessibleDescription();
  await userEvent.tab();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(/does not exist/);
  expect(onValidity).toHaveBeenLastCalledWith(false);
});

it('stops no form with the limits of its hidden calendar', () => {
  setLanguage('en_US');
  const { container } = render(
    <form>
      <DateField label="Meal" value="2027-01-01" max="2026-11-18" onChange={() => undefined} />
    </form>,
  );
  expect(container.querySelector<HTMLInputElement>('input[type=date]')?.validity.rangeOverflow).toBe(true);
  expect(container.querySelector('form')?.checkValidity()).toBe(true);
});
