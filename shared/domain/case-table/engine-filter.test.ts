import { caseRow } from '../../testing/cases';
import { latestYears, mealOf, selectRows } from './engine-filter';
import { packRows } from './engine-pack';

const table = packRows([
  caseRow({
    case_eventyear: 2026,
    case_eventmonth: 11,
    case_island: 75,
    case_archi: 68,
    specie_id: 1,
    mass_poisoning_nb: 3,
  }),
  caseRow({
    case_eventyear: 2025,
    case_eventmonth: 11,
    case_archi: 116,
    phenotype_id: 2,
    mass_poisoning_nb: 1,
  }),
  caseRow({
    case_eventyear: 2022,
    case_eventmonth: 1,
    case_island: 69,
    case_archi: 68,
    specie_id: 2,
    mass_poisoning: false,
  }),
  caseRow({ mass_poisoning: true, case_country: 3 }),
]);
const rows = (filter: Parameters<typeof selectRows>[1]) => [...selectRows(table, filter)];

test('an empty filter lets everything pass', () => {
  expect(rows({})).toEqual([0, 1, 2, 3]);
  expect(rows({ years: [], months: [], meal: 'all' })).toEqual([0, 1, 2, 3]);
});

test('ids of any size are found, and an unknown id finds no row', () => {
  const far = packRows([5, 2_000_000, 1_048_576, 1_048_575].map((id) => caseRow({ case_island: id })));
  const found = (...islands: number[]) => [...selectRows(far, { islands })];
  expect(found(2_000_000, 5)).toEqual([0, 1]);
  expect(found(1_048_576)).toEqual([2]);
  expect(found(1_048_575)).toEqual([3]);
  expect(found(7, 3_000_000, -1)).toEqual([]);
});

test('filters add up; the values of one filter are alternatives', () => {
  expect(rows({ years: [2026, 2025] })).toEqual([0, 1]);
  expect(rows({ years: [2026, 2025], months: [11], archis: [116] })).toEqual([1]);
  expect(rows({ archis: [116], islands: [69] })).toEqual([1, 2]);
  expect(rows({ species: [1], phenotypes: [2] })).toEqual([0, 1]);
  expect(rows({ countries: [3] })).toEqual([3]);
  expect(rows({ places: [68, -3] })).toEqual([3]);
  expect(rows({ places: [116, 75] })).toEqual([0, 1]);
});

test('a meal is collective above one person or when the report says so, individual at one or on no', () => {
  expect([0, 1, 2, 3].map((row) => mealOf(table, row))).toEqual([
    'collective',
    'individual',
    'individual',
    'collective',
  ]);
  expect(rows({ meal: 'collective' })).toEqual([0, 3]);
  expect(rows({ meal: 'individual' })).toEqual([1, 2]);
});

test('a repeated report is left out everywhere', () => {
  const linked = { ...table, duplicate: Int32Array.of(0, 1, 0, 0) };
  expect([...selectRows(linked)]).toEqual([0, 2, 3]);
});

test('the latest 4 years end with the current one', () => {
  expect(latestYears(2026)).toEqual([2023, 2024, 2025, 2026]);
});

test.each([
  { years: [Number.NaN] },
  { years: [2026, null as unknown as number] },
  { months: [1.5] },
  { islands: ['75' as unknown as number] },
])('a filter with what is no whole number is refused: %j', (filter) => {
  expect(() => rows(filter)).toThrow(RangeError);
});
