/** Thrown when there was no result within the time limit. */
export class TooSlow extends Error {}

/**
 * Result of a promise.
 * @throws TooSlow after `ms` milliseconds, while the work itself goes on
 */
export async function withinTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`nothing within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
