import { csvText, forSpreadsheets } from '@ciguawatch/shared/domain/text/files/csv';
import { dotRows, logCells, mapLink, unobservedTimes } from './log-rows';

const entry = (island: number, year: number, month: number, count: number) => ({
  island,
  year,
  month,
  count,
  people: count + 1,
  atLeast: true,
});
const log = [entry(73, 2023, 3, 7), entry(75, 2009, 11, 28), entry(75, 2009, 10, 6)];

test('islands are sorted by their number of months above the threshold', () => {
  const rows = dotRows(
    log,
    (id) => `island ${id}`,
    ({ count }) => String(count),
  );
  expect(rows.map(({ name, total }) => [name, total])).toEqual([
    ['island 75', '2'],
    ['island 73', '1'],
  ]);
  expect(rows[0]?.dots[0]).toEqual({ at: 2009 + 10.5 / 12, size: 28, title: '28' });
});

test('months that no source observed are merged into one period', () => {
  const sources = [
    { source: 'haedat', island: null, observed: true, country: 4, from: '2001-03', until: '2002-12' },
    { source: 'report', island: null, observed: true, country: 7, from: '2000-01', until: null },
  ];
  const now = { year: 2003, month: 6 };
  expect(unobservedTimes(sources, [{ country: 4, island: null }], 2001, now)).toEqual([
    { from: 2001, to: 2001 + 2 / 12 },
    { from: 2003, to: 2003.5 },
  ]);
  expect(unobservedTimes(sources, [], 2001, now)).toEqual([]);
});

test('an entry leads to its island and month on the map', () => {
  expect(mapLink(entry(75, 2009, 11, 28))).toBe('/ciguawatch/case/map?island=75&years=2009&month=11');
});

test('the file has ISO months, names beside ids', () => {
  const names = { island: () => 'Rapa', archipelago: () => 'Australes' };
  const rows = logCells([entry(75, 2009, 3, 28)], names);
  expect(csvText({ head: [], rows }, forSpreadsheets(['fr_FR'])).split('\r\n')[1]).toBe(
    '2009-03;75;Rapa;Australes;28;29;true',
  );
});
