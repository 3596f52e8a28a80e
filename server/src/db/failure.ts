/** Why a statement could not be carried out, as far as the sender of a request can do something about it. */
export type Failure =
  /** The database is away: starting, stopping or cut off. */
  | 'away'
  /** It answers, but not in time: a lock is held, or too many ask at once. */
  | 'busy'
  /** Two transactions were in each other's way; from the start again, it may well succeed. */
  | 'collision'
  /** The disk is full. */
  | 'full';

/** Whether an error code is one of SQL: five digits or capital letters. */
export const isSqlState = (code: unknown): code is string =>
  typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code);

const COLLISIONS = new Set(['40001', '40P01']);
/** 53100 disk full, 53200 out of memory has its own; ENOSPC and EDQUOT are the system's names. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Lock not available, statement cancelled by its time-out, too many connections, out of memory. */
const BUSY = new Set(['55P03', '57014', '53300', '53200']);
/** Shut down, crashed, cannot connect now, idle too long in a transaction, read only after a switch of servers. */
const AWAY = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '25006']);
const NETWORK = new Set([
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
/** What the driver and the pool say without a code. */
const DRIVER =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|the embedded database has stopped|driver has already been destroyed)/i;
const POOL_WAIT = /^timeout exceeded when trying to connect/i;
/** The embedded engine reports the system's error in words only. */
const NO_SPACE = /no space left on device|disk quota exceeded/i;

/** The kind of failure an error stands for; null when it is a fault of the statement or of our code. */
export function failureOf(thrown: unknown): Failure | null {
  const { code, message } = (thrown ?? {}) as { code?: unknown; message?: unknown };
  const name = typeof code === 'string' ? code : '';
  const words = typeof message === 'string' ? message : '';
  if (FULL.has(name) || NO_SPACE.test(words)) return 'full';
  if (COLLISIONS.has(name)) return 'collision';
  if (BUSY.has(name) || (name === '' && POOL_WAIT.test(words))) return 'busy';
  if (AWAY.has(name) || NETWORK.has(name) || (isSqlState(name) && name.startsWith('08'))) return 'away';
  return name === '' && DRIVER.test(words) ? 'away' : null;
}
