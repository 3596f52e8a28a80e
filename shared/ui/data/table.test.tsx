import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { useState } from 'react';
import { type Column, Table, type TableSort } from './table';

interface Row {
  id: number;
  name: string;
  count: number;
}

const rows: Row[] = [
  { id: 1, name: 'Hao', count: 3 },
  { id: 2, name: 'Moorea', count: 12 },
];
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, isRowHeader: true, sortable: true },
  { id: 'count', header: 'Cases', cell: (row) => <a href="#x">{row.count}</a>, numeric: true },
];

function Cases({
  onSort,
  onRowPress,
}: {
  onSort?: (sort: TableSort) => void;
  onRowPress?: (row: Row) => void;
}) {
  const [sort, setSort] = useState<TableSort | null>(null);
  return (
    <Table
      caption="Cases"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={(next) => {
        setSort(next);
        onSort?.(next);
      }}
      {...(onRowPress && { onRowPress })}
    />
  );
}

it('is a real table with a caption, column and row headers', () => {
  render(<Cases />);
  const table = screen.getByRole('table', { name: 'Cases' });
  expect(within(table).getByRole('rowheader', { name: 'Moorea' })).toBeVisible();
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
});

it('sorts one way, then the other, and announces it', async () => {
  const onSort = jest.fn();
  render(<Cases onSort={onSort} />);
  const header = screen.getByRole('columnheader', { name: 'Name' });
  expect(header).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort.mock.calls.map(([sort]) => sort.descending)).toEqual([false, true]);
});

it('takes a press on a row, but not on a control in it', async () => {
  const onRowPress = jest.fn();
  render(<Cases onRowPress={onRowPress} />);
  await userEvent.click(screen.getByRole('link', { name: '12' }));
  expect(onRowPress).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('rowheader', { name: 'Hao' }));
  expect(onRowPress).toHaveBeenCalledWith(rows[0]);
});

test('a name that arrives after the rows is written into them', () => {
  const names = observable.map<number, string>();
  const named: Column<Row>[] = [
    { id: 'name', header: 'Name', cell: ({ id }) => names.get(id) ?? `#${id}`, isRowHeader: true },
  ];
  render(<Table caption="Cases" columns={named} rows={rows} rowKey={(row) => row.id} />);
  const heads = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
  expect(heads()).toEqual(['#1', '#2']);
  act(() => runInAction(() => names.set(2, 'Moorea')));
  expect(heads()).toEqual(['#1', 'Moorea']);
});
