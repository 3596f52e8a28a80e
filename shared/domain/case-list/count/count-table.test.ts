import { readAxes } from './axes';
import { filterOfCell, spanOf } from './count-filter';
import { countTable } from './count-table';

const NOW = { year: 2026, month: 3 };

it('shows every month of the filter, the empty ones too, and what has no month at the end', () => {
  const cells = [
    { keys: [null], n: 2 },
    { keys: ['2025-11'], n: 4 },
  ];
  const { rows, rowTotals, total } = countTable(['month'], cells, spanOf({ case_eventyear: '2025..' }), NOW);
  expect(rows.slice(0, 2)).toEqual(['2025-01', '2025-02']);
  expect(rows.slice(-3)).toEqual(['2025-11', '2025-12', null].slice(-3));
  expect([rows.length, rowTotals[10], rowTotals.at(-1), total]).toEqual([13, 4, 2, 6]);
});

it('ends at the current month, unless cases are later', () => {
  const rows = (cells: { keys: string[]; n: number }[], year: string) =>
    countTable(['month'], cells, spanOf({ case_eventyear: year }), NOW).rows;
  expect(rows([], '2025..2026')).toHaveLength(15);
  expect(rows([{ keys: ['2026-05'], n: 1 }], '2026')).toEqual(['2026-01', '2026-02', '2026-03', '2026-05']);
  expect(rows([], '2025').length).toBe(12);
});

it('without a filter of time begins with the first case, and does not show a thousand years for a slip', () => {
  const years = (keys: string[][]) =>
    countTable(
      ['year'],
      keys.map((one) => ({ keys: one, n: 1 })),
      spanOf({}),
      NOW,
    ).rows;
  expect(years([['2021'], ['2023']])).toEqual(['2021', '2022', '2023']);
  expect(years([['0201'], ['2023']])).toEqual(['0201', '2023']);
});

it('sums rows and columns, the greatest place first and unknown last', () => {
  const table = countTable(
    ['island', 'severity'],
    [
      { keys: ['69', '1'], n: 2 },
      { keys: [null, '3'], n: 9 },
      { keys: ['88', '3'], n: 5 },
      { keys: ['88', null], n: 1 },
    ],
    spanOf({}),
    NOW,
  );
  expect(table.rows).toEqual(['88', '69', null]);
  expect(table.columns).toEqual(['3', '1', null]);
  expect(table.cells).toEqual([
    [5, 0, 1],
    [0, 2, 0],
    [9, 0, 0],
  ]);
  expect([table.rowTotals, table.columnTotals, table.total]).toEqual([[6, 2, 9], [14, 2, 1], 17]);
});

it('keeps to the months of the year that the filter leaves', () => {
  const span = spanOf({ case_eventmonth: '1..3,12', case_eventdate: '2024-05..2025' });
  expect(span).toEqual({ from: 2024, to: 2025, months: [1, 2, 3, 12] });
  expect(countTable(['month_of_year', 'year'], [], span, NOW)).toMatchObject({
    rows: ['1', '2', '3', '12'],
    columns: ['2024', '2025'],
  });
});

it('opens a cell by the filter of the list and its values, within what was filtered', () => {
  const filter = { case_archi: '91', age: '15..30', case_eventyear: '2019..2024' };
  expect(filterOfCell(filter, ['month', 'age'], ['2019-03', '11-20'], 'figures')).toEqual({
    case_archi: '91',
    age: '15..20',
    case_eventyear: '2019',
    case_eventmonth: '3',
    counting: 'counted,earlier',
  });
  expect(filterOfCell(filter, ['island', 'sex'], [null, undefined], 'all')).toEqual({
    ...filter,
    case_island: 'none',
  });
  expect(filterOfCell({ counting: 'rejected' }, ['sex'], ['F'], 'figures')).toEqual({
    counting: 'rejected',
    gender: 'F',
  });
  expect(filterOfCell({}, ['month'], [null], 'figures')).toBeNull();
});

it('reads one axis or two different ones', () => {
  expect([readAxes('severity,year'), readAxes('year'), readAxes('year,year'), readAxes(null)]).toEqual([
    ['severity', 'year'],
    ['year'],
    null,
    null,
  ]);
});
