import { civilDateOf, isoDate } from '../../domain/time/timezone';
import { singleton } from '../federation/singleton';

let read: () => number = Date.now;

/** The only source of the current time in the browser, so that tests can set it. */
export const clock = singleton('clock', () => ({
  /** Current time in milliseconds since 1970-01-01T00:00Z. */
  now: (): number => read(),
  /**
   * Today's civil date in an IANA zone, YYYY-MM-DD; the device's zone by default.
   * @throws RangeError for an unknown zone, or when the device's clock gives no date
   */
  today(zone?: string): string {
    if (zone !== undefined) return civilDateOf(read(), zone);
    const here = new Date(read());
    return isoDate({ year: here.getFullYear(), month: here.getMonth() + 1, day: here.getDate() });
  },
}));

/** Replaces the clock in tests; without a function the device's clock is restored. */
export function setClock(now?: () => number): void {
  read = now ?? Date.now;
}
