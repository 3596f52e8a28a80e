/** Thrown when there was no result within the time limit. */
export class TimeLimitError extends Error {}

/**
 * Awaits a promise with a time limit.
 * @throws TimeLimitError after `ms` milliseconds, while the work itself goes on
 */
export async function withinTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`nothing within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
