import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

function Views() {
  const [value, setValue] = useState('a');
  return (
    <Tabs
      label="Views"
      value={value}
      onChange={setValue}
      items={['a', 'b', 'c'].map((id) => ({ id, label: `Tab ${id}`, content: `Panel ${id}` }))}
    />
  );
}

it('shows one panel and moves with the arrow keys, wrapping at the ends', async () => {
  render(<Views />);
  await userEvent.click(screen.getByRole('tab', { name: 'Tab a' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Tab c', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Tab c' })).toHaveTextContent('Panel c');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Tab a' })).toHaveFocus();
});
