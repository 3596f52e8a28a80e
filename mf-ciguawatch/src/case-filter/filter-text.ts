/** Filter value that allows cases in which the field is empty. */
const NONE = 'none';

/** Both ends of a range, inclusive, as text; an empty text means no limit. */
export interface RangeEnds {
  from: string;
  to: string;
}

/** The comma-separated values of a filter, without `none`. */
export const filterValues = (text: string | undefined): string[] =>
  (text ?? '').split(',').filter((part) => part !== '' && part !== NONE);

/** Whether a filter allows cases in which the field is empty. */
export const includesUnknown = (text: string | undefined): boolean => (text ?? '').split(',').includes(NONE);

/** Builds a filter from its values; null when there are none, because an empty filter would match no case. */
export function buildFilter(parts: readonly string[], unknown: boolean): string | null {
  const all = [...parts.filter(Boolean), ...(unknown ? [NONE] : [])];
  return all.length > 0 ? all.join(',') : null;
}

/** Parses a range such as `10..20`; a single value is both ends. */
export function endsOf(part: string | undefined): RangeEnds {
  if (!part) return { from: '', to: '' };
  const [from = '', to = from] = part.split('..');
  return { from, to };
}

/** Formats a range as a filter value; empty without limits. */
export function rangePart({ from, to }: RangeEnds): string {
  if (from === '' && to === '') return '';
  return from === to ? from : `${from}..${to}`;
}

/** Filter for text that contains these words, marked by `~`; null without words. */
export const wordsFilter = (words: string): string | null => (words.trim() === '' ? null : `~${words}`);
/** The words of a filter made by `wordsFilter`. */
export const wordsOfFilter = (text: string | undefined): string => (text ?? '').replace(/^~/, '');

const DAY_MS = 86_400_000;

/** Range of instants from the start of day `from` to the end of day `to`, in the time zone of this device. */
export function instantsOf({ from, to }: RangeEnds): string {
  const start = from === '' ? '' : new Date(`${from}T00:00`).toISOString();
  // Adding 24 hours to noon reaches the next day even when the clocks change that night.
  const after = to === '' ? '' : civilDay(new Date(`${to}T12:00`).getTime() + DAY_MS);
  const end = after === '' ? '' : new Date(`${after}T00:00`).toISOString();
  return start === '' && end === '' ? '' : `${start}..${end}`;
}

/** The days, in the time zone of this device, that a range of instants covers. */
export function daysOf(part: string | undefined): RangeEnds {
  const { from, to } = endsOf(part);
  return {
    from: from === '' ? '' : civilDay(Date.parse(from)),
    to: to === '' ? '' : civilDay(Date.parse(to) - 1),
  };
}

function civilDay(time: number): string {
  const day = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
