/** Longest time in milliseconds that other work waits for early requests. */
const MAX_WAIT_MS = 10_000;

const earlyRequests = new Map<string, Promise<void>>();
let underWay = 0;

/** Whether an early request is still running. */
export const isFetching = (): boolean => underWay > 0;

async function fetchPath(path: string): Promise<void> {
  underWay += 1;
  try {
    await (await fetch(path)).arrayBuffer();
  } catch {
    // The code that needs the file loads it again and reports a failure.
  } finally {
    underWay -= 1;
  }
}

/**
 * Requests a file with a hashed name once, so that a later import finds it in the browser's cache. Not by a
 * preload link: browsers keep failed preloads and report the failure again later, even when the file has
 * come back.
 * @returns settles when it has loaded or failed
 */
export function fetchEarly(path: string): Promise<void> {
  const known = earlyRequests.get(path) ?? fetchPath(path);
  earlyRequests.set(path, known);
  return known;
}

/** Resolves when no early request is running, or after ten seconds. */
export async function fetchedEarly(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  const all = async () => {
    // A loaded file may have led to further requests.
    while (isFetching()) await Promise.all(earlyRequests.values());
  };
  await Promise.race([all(), late]);
}
