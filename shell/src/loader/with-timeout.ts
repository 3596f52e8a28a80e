import { LoadFailure } from './failure';

/**
 * Waits for a promise with a time limit.
 * @param limit milliseconds
 * @throws LoadFailure of kind `timeout`
 */
export async function withTimeout<T>(work: Promise<T>, limit: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LoadFailure('timeout', `${what} took more than ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
