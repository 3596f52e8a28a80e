import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ColumnChooser } from './column-chooser';
import { type ColumnLayout, defaultLayout } from './column-layout';
import type { GridColumn } from './grid-column';

const columns: GridColumn<never>[] = ['Number', 'Île', 'Species', 'Îlot'].map((label) => ({
  id: label,
  label,
  width: 80,
  cell: () => null,
}));

function ExampleGrid() {
  const [layout, setLayout] = useState<ColumnLayout>(defaultLayout(columns));
  return <ColumnChooser label="Columns" columns={columns} layout={layout} onChange={setLayout} />;
}

const labels = () => screen.queryAllByRole('checkbox').map((one) => one.closest('label')?.textContent);

it('finds columns by name regardless of accents, and moves them among all', async () => {
  render(<ExampleGrid />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const find = await screen.findByRole('searchbox');
  await userEvent.type(find, 'il');
  expect(labels()).toEqual(['Île', 'Îlot']);
  const second = screen.getAllByRole('listitem')[1] as HTMLElement;
  await userEvent.click(within(second).getAllByRole('button')[0] as HTMLElement);
  await userEvent.clear(find);
  expect(labels()).toEqual(['Number', 'Île', 'Îlot', 'Species']);
  await userEvent.type(find, 'zz');
  expect(labels()).toEqual([]);
  expect(screen.getByRole('status').textContent).not.toBe('');
});
