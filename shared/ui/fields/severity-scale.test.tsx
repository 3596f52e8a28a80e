import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { setLanguage } from '../../runtime/i18n/i18n';
import { type Severity, SeverityScale } from './severity-scale';

beforeEach(() => setLanguage('en_US'));

function Nausea({ start = null }: { start?: Severity | null }) {
  const [value, setValue] = useState<Severity | null>(start);
  return <SeverityScale label="Nausea" help="Feeling sick" name="nausea" value={value} onChange={setValue} />;
}

it('is one group of six radios, named and described, with nothing preselected', () => {
  render(<Nausea />);
  const group = screen.getByRole('radiogroup', { name: 'Nausea', description: 'Feeling sick' });
  const radios = within(group).getAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'No',
    'Yes',
    'Mild',
    'Medium',
    'Strong',
    'I don’t know',
  ]);
  for (const radio of radios) expect(radio).not.toBeChecked();
});

it('chooses, moves to "don’t know", and clears the answer', async () => {
  render(<Nausea start="2" />);
  const unknown = screen.getByRole('radio', { name: 'I don’t know' });
  expect(screen.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await userEvent.click(unknown);
  expect(unknown).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Medium' })).not.toBeChecked();
  await userEvent.click(unknown);
  expect(unknown).not.toBeChecked();
});

it('moves with the arrow keys', async () => {
  render(<Nausea start="N" />);
  screen.getByRole('radio', { name: 'No' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
});

it('one key chooses an answer, and clears it', async () => {
  render(<Nausea />);
  await userEvent.tab();
  for (const [key, answer] of [
    ['2', 'Medium'],
    ['n', 'No'],
    ['o', 'Yes'],
    ['?', 'I don’t know'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(screen.getByRole('radio', { name: answer })).toBeChecked();
  }
  await userEvent.keyboard('{Delete}');
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});
