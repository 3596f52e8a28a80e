/** A part that lets through what is not known. */
const NONE = 'none';

/** The two ends of a range as text, both in it; empty where it is open. */
export interface Ends {
  from: string;
  to: string;
}

/** The alternatives of a filter, without the one that lets the unknown through. */
export const partsOf = (text: string | undefined): string[] =>
  (text ?? '').split(',').filter((part) => part !== '' && part !== NONE);

export const letsUnknown = (text: string | undefined): boolean => (text ?? '').split(',').includes(NONE);

/** A filter of some alternatives; null when it would let nothing through. */
export function filterOf(parts: readonly string[], unknown: boolean): string | null {
  const all = [...parts.filter(Boolean), ...(unknown ? [NONE] : [])];
  return all.length > 0 ? all.join(',') : null;
}

/** The ends of a range such as `10..20`, or of the one value that is both. */
export function endsOf(part: string | undefined): Ends {
  if (!part) return { from: '', to: '' };
  const [from = '', to = from] = part.split('..');
  return { from, to };
}

/** A range as a part of a filter; empty when it is open on both sides. */
export function rangePart({ from, to }: Ends): string {
  if (from === '' && to === '') return '';
  return from === to ? from : `${from}..${to}`;
}

/** Words as a filter; null when there are none. */
export const wordsFilter = (words: string): string | null => (words.trim() === '' ? null : `~${words}`);
export const wordsIn = (text: string | undefined): string => (text ?? '').replace(/^~/, '');

const DAY_MS = 86_400_000;

/** The instants that civil days of this device's zone begin and end with, as a part of a filter. */
export function instantsOf({ from, to }: Ends): string {
  const start = from === '' ? '' : new Date(`${from}T00:00`).toISOString();
  // Noon of the day after is that day in any zone, also where clocks are set that night.
  const after = to === '' ? '' : civilDay(new Date(`${to}T12:00`).getTime() + DAY_MS);
  const end = after === '' ? '' : new Date(`${after}T00:00`).toISOString();
  return start === '' && end === '' ? '' : `${start}..${end}`;
}

/** The civil days of this device's zone that a range of instants covers. */
export function daysOf(part: string | undefined): Ends {
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
