import { singleton } from '../federation/singleton';

let read: () => number = Date.now;

/** The only source of "now" in the browser, so that a test can set it. */
export const clock = singleton('clock', () => ({
  /** Milliseconds since 1970-01-01T00:00Z. */
  now: (): number => read(),
  /** Civil date of now in an IANA zone, YYYY-MM-DD; the device's zone when left out. */
  today(zone?: string): string {
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    return parts.format(read());
  },
}));

/** Replaces the clock; without a function the device's clock is back. */
export function setClock(now?: () => number): void {
  read = now ?? Date.now;
}
