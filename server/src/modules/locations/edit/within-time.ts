import { runInNewContext } from 'node:vm';

/**
 * Does work that waits for nothing, and ends it after a time even when it loops endlessly.
 * @throws Error `ERR_SCRIPT_EXECUTION_TIMEOUT` when the time is over, and what the work throws
 */
export const withinTime = <T>(milliseconds: number, work: () => T): T =>
  // Node.js ends a script by time, with all that the script calls: here the script is but the call.
  runInNewContext('work()', { work }, { timeout: Math.ceil(milliseconds) }) as T;
