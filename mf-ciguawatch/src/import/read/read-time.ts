const two = (text: string) => text.padStart(2, '0');

const joined = (year: string, month: string | undefined, date: string | undefined): string =>
  [year, month && two(month), date && two(date)].filter(Boolean).join('-');

/** Day, month or year at the beginning of a text, and the rest of the text. */
function dayOf(text: string, monthFirst: boolean): { day: string; rest: string } | null {
  const whole = /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?(.*)$/.exec(text);
  if (whole) {
    const [, year = '', month, date, rest = ''] = whole;
    return { day: joined(year, month, date), rest };
  }
  const turned = /^(?:(\d{1,2})[-/.])?(\d{1,2})[-/.](\d{4})(.*)$/.exec(text);
  if (!turned) return null;
  const [, first, second = '', year = '', rest = ''] = turned;
  const swapped = monthFirst && first !== undefined;
  return { day: swapped ? joined(year, first, second) : joined(year, second, first), rest };
}

/**
 * Converts a time of a file, such as 2016, 05/2016 or 04/05/2016 9:20, to the stored form; null when it is
 * none. Whether the day exists is checked elsewhere.
 * @param monthFirst whether 05/04/2016 is the 4th of May
 */
export function readTime(text: string, monthFirst: boolean): string | null {
  const read = dayOf(text.trim(), monthFirst);
  if (!read) return null;
  const { day, rest } = read;
  // Some tools write a year as a decimal number: 2016.0.
  if (rest.trim() === '' || /^\.0+$/.test(rest)) return day;
  const [, hour = '', minute] = /^[T ]+(\d{1,2})[:h](\d{2})(?::\d{2}(?:\.\d+)?)?Z?$/i.exec(rest) ?? [];
  return minute && day.length === 10 ? `${day}T${two(hour)}:${minute}` : null;
}
