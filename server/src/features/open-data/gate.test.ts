import fc from 'fast-check';
import {
  type Cell,
  type CellKey,
  type EarlierRelease,
  gatedCells,
  keyOf,
  LEAST_CHANGE,
  lastMonthOf,
} from './gate';

const JANUARY = 2026 * 12;
const cell = (month: number, reports: number, place = 1) => ({ place, year: 2026, month, reports });
const shown = (cells: readonly Cell[]) => cells.map(({ month, reports, kept }) => [month, reports, kept]);

test('a count changes by five or more, or keeps its former value and is marked', () => {
  const former = { until: JANUARY + 2, cells: [cell(1, 4), cell(2, 4), cell(3, 4)] };
  const now = [cell(1, 4), cell(2, 8), cell(3, 9)];
  expect(shown(gatedCells(now, [former], JANUARY + 2))).toEqual([
    [1, 4, false],
    [2, 4, true],
    [3, 9, false],
  ]);
});

test('a count is compared with every earlier release, not with the last alone', () => {
  const formers = [3, 20].map((reports) => ({ until: JANUARY, cells: [cell(1, reports)] }));
  expect(shown(gatedCells([cell(1, 3)], formers, JANUARY))).toEqual([[1, 3, false]]);
  expect(shown(gatedCells([cell(1, 5)], formers, JANUARY))).toEqual([[1, 20, true]]);
});

test('a cell that appears or disappears within released months changes from and to zero', () => {
  const former = { until: JANUARY + 1, cells: [cell(1, 3), cell(2, 5)] };
  expect(shown(gatedCells([cell(1, 2, 9)], [former], JANUARY + 1))).toEqual([
    [1, 3, true],
    [1, 0, true],
  ]);
  expect(shown(gatedCells([cell(1, 3), cell(1, 5, 9)], [former], JANUARY + 1))).toEqual([
    [1, 3, false],
    [1, 5, false],
  ]);
});

test('months that no earlier release covers are counted as they are, later ones not yet', () => {
  const former = { until: JANUARY, cells: [cell(1, 3)] };
  const now = [cell(1, 3), cell(2, 1), cell(3, 7), cell(0, 2)];
  expect(shown(gatedCells(now, [former], JANUARY + 1))).toEqual([
    [1, 3, false],
    [2, 1, false],
  ]);
});

/** A history: for each release how many months more it covers, and what is counted then. */
const history = fc.array(
  fc.record({
    further: fc.integer({ min: 0, max: 3 }),
    counts: fc.array(
      fc.record({
        place: fc.integer({ min: 1, max: 3 }),
        year: fc.integer({ min: 2025, max: 2026 }),
        month: fc.integer({ min: 0, max: 12 }),
        reports: fc.integer({ min: 1, max: 14 }),
      }),
      { maxLength: 25 },
    ),
  }),
  { minLength: 2, maxLength: 7 },
);

type Made = EarlierRelease & { cells: Cell[] };

function releasesOf(
  steps: readonly { further: number; counts: readonly (CellKey & { reports: number })[] }[],
): Made[] {
  const releases: Made[] = [];
  let until = 2025 * 12 + 6;
  for (const { further, counts } of steps) {
    until += further;
    releases.push({ until, cells: gatedCells(counts, releases, until) });
  }
  return releases;
}

/** Changes of the cells that both releases cover. */
function changes(earlier: Made, later: Made): number[] {
  const countIn = ({ cells }: Made, key: number) => cells.find((one) => keyOf(one) === key)?.reports ?? 0;
  return [...earlier.cells, ...later.cells]
    .filter((one) => lastMonthOf(one) <= earlier.until)
    .map((one) => Math.abs(countIn(later, keyOf(one)) - countIn(earlier, keyOf(one))));
}

test('between any two releases of any history, a cell that both cover changes by 0 or by at least 5', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const releases = releasesOf(steps);
      const pairs = releases.flatMap((later, at) =>
        releases.slice(0, at).map((earlier) => changes(earlier, later)),
      );
      expect(pairs.flat().filter((change) => change > 0 && change < LEAST_CHANGE)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('what may change does, and only what keeps a former value is marked', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const releases: EarlierRelease[] = [];
      for (const { counts } of steps) {
        const until = 2027 * 12;
        const cells = gatedCells(counts, releases, until);
        const present = new Map<number, number>();
        for (const one of counts) present.set(keyOf(one), (present.get(keyOf(one)) ?? 0) + one.reports);
        for (const one of cells) {
          const counted = present.get(keyOf(one)) ?? 0;
          const values = releases.map(
            ({ cells: those }) => those.find((other) => keyOf(other) === keyOf(one))?.reports ?? 0,
          );
          const isAllowed = values.every(
            (value) => value === counted || Math.abs(value - counted) >= LEAST_CHANGE,
          );
          expect([one.kept, one.reports]).toEqual([!isAllowed, isAllowed ? counted : values.at(-1)]);
        }
        releases.push({ until, cells });
      }
    }),
    { numRuns: 100 },
  );
});
