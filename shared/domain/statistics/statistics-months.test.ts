import { caseRow } from '../../testing/cases';
import { selectRows } from '../case-table/engine-filter';
import { packRows } from '../case-table/engine-pack';
import { casesByMonth } from './statistics-months';

const november = { case_eventyear: 2026, case_eventmonth: 11 };

test('a month adds the mass number of each report, or 1', () => {
  const table = packRows([
    caseRow(november),
    caseRow({ ...november, mass_poisoning: true, mass_poisoning_nb: 4 }),
    caseRow({ ...november, mass_poisoning: true }),
    caseRow({ ...november, mass_poisoning_nb: 0 }),
    caseRow({ case_eventyear: 2026, case_eventmonth: 2 }),
    caseRow({ case_eventyear: 2026 }),
  ]);
  expect(casesByMonth(table, selectRows(table))).toEqual([
    { year: 2026, month: 2, cases: 1, reports: 1 },
    { year: 2026, month: 11, cases: 7, reports: 4 },
  ]);
});

describe('reports of the same meal', () => {
  const meal = (numbers: (number | null)[]) =>
    packRows(numbers.map((mass_poisoning_nb, i) => caseRow({ ...november, id: i + 1, mass_poisoning_nb })));
  const people = (table: ReturnType<typeof meal>, match: number[]) => {
    const linked = { ...table, match: Int32Array.from(match) };
    return casesByMonth(linked, selectRows(linked))[0]?.cases;
  };

  test('add the larger of the mass number and the reports', () => {
    expect(people(meal([6, null, null]), [0, 1, 1])).toBe(6);
    expect(people(meal([2, null, null]), [0, 1, 1])).toBe(3);
  });
  test('may be linked in a chain or in a circle', () => {
    expect(people(meal([null, null, null]), [0, 1, 2])).toBe(3);
    expect(people(meal([5, null, null]), [3, 1, 2])).toBe(5);
  });
  test('a link to a case that is not there counts for nothing', () => {
    expect(people(meal([null, null]), [99, 0])).toBe(2);
  });
});
