import { makeIsObserved, type Observed, observedPeriod } from './coverage';
import { silentIslands, withoutSilentCountries } from './silent-islands';

const now = { year: 2026, month: 11 };
const haedat: Observed = {
  source: 'haedat',
  country: 4,
  island: null,
  observed: true,
  from: '2016-01',
  until: '2018-12',
};
const silent = (island: number, from: string, until: string): Observed => ({
  ...haedat,
  ...{ island, observed: false, from, until },
});
const ISLANDS = [69, 106, 107];
const ofAll = () => ISLANDS;
const spans = (rows: readonly Observed[]) =>
  rows.filter(({ island }) => island === null).map(({ from, until }) => `${from} ${until}`);

describe('a country is observed while one of its islands is', () => {
  const rows = [
    haedat,
    silent(69, '2017-03', '2017-05'),
    silent(106, '2017-01', '2017-12'),
    silent(107, '2017-02', '2017-04'),
  ];

  test('months in which all islands were silent are cut out of the country', () => {
    const seen = withoutSilentCountries(rows, ofAll);
    expect(spans(seen)).toEqual(['2016-01 2017-02', '2017-05 2018-12']);
    expect(seen.filter(({ island }) => island !== null)).toEqual(rows.slice(1));
    const isObserved = makeIsObserved(seen, [{ country: 4, island: null }], now);
    expect([2, 3, 4, 5].map((month) => isObserved({ year: 2017, month }))).toEqual([
      ...[true, false],
      ...[false, true],
    ]);
    expect(makeIsObserved(seen, [], now)({ year: 2017, month: 3 })).toBe(false);
  });

  test('one observed island, by whatever source, is enough for the country', () => {
    expect(withoutSilentCountries(rows, () => [...ISLANDS, 70])).toEqual(rows);
    expect(withoutSilentCountries(rows, () => [])).toEqual(rows);
    const report = { ...haedat, source: 'report', from: '2017-04', until: null };
    const seen = withoutSilentCountries([...rows, report], ofAll);
    const isObserved = makeIsObserved(seen, [{ country: 4, island: null }], now);
    expect([3, 4].map((month) => isObserved({ year: 2017, month }))).toEqual([false, true]);
  });

  test('a source that still observes goes on after the silence, and begins after it', () => {
    const open = { ...haedat, from: '2017-03', until: null };
    const seen = withoutSilentCountries([open, ...rows.slice(1)], ofAll);
    expect(spans(seen)).toEqual(['2017-05 null']);
    expect(observedPeriod(seen, [{ country: 4, island: null }], now)?.from).toEqual({ year: 2017, month: 5 });
  });

  test('silence to the end leaves nothing after it, and silence of all months nothing at all', () => {
    const ends = ISLANDS.map((island) => silent(island, '2018-06', '2018-12'));
    expect(spans(withoutSilentCountries([haedat, ...ends], ofAll))).toEqual(['2016-01 2018-05']);
    const all = ISLANDS.map((island) => silent(island, '2016-01', '2018-12'));
    expect(spans(withoutSilentCountries([haedat, ...all], ofAll))).toEqual([]);
  });

  test('another source and another country do not silence it', () => {
    const other = [
      silent(69, '2017-01', '2017-12'),
      { ...silent(106, '2017-01', '2017-12'), source: 'report' },
      { ...silent(107, '2017-01', '2017-12'), country: 10 },
    ];
    expect(spans(withoutSilentCountries([haedat, ...other], ofAll))).toEqual(['2016-01 2018-12']);
  });
});

describe('islands that a total leaves out', () => {
  const islands = ISLANDS.map((id) => ({ id, country: 4 }));
  const rows = [haedat, silent(106, '2017-01', '2017-12'), silent(107, '2017-06', '2017-12')];
  const of = (years: number[], months: number[] = []) => silentIslands(rows, islands, { years, months }, now);

  test('islands are listed as silent in all or in some of the months of their country', () => {
    expect(of([2017])).toEqual({ whole: [106], part: [107] });
    expect(of([2017], [7, 8])).toEqual({ whole: [106, 107], part: [] });
    expect(of([2016, 2017])).toEqual({ whole: [], part: [106, 107] });
    expect(of([2018])).toEqual({ whole: [], part: [] });
  });

  test('no island is listed where nobody observed the country', () => {
    expect(of([2020])).toEqual({ whole: [], part: [] });
    expect(silentIslands(rows, [{ id: 500, country: 10 }], { years: [2017], months: [] }, now)).toEqual({
      whole: [],
      part: [],
    });
  });

  test('all islands except the single observed one are listed', () => {
    const own = { ...haedat, island: 69, from: '1998-02', until: '1998-02' };
    const asked = { years: [1998], months: [] };
    expect(silentIslands([haedat, own], islands, asked, now)).toEqual({ whole: [106, 107], part: [] });
  });
});
