import { civilDateOf, isoDate } from '../../domain/time/timezone';
import { singleton } from '../federation/singleton';

let read: () => number = Date.now;

/** The only source of "now" in the browser, so that a test can set it. */
export const clock = singleton('clock', () => ({
  /** Milliseconds since 1970-01-01T00:00Z. */
  now: (): number => read(),
  /**
   * Civil date of now in an IANA zone, YYYY-MM-DD; the device's zone when left out.
   * @throws RangeError for an unknown zone, or when the device's clock gives no date
   */
  today(zone?: string): string {
    if (zone !== undefined) return civilDateOf(read(), zone);
    const here = new Date(read());
    return isoDate({ year: here.getFullYear(), month: here.getMonth() + 1, day: here.getDate() });
  },
}));

/** Replaces the clock; without a function the device's clock is back. */
export function setClock(now?: () => number): void {
  read = now ?? Date.now;
}
