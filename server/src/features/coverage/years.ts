/** Events of one calendar year in a file. */
export interface YearOfEvents {
  year: number;
  events: number;
  /** months of the first and of the last event, 1 to 12 */
  first: number;
  last: number;
}

/** Months in a row that a file observed, `2007-01`, both ends included. */
interface MonthSpan {
  from: string;
  until: string;
}

/** Share of the usual number of events a month below which nobody collected them that year. */
const LEAST = 0.1;

const monthText = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/**
 * The months that a file of events observed: from its first event to its last, without the years that hold
 * none, or less than a tenth of what a month of it usually does. The HAEDAT file has 378 events of French
 * Polynesia in 2000, none in 2001, one in 2002, four in 2003 and 136 in 2004: nobody collected them in between, and
 * such years say nothing about cases.
 * @param years those that hold events, oldest first
 */
export function observedMonths(years: readonly YearOfEvents[]): MonthSpan[] {
  const [oldest, newest] = [years[0], years.at(-1)];
  if (!oldest || !newest) return [];
  const start = ({ year }: YearOfEvents) => (year === oldest.year ? oldest.first : 1);
  const end = ({ year }: YearOfEvents) => (year === newest.year ? newest.last : 12);
  const rate = (one: YearOfEvents) => one.events / (end(one) - start(one) + 1);
  const usual = years.map(rate).sort((a, b) => a - b)[Math.floor(years.length / 2)] as number;
  const spans: (MonthSpan & { last: number })[] = [];
  for (const one of years.filter((year) => rate(year) >= usual * LEAST)) {
    const until = monthText(one.year, end(one));
    const open = spans.at(-1);
    if (open?.last === one.year - 1) Object.assign(open, { until, last: one.year });
    else spans.push({ from: monthText(one.year, start(one)), until, last: one.year });
  }
  return spans.map(({ from, until }) => ({ from, until }));
}
