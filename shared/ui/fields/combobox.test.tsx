import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { setLanguage } from '../../runtime/i18n/i18n';
import { ComboBox } from './combobox';

beforeEach(() => setLanguage('en_US'));
const places = ['Hao', 'Huahine', 'Moorea'];

function Place({ onSelect }: { onSelect: (name: string) => void }) {
  const [text, setText] = useState('');
  return (
    <ComboBox
      label="Place"
      items={places.filter((name) => name.toLowerCase().startsWith(text.toLowerCase()))}
      itemKey={(name) => name}
      itemText={(name) => name}
      inputValue={text}
      onInputChange={setText}
      onSelect={(name) => {
        setText(name);
        onSelect(name);
      }}
      onClear={() => setText('')}
      emptyText="None"
    />
  );
}

it('suggests while typing, announces the number, and chooses with the keyboard', async () => {
  const onSelect = jest.fn();
  render(<Place onSelect={onSelect} />);
  const input = screen.getByRole('combobox', { name: 'Place' });
  expect(input).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(input, 'h');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Huahine' }).id);
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith('Huahine');
  expect(input).toHaveValue('Huahine');
  expect(screen.queryByRole('option')).toBeNull();
});

it('Enter takes the best match of the typed text, and never sends the form', async () => {
  const onSelect = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Place onSelect={onSelect} />
      <button type="submit">Send</button>
    </form>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'hu{Enter}');
  expect(onSelect).toHaveBeenCalledWith('Huahine');
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'x{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('chooses by pressing, keeping the focus in the field', async () => {
  const onSelect = jest.fn();
  render(<Place onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(screen.getByRole('option', { name: 'Moorea' }));
  expect(onSelect).toHaveBeenCalledWith('Moorea');
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('closes on Escape, says when nothing matches, and clears', async () => {
  render(<Place onSelect={() => undefined} />);
  await userEvent.type(screen.getByRole('combobox'), 'x');
  expect(screen.getByRole('status')).toHaveTextContent('None');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('combobox')).toHaveValue('');
});
