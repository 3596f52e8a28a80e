import { defaultLayout, drawnColumns, readLayout, withPlace, withShown, withWidth } from './column-layout';
import type { GridColumn } from './grid-column';

const column = (id: string, more: Partial<GridColumn<never>> = {}): GridColumn<never> => ({
  id,
  label: id,
  width: 100,
  cell: () => null,
  ...more,
});
const columns = [
  column('id', { isRowHeader: true }),
  column('day'),
  column('age'),
  column('note', { optional: true }),
];

it('shows the columns that are not optional, until the reader chooses others', () => {
  expect(defaultLayout(columns).shown).toEqual(['id', 'day', 'age']);
  expect(withShown(defaultLayout(columns), 'note', true).shown).toEqual(['id', 'day', 'age', 'note']);
});

it('moves a column to the place of another, in either direction', () => {
  const layout = defaultLayout(columns);
  expect(withPlace(layout, 'age', 'id').order).toEqual(['age', 'id', 'day', 'note']);
  expect(withPlace(layout, 'id', 'age').shown).toEqual(['day', 'age', 'id']);
  expect(withPlace(layout, 'id', 'gone')).toBe(layout);
});

it('reads a layout that was stored for other columns', () => {
  const kept = {
    order: ['age', 'gone', 'id', 'age'],
    shown: ['age'],
    widths: { age: 9000, gone: 80, id: 1 },
  };
  const layout = readLayout(columns, kept);
  expect(layout.order).toEqual(['age', 'id', 'day', 'note']);
  // The row header stays, and a new column appears as the grid defines it.
  expect(layout.shown).toEqual(['age', 'id', 'day']);
  expect(layout.widths).toEqual({ age: 640, id: 56 });
});

it('renders the shown columns with their widths', () => {
  const layout = withWidth(withShown(defaultLayout(columns), 'day', false), 'age', 181.6);
  expect(drawnColumns(columns, layout).map(({ id, width }) => [id, width])).toEqual([
    ['id', 100],
    ['age', 182],
  ]);
});

it('a column grows until its width is set', () => {
  const growing = columns.map((one) => ({ ...one, grows: one.id === 'day' || one.id === 'age' }));
  const drawn = drawnColumns(growing, withWidth(defaultLayout(growing), 'age', 120));
  expect(drawn.filter(({ grows }) => grows).map(({ id }) => id)).toEqual(['day']);
});
