import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseRow, caseRows } from '../../../testing/cases';
import { packRows } from '../../case-table/engine-pack';
import { outbreakLog } from './outbreak-log';

const march = { case_eventyear: 2023, case_eventmonth: 3, case_island: 73, case_archi: 68 };

test('the latest month comes first, with its people; five reports are no outbreak', () => {
  const table = packRows([
    ...caseRows(6, { ...march, specie_id: 1 }),
    caseRow({ ...march, mass_poisoning: true, mass_poisoning_nb: 4 }),
    ...caseRows(8, { ...march, case_eventyear: 2009, case_eventmonth: 11, case_island: 75 }),
    ...caseRows(5, { ...march, case_eventyear: 2010 }),
  ]);
  expect(outbreakLog(table, {})).toEqual([
    { island: 73, year: 2023, month: 3, count: 7, people: 10, atLeast: true },
    { island: 75, year: 2009, month: 11, count: 8, people: 8, atLeast: true },
  ]);
});

test('of one month the largest comes first, equal ones by island; later months before earlier ones', () => {
  const of = (count: number, case_eventyear: number, case_eventmonth: number, case_island: number) =>
    caseRows(count, { case_eventyear, case_eventmonth, case_island });
  const table = packRows([
    ...of(6, 2022, 12, 80),
    ...of(6, 2023, 2, 81),
    ...of(9, 2023, 2, 82),
    ...of(6, 2023, 2, 80),
    ...of(7, 2023, 11, 75),
  ]);
  const log = outbreakLog(table, {});
  expect(log.map(({ year, month, island }) => [year, month, island])).toEqual([
    [2023, 11, 75],
    [2023, 2, 82],
    [2023, 2, 80],
    [2023, 2, 81],
    [2022, 12, 80],
  ]);
});

test('the reports of one meal are people once', () => {
  const table = packRows(caseRows(6, { ...march, mass_poisoning_nb: 9, meal_group: 4 }));
  expect(outbreakLog(table, {})).toMatchObject([{ count: 6, people: 9 }]);
});

test('places and months narrow the log, fish and years do not', () => {
  const table = packRows(caseRows(6, march));
  expect(outbreakLog(table, { islands: [75] })).toEqual([]);
  expect(outbreakLog(table, { months: [4] })).toEqual([]);
  expect(outbreakLog(table, { countries: [5] })).toEqual([]);
  const asked = { archis: [68], years: [2026], species: [9] };
  expect(outbreakLog(table, asked)).toHaveLength(1);
});

test('the log holds the 47 island-months of the recorded events, each with its own count', () => {
  const file = join(__dirname, '../../../../server/reference-data/haedat_pf_ciguatera_events.csv');
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const names = head.split(',');
  const events = lines.map((line) => line.split(','));
  const cell = (event: string[], name: string) => event[names.indexOf(name)] ?? '';
  const tally: Record<string, number> = {};
  for (const event of events) {
    if (!cell(event, 'island') || !cell(event, 'month')) continue;
    const key = `${cell(event, 'location_id')} ${cell(event, 'year')}-${cell(event, 'month')}`;
    tally[key] = (tally[key] ?? 0) + 1;
  }
  const expected = Object.entries(tally).filter(([, count]) => count > 5);
  const table = packRows(
    events.map((event) =>
      caseRow({
        case_eventyear: Number(cell(event, 'year')) || null,
        case_eventmonth: Number(cell(event, 'month')) || null,
        case_island: cell(event, 'island') ? Number(cell(event, 'location_id')) : null,
      }),
    ),
  );
  const log = outbreakLog(table, { countries: [4] });
  const found = log.map(({ island, year, month, count }) => [`${island} ${year}-${month}`, count]);
  expect(found).toHaveLength(47);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  const rapa = events.find((event) => cell(event, 'island') === 'Rapa');
  expect(tally[`${rapa && cell(rapa, 'location_id')} 2009-11`]).toBe(28);
  expect(log.every(({ count, people }) => people === count)).toBe(true);
});
