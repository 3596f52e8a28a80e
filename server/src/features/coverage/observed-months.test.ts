import { observedMonths } from './observed-months';

const year = (of: number, events: number, first = 1, last = 12) => ({ year: of, events, first, last });

it('observed months run from the first event to the last', () => {
  expect(observedMonths([])).toEqual([]);
  expect(observedMonths([year(2009, 1, 11, 11)])).toEqual([{ from: '2009-11', until: '2009-11' }]);
  expect(observedMonths([year(2009, 30, 3), year(2010, 40), year(2011, 8, 1, 2)])).toEqual([
    { from: '2009-03', until: '2011-02' },
  ]);
});

it('years with no or next to no event are left out', () => {
  const haedat = [
    year(1999, 1, 9, 9),
    year(2000, 378),
    year(2003, 4, 2, 10),
    year(2004, 136),
    year(2005, 40, 1, 5),
  ];
  expect(observedMonths(haedat)).toEqual([
    { from: '2000-01', until: '2000-12' },
    { from: '2004-01', until: '2005-05' },
  ]);
});

it('a year that began late or has not ended counts by its months', () => {
  expect(observedMonths([year(2008, 12, 12, 12), year(2009, 120), year(2010, 10, 1, 1)])).toEqual([
    { from: '2008-12', until: '2010-01' },
  ]);
});

it('a quiet year with a fifth of the usual number of events stays', () => {
  expect(observedMonths([year(2008, 100), year(2009, 20), year(2010, 100)])).toHaveLength(1);
});
