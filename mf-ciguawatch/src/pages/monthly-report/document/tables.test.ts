import type { MonthlyFigures } from '@ciguawatch/shared/domain/monthly/monthly-figures';
import type { PlaceLine } from '@ciguawatch/shared/domain/monthly/monthly-places';
import { plain } from './counts';
import { countSection, lineName, otherPlaces, placesTable, silentNote } from './tables';
import type { ReportWords } from './words';

const words = {
  code: 'fr_FR',
  t: (key: string) => key,
  d: (key: string, vars: Record<string, string | number>) => [key, ...Object.values(vars)].join(' '),
  number: String,
  month: (month: number) => `month ${month}`,
  place: (id: number) => `place ${id}`,
} as unknown as ReportWords;

const line = (
  archi: number,
  island: number | null,
  reports: number,
  before: number,
  year: number,
): PlaceLine => ({
  archi,
  island,
  reports,
  people: reports,
  before,
  year,
  observed: true,
  observedBefore: true,
});

const figures = (month: number | null, places: PlaceLine[], unknown = 0) =>
  ({
    period: { country: 4, year: 2025, month },
    places,
    statistics: { reports: 3, people: 5, mealsAtLeast: 0, meals: { individual: 2, collective: 1, unknown } },
    before: { reports: 2, people: 2 },
  }) as unknown as MonthlyFigures;

const PLACES = [
  line(10, null, 3, 2, 9),
  line(10, 11, 3, 0, 4),
  line(10, 12, 0, 2, 3),
  line(10, 13, 0, 0, 2),
  line(20, null, 0, 0, 1),
  line(20, 0, 0, 0, 1),
  line(30, null, 1, 0, 1),
  line(30, 0, 1, 0, 1),
];

function table(month: number | null, places = PLACES) {
  const part = placesTable(figures(month, places), words);
  if (part.kind !== 'table') throw new Error('The places are no table.');
  const text = (cells: typeof part.head) => cells.map((cell) => plain(cell.words).trim());
  return { head: text(part.head), rows: part.rows.map(text), total: text(part.total ?? []) };
}

it('lists archipelagos, and only islands with reports in this or the previous period', () => {
  expect(table(3).rows.map(([name]) => name)).toEqual([
    'place 10',
    'place 11',
    'place 12',
    'place 20',
    'place 30',
  ]);
});

it('sums the year over archipelagos, each report once', () => {
  expect(table(3).total).toEqual(['total', '3', '5', '2', '11']);
});

it('a yearly report has no separate column for the year', () => {
  const { head, rows, total } = table(null);
  expect([head.length, ...rows.map((cells) => cells.length), total.length]).toEqual([4, 4, 4, 4, 4, 4, 4]);
});

it('prints no "none" for a place that was unobserved in this or the previous period', () => {
  const silent = { ...line(105, null, 0, 1, 0), observed: false };
  const after = { ...line(40, null, 2, 0, 2), observedBefore: false };
  const { rows, total } = table(null, [after, silent]);
  expect(rows).toEqual([
    ['place 40', '2', '2', '–'],
    ['place 105', '–', '–', '1'],
  ]);
  expect(total).toEqual(['total', '3', '5', '2']);
  expect(silentNote(figures(null, [silent]), words)).toHaveLength(1);
  expect(silentNote(figures(null, PLACES), words)).toEqual([]);
});

it('lists unobserved islands under the table, and their archipelago in it', () => {
  const islands = [101, 102, 103, 104, 105, 106].map((id) => ({
    ...line(100, id, 0, 0, 0),
    observed: false,
  }));
  const archi = { ...line(100, null, 0, 0, 0), observed: false };
  const calm = line(200, null, 0, 0, 0);
  const { rows } = table(3, [line(10, null, 3, 2, 9), archi, ...islands, calm]);
  expect(rows).toEqual([
    ['place 10', '3', '3', '2', '9'],
    ['place 100', '–', '–', '0', '–'],
  ]);
  const [note] = silentNote(figures(3, [archi, ...islands]), words);
  expect(note?.kind === 'text' && note.words).toBe(
    'silentPlace basis.silentWhole 6 place 101, place 102, place 103, place 104, place 105, …',
  );
});

it('has a line for cases without a known place', () => {
  expect([line(0, null, 1, 0, 1), line(10, 0, 1, 0, 1)].map((one) => lineName(one, words))).toEqual([
    'unknownPlace',
    'unknownIsland',
  ]);
});

const periodOf = (reports: number, observed: 'all' | 'none') =>
  ({ ...figures(3, PLACES), observed, statistics: { reports } }) as unknown as MonthlyFigures;

it.each([
  [0, 'all', 'byDayNone'],
  [0, 'none', 'noticeUnobserved'],
  [99, 'all', 'noneGives'],
  [99, 'none', 'noneGives'],
] as const)(
  'a table of counts without a line says of %d reports, observed: %s, that %s',
  (count, observed, text) => {
    const section = countSection(
      { id: 'symptoms', title: 'symptoms', of: 'symptom', lines: [] },
      { figures: periodOf(count, observed), shown: 8 },
      words,
    );
    expect(section.parts).toEqual([{ kind: 'text', words: text, small: true }]);
  },
);

test('without a report no meal has a number of people, not 0 either', () => {
  const meals = (count: number) =>
    countSection(
      { id: 'meals', title: 'meals', of: 'meal', lines: [{ label: 'individual', count }] },
      { figures: periodOf(count, 'none'), shown: 8 },
      words,
    ).parts.map((part) => (part.kind === 'text' ? part.words : part.kind));
  expect(meals(0)).toEqual(['noticeUnobserved']);
  expect(meals(2)).toEqual(['table']);
});

test('people ill are "at least" where a report does not say how many', () => {
  const heads = (unknown: number) => {
    const part = placesTable(figures(10, PLACES, unknown), words);
    return part.kind === 'table' ? part.head?.map(({ words: text }) => text) : [];
  };
  expect(heads(0)).toContain('colPeople');
  expect(heads(2)).toContain('colPeopleAtLeast');
});

test('islands beyond the most reported ones stand in a sentence with their reports', () => {
  const say = { ...words, t: (key: string, vars: object = {}) => [key, ...Object.values(vars)].join(' ') };
  const of = (shown: number) => {
    const part = placesTable(figures(3, PLACES), say, shown);
    const rows = part.kind === 'table' ? part.rows.map(([head]) => plain(head?.words ?? '').trim()) : [];
    return [rows, otherPlaces(figures(3, PLACES), say, shown)];
  };
  expect(of(1)).toEqual([
    ['place 10', 'place 11', 'place 20', 'place 30'],
    [{ kind: 'text', words: 'placesOthers place 12 0', small: true }],
  ]);
  expect(of(2)).toEqual([['place 10', 'place 11', 'place 12', 'place 20', 'place 30'], []]);
});

test('a table of counts sums up rarer entries in a last line', () => {
  const lines = [9, 5, 2].map((count) => ({ label: `fish ${count}`, count }));
  const { parts } = countSection(
    { id: 'species', title: 'species', of: 'fish', lines },
    { figures: periodOf(16, 'all'), shown: 2 },
    words,
  );
  expect(parts[0]?.kind === 'table' && parts[0].rows.length).toBe(2);
  expect(parts[1]).toEqual({ kind: 'text', words: 'fish 2 2.', small: true });
});

it('cuts no tie: equals stand in the table together, or in the sentence', () => {
  const places = [line(10, null, 12, 0, 12), ...[4, 3, 3, 2].map((n, at) => line(10, 11 + at, n, 0, n))];
  const rowsAt = (shown: number) => {
    const part = placesTable(figures(3, places), words, shown);
    return part.kind === 'table' ? part.rows.length - 1 : -1;
  };
  expect([1, 2, 3, 4].map(rowsAt)).toEqual([1, 1, 3, 4]);
  expect(otherPlaces(figures(3, places), words, 2)).toMatchObject([{ words: 'placesOthers' }]);
  const counted = (counts: number[], shown: number) => {
    const lines = counts.map((count, at) => ({ label: `fish ${at}`, count }));
    const { parts } = countSection(
      { id: 'species', title: '', of: '', lines },
      { figures: figures(3, PLACES), shown },
      words,
    );
    return parts.map((part) =>
      part.kind === 'table' ? part.rows.length : part.kind === 'text' && part.words,
    );
  };
  expect(counted([9, 4, 4, 1], 2)).toEqual([1, 'fish 1 4, fish 2 4, fish 3 1.']);
  expect(counted([9, 4, 4, 1], 3)).toEqual([3, 'fish 3 1.']);
  // Unknown answers come last and have no rank.
  expect(counted([9, 4, 4, 20], 2)).toEqual([1, 'fish 1 4, fish 2 4, fish 3 20.']);
  expect(counted([1, 1, 1], 2)).toEqual([2, 'fish 2 1.']);
});
