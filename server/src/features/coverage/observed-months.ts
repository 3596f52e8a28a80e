/** Events of one calendar year in an imported file. */
export interface YearOfEvents {
  year: number;
  events: number;
  /** months of the first and the last event of the year, 1 to 12 */
  first: number;
  last: number;
}

/** Consecutive months that a file covers, as `2007-01`, both ends included. */
interface MonthSpan {
  from: string;
  until: string;
}

/** Share of the median monthly number of events below which a year counts as not collected. */
const MIN_SHARE_OF_MEDIAN = 0.1;

const monthText = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/**
 * Months that a file of events covers: from its first event to its last, without years that hold none or less than
 * a tenth of the usual number. HAEDAT has 378 events of French Polynesia in 2000 but 0, 1 and 4 in 2001 to 2003:
 * nobody collected them then.
 * @param years years with events, oldest first
 */
export function observedMonths(years: readonly YearOfEvents[]): MonthSpan[] {
  const [oldest, newest] = [years[0], years.at(-1)];
  if (!oldest || !newest) return [];
  const start = ({ year }: YearOfEvents) => (year === oldest.year ? oldest.first : 1);
  const end = ({ year }: YearOfEvents) => (year === newest.year ? newest.last : 12);
  const rate = (one: YearOfEvents) => one.events / (end(one) - start(one) + 1);
  const usual = years.map(rate).sort((a, b) => a - b)[Math.floor(years.length / 2)] as number;
  const spans: (MonthSpan & { last: number })[] = [];
  for (const one of years.filter((year) => rate(year) >= usual * MIN_SHARE_OF_MEDIAN)) {
    const until = monthText(one.year, end(one));
    const lastSpan = spans.at(-1);
    if (lastSpan?.last === one.year - 1) Object.assign(lastSpan, { until, last: one.year });
    else spans.push({ from: monthText(one.year, start(one)), until, last: one.year });
  }
  return spans.map(({ from, until }) => ({ from, until }));
}
