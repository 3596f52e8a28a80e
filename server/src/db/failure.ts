/** Why a statement failed, as far as the sender of a request can react to it. */
export type Failure =
  /** The database cannot be reached: it is starting, stopping or cut off. */
  | 'away'
  /** It can be reached but is too slow: a lock is held, or too many requests wait. */
  | 'busy'
  /** A deadlock or serialization failure; running the transaction again usually succeeds. */
  | 'collision'
  /** The disk is full. */
  | 'full';

/** Whether an error code is an SQLSTATE: five digits or capital letters. */
export const isSqlState = (code: unknown): code is string =>
  typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code);

const COLLISION_CODES = new Set(['40001', '40P01']);
/**
 * 53100 is PostgreSQL's code for a full disk (53200, out of memory, counts as busy); the others are the
 * system's.
 */
const DISK_FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Lock not available, statement cancelled by its time-out, too many connections, out of memory. */
const BUSY_CODES = new Set(['55P03', '57014', '53300', '53200']);
/** Shut down, crashed, cannot connect now, idle too long in a transaction, read-only after a failover. */
const UNREACHABLE_CODES = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '25006']);
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of the driver and the pool that come without a code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|the embedded database has stopped|driver has already been destroyed)/i;
const POOL_WAIT_MESSAGE = /^timeout exceeded when trying to connect/i;
/** The embedded engine passes the system's error on as text only. */
const NO_SPACE_MESSAGE = /no space left on device|disk quota exceeded/i;

/** The failure that an error stands for; null when the statement or our code is wrong. */
export function failureOf(thrown: unknown): Failure | null {
  const { code, message } = (thrown ?? {}) as { code?: unknown; message?: unknown };
  const name = typeof code === 'string' ? code : '';
  const words = typeof message === 'string' ? message : '';
  if (DISK_FULL_CODES.has(name) || NO_SPACE_MESSAGE.test(words)) return 'full';
  if (COLLISION_CODES.has(name)) return 'collision';
  if (BUSY_CODES.has(name) || (name === '' && POOL_WAIT_MESSAGE.test(words))) return 'busy';
  if (UNREACHABLE_CODES.has(name) || NETWORK_CODES.has(name) || (isSqlState(name) && name.startsWith('08')))
    return 'away';
  return name === '' && DRIVER_MESSAGES.test(words) ? 'away' : null;
}
