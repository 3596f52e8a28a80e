const two = (text: string) => text.padStart(2, '0');

/**
 * A time of a file as it is stored: 2016, 2016-05, 2016-05-04, 04/05/2016, 05/2016, each with a time of day if wanted.
 * @param monthFirst 05/04/2016 is the 4th of May @returns null when it is none; days are checked elsewhere
 */
export function readTime(text: string, monthFirst: boolean): string | null {
  const whole = /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?(.*)$/.exec(text.trim());
  const turned = /^(?:(\d{1,2})[-/.])?(\d{1,2})[-/.](\d{4})(.*)$/.exec(text.trim());
  let day: string;
  let rest: string;
  if (whole) {
    const [, year = '', month, date, after = ''] = whole;
    day = [year, month && two(month), date && two(date)].filter(Boolean).join('-');
    rest = after;
  } else if (turned) {
    const [, first, second = '', year = '', after = ''] = turned;
    const swap = monthFirst && first !== undefined;
    const month = swap ? first : second;
    const date = swap ? second : first;
    day = [year, two(month), date && two(date)].filter(Boolean).join('-');
    rest = after;
  } else return null;
  // A fraction of a year is how some tools write a year alone: 2016.0.
  if (rest.trim() === '' || /^\.0+$/.test(rest)) return day;
  const [, hour = '', minute] = /^[T ]+(\d{1,2})[:h](\d{2})(?::\d{2}(?:\.\d+)?)?Z?$/i.exec(rest) ?? [];
  return minute && day.length === 10 ? `${day}T${two(hour)}:${minute}` : null;
}
