import { CLOCK_DOUBTED } from '../../domain/time/event-time';
import { civilDateOf, deviceDateOf } from '../../domain/time/timezone';
import { singleton } from '../federation/singleton';
import { recallJson, remember } from '../storage/local-storage';

let read: () => number = Date.now;

/** What the server's time told about the device's clock. */
interface Learned {
  /** milliseconds by which the server's clock is ahead of the device's; negative where it is behind */
  ahead: number;
  /** time of the device when this was learned */
  at: number;
}

const LEARNED_KEY = 'ciguawatch.clock';
/**
 * Milliseconds up to which a device's clock counts as right: what an answer may take on a slow line, and
 * what the server forgives a meal of the present hour.
 */
const TOLERANCE = 5 * 60_000;
/** Milliseconds that a difference is used without hearing from the server, as long as drafts are kept. */
const USED_FOR = 30 * 24 * 3_600_000;
/** Milliseconds after which an unchanged difference is stored again, so that it stays in use offline. */
const STORED_EVERY = 24 * 3_600_000;

/**
 * The difference as stored, for a start without a network. It is dropped when the device's clock was set
 * back or far ahead since, because it was a difference to another time.
 */
function stored(): Learned | null {
  const found = recallJson<Partial<Learned>>(LEARNED_KEY);
  if (typeof found?.ahead !== 'number' || typeof found.at !== 'number') return null;
  const age = read() - found.at;
  return age >= -TOLERANCE && age <= USED_FOR ? { ahead: found.ahead, at: found.at } : null;
}

let learned: Learned | null | undefined;

function known(): Learned | null {
  if (learned === undefined) learned = stored();
  return learned;
}

/**
 * The only source of the current time in the browser, so that tests can set it. A device's clock that is
 * known to be wrong is corrected by the server's: "today" of a report, "the last four years" of the map.
 */
export const clock = singleton('clock', () => ({
  /** Current time in milliseconds since 1970-01-01T00:00Z. */
  now: (): number => read() + (known()?.ahead ?? 0),
  /**
   * The device's own clock in milliseconds, for waits: it does not jump when a difference is learned, and
   * the service worker has no other.
   */
  device: (): number => read(),
  /**
   * Today's civil date in an IANA zone, YYYY-MM-DD; the device's zone by default.
   * @throws RangeError for an unknown zone, or when the device's clock gives no date
   */
  today(zone?: string): string {
    const now = clock.now();
    return zone === undefined ? deviceDateOf(now) : civilDateOf(now, zone);
  },
  /**
   * Milliseconds by which the server's clock is ahead of the device's; 0 where the device's is right, null
   * while no server has told.
   */
  ahead: (): number | null => known()?.ahead ?? null,
  /**
   * Learns the server's time from a response that no cache has kept: its header `Date`, to the second.
   * @param date text of the header; without one nothing is learned
   */
  learn(date: string | null): void {
    const at = read();
    const ahead = Date.parse(date ?? '') - at;
    if (Number.isNaN(ahead)) return;
    const before = known();
    learned = { ahead: Math.abs(ahead) <= TOLERANCE ? 0 : ahead, at };
    // Seconds on the way are no news: storage is written only when the difference is another one.
    if (before && Math.abs(before.ahead - learned.ahead) <= TOLERANCE) learned.ahead = before.ahead;
    const isFresh = before?.ahead === learned.ahead && at - before.at < STORED_EVERY && at >= before.at;
    if (isFresh) learned.at = before.at;
    else remember(LEARNED_KEY, JSON.stringify(learned));
  },
}));

/** Whether the device's clock is known to be so wrong that the laboratory reviews what it reports. */
export const isClockDoubted = (): boolean => Math.abs(clock.ahead() ?? 0) >= CLOCK_DOUBTED * 60_000;

/** Replaces the clock in tests; without a function the device's clock is restored. Forgets what was learned. */
export function setClock(now?: () => number): void {
  read = now ?? Date.now;
  learned = undefined;
}
