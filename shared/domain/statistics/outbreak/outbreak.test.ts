import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseRow, caseRows } from '../../../testing/cases';
import { packRows } from '../../case-table/engine-pack';
import { currentOutbreaks, outbreakMonths } from './outbreak';

const now = { year: 2026, month: 11 };
const here = { case_eventyear: 2026, case_eventmonth: 11, case_island: 73 };

test('more than 5 reports of one island in the current month are an outbreak, 5 are not', () => {
  expect(currentOutbreaks(packRows(caseRows(5, here)), now)).toEqual([]);
  expect(currentOutbreaks(packRows(caseRows(6, here)), now)).toEqual([
    { island: 73, year: 2026, month: 11, count: 6 },
  ]);
});

test('reports count, not people; other months, years and islands do not add', () => {
  const table = packRows([
    ...caseRows(4, here),
    caseRow({ ...here, mass_poisoning_nb: 30 }),
    caseRow({ ...here, case_eventmonth: 10 }),
    caseRow({ ...here, case_eventyear: 2025 }),
    caseRow({ ...here, case_island: 74 }),
    caseRow({ ...here, case_island: null }),
  ]);
  expect(currentOutbreaks(table, now)).toEqual([]);
});

test('the history of French Polynesia has 47 island-months above 5, Rapa in November 2009 the largest', () => {
  const file = join(__dirname, '../../../../server/reference-data/haedat_pf_ciguatera_events.csv');
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const columns = head.split(',');
  const [year, month, island, name] = ['year', 'month', 'location_id', 'island'].map((c) =>
    columns.indexOf(c),
  ) as [number, number, number, number];
  const names = new Map<number, string>();
  const rows = lines.map((line) => {
    const cells = line.split(',');
    const id = Number(cells[island]) || null;
    if (id) names.set(id, cells[name] as string);
    return caseRow({
      case_eventyear: Number(cells[year]) || null,
      case_eventmonth: Number(cells[month]) || null,
      case_island: id,
    });
  });
  const found = outbreakMonths(packRows(rows)).sort((a, b) => b.count - a.count);
  expect(found).toHaveLength(47);
  expect(names.get(found[0]?.island ?? 0)).toBe('Rapa');
  expect(found[0]).toMatchObject({ year: 2009, month: 11, count: 28 });
});
