import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { setLanguage } from '../../runtime/i18n/i18n';
import { TriState } from './tri-state';

beforeEach(() => setLanguage('en_US'));

function Ill({ onChange }: { onChange: (value: boolean | null) => void }) {
  const [value, setValue] = useState<boolean | null>(null);
  return (
    <TriState
      label="Ill"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

it('distinguishes yes, no, unknown and no answer, and stores null for the last two', async () => {
  const onChange = jest.fn();
  render(<Ill onChange={onChange} />);
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await userEvent.click(screen.getByRole('radio', { name: 'I don’t know' }));
  expect(screen.getByRole('radio', { name: 'I don’t know' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'I don’t know' }));
  expect(screen.getByRole('radio', { name: 'I don’t know' })).not.toBeChecked();
  expect(onChange.mock.calls).toEqual([[true], [false], [null], [null]]);
});
