import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChipChecks, ChipRadio } from './chip-group';

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];

function Single({ onChange }: { onChange: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <ChipRadio
      label="Group"
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

it('offers real radios, none chosen, and clears the answer on a second press', async () => {
  const onChange = jest.fn();
  render(<Single onChange={onChange} />);
  const beta = screen.getByRole('radio', { name: 'Beta' });
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2);
  await userEvent.click(beta);
  expect(beta).toBeChecked();
  await userEvent.click(beta);
  expect(beta).not.toBeChecked();
  expect(onChange.mock.calls).toEqual([['b'], [null]]);
});

it('keeps several choices in the order of the options', async () => {
  const onChange = jest.fn();
  render(<ChipChecks label="Group" options={options} values={['b']} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Alpha' }));
  expect(onChange).toHaveBeenLastCalledWith(['a', 'b']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Beta' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});
