import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { SortKey } from '../../domain/case-list/sort';
import { type ColumnLayout, defaultLayout, drawnColumns, withPlace, withWidth } from './column-layout';
import { Grid } from './grid';
import type { GridColumn } from './grid-column';
import { PagedRows } from './paged-rows';
import { NOTHING_SELECTED, type Selection, selectedCount } from './selection';

interface Row {
  id: number;
  island: string;
}

const columns: GridColumn<Row>[] = [
  { id: 'id', label: 'Number', width: 80, cell: (row) => row.id, isRowHeader: true, sortable: true },
  { id: 'island', label: 'Island', width: 160, grows: true, cell: (row) => row.island, sortable: true },
];

const manyRows = () =>
  new PagedRows<Row, number>({
    count: async () => 1000,
    page: async (from) => {
      const start = from ?? 0;
      const rows = Array.from({ length: 200 }, (_, i) => ({
        id: start + i + 1,
        island: `Isle ${start + i + 1}`,
      }));
      return { rows, next: start + 200 < 1000 ? start + 200 : null };
    },
    anchors: async () => ({ step: 200, marks: [200, 400, 600, 800] }),
  });

const opened = jest.fn();
function ExampleGrid({ rows }: { rows: PagedRows<Row, number> }) {
  const [sort, setSort] = useState<readonly SortKey<string>[]>([{ column: 'id', descending: true }]);
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const [layout, setLayout] = useState<ColumnLayout>(defaultLayout(columns));
  return (
    <>
      <p role="status">{selectedCount(selection, 1000)}</p>
      <p>{sort.map(({ column, descending }) => `${column} ${descending ? 'down' : 'up'}`).join(', ')}</p>
      <Grid
        label="Cases"
        columns={drawnColumns(columns, layout)}
        rows={rows}
        sort={sort}
        onSort={setSort}
        selection={selection}
        onSelect={setSelection}
        onSelectFailed={() => undefined}
        openId={null}
        onOpen={opened}
        onWidth={(id, width) => setLayout(withWidth(layout, id, width))}
        onMove={(id, to) => setLayout(withPlace(layout, id, to))}
      />
    </>
  );
}

const focused = () => document.activeElement as HTMLElement;
const place = () => [
  focused().closest('[role=row]')?.getAttribute('aria-rowindex'),
  focused().getAttribute('aria-colindex'),
];

beforeEach(async () => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 380 });
  render(<ExampleGrid rows={manyRows()} />);
  await screen.findByRole('rowheader', { name: '1' });
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
});

it('announces its number of rows and renders those in view', () => {
  const grid = screen.getByRole('grid', { name: 'Cases' });
  expect(grid).toHaveAttribute('aria-rowcount', '1001');
  expect(within(grid).getAllByRole('row').length).toBeLessThan(30);
  expect(place()).toEqual(['2', '2']);
});

it('keys move through the grid, and distant rows are rendered', async () => {
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(place()).toEqual(['3', '3']);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(place()).toEqual(['1001', '3']);
  // Browsers fire this event themselves, jsdom does not.
  act(() => void screen.getByRole('grid').dispatchEvent(new Event('scroll')));
  expect(await screen.findByText('Isle 1000')).toBeVisible();
  await userEvent.keyboard('{Control>}{Home}{/Control}{End}');
  expect(place()).toEqual(['2', '3']);
});

it('keeps the row that holds the focus while it is scrolled away', async () => {
  const grid = screen.getByRole('grid');
  act(() => {
    grid.scrollTop = 9000;
    grid.dispatchEvent(new Event('scroll'));
  });
  expect(await screen.findByText('Isle 237')).toBeVisible();
  expect(place()).toEqual(['2', '2']);
  expect(within(grid).getByText('Isle 1')).toBeInTheDocument();
});

it('selects with Space, a range with Shift, and all with Control and A, with Caps Lock too', async () => {
  const status = screen.getByRole('status');
  await userEvent.keyboard(' ');
  expect(status).toHaveTextContent('1');
  expect(focused().closest('[role=row]')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(status).toHaveTextContent('3');
  await userEvent.keyboard('{Control>}A{/Control}');
  expect(status).toHaveTextContent('1000');
  await userEvent.keyboard(' ');
  expect(status).toHaveTextContent('999');
  expect(screen.getByRole('checkbox')).toHaveAttribute('aria-checked', 'mixed');
});

it('opens the row with Enter', async () => {
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(opened).toHaveBeenCalledWith({ id: 2, island: 'Isle 2' }, 1);
});

it('sorts from the heads, by several columns with Shift', async () => {
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toHaveAccessibleName(/Number/);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('id up')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{Shift>}{Enter}{/Shift}');
  expect(screen.getByText('id up, island up')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /Island/ })).toHaveAttribute('aria-sort', 'ascending');
});

it('moves a column and sets its width with the keys', async () => {
  await userEvent.keyboard('{ArrowUp}{Alt>}{ArrowRight}{/Alt}');
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads()).toEqual(['', 'Island', expect.stringContaining('Number')]);
  const handle = screen.getByRole('separator', { name: /Number/ });
  act(() => handle.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(handle).toHaveAttribute('aria-valuenow', '96');
});

it('name columns take the remaining width, and resizing starts from the visible width', async () => {
  const sheet = () => screen.getByRole('grid').style.getPropertyValue('--grid-columns');
  expect(sheet()).toMatch(/ 80px minmax\(160px, 1fr\)$/);
  const handle = screen.getByRole('separator', { name: /Island/ });
  jest.spyOn(handle.parentElement!, 'offsetWidth', 'get').mockReturnValue(300);
  act(() => handle.focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(sheet()).toMatch(/ 80px minmax\(284px, 1fr\)$/);
});

it('continues from the cell to which assistive technology moved the focus', async () => {
  act(() => screen.getByRole('rowheader', { name: '4' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenLastCalledWith({ id: 4, island: 'Isle 4' }, 3);
});
