/** Milliseconds after which what may wait for files asked for early waits no longer. */
const AT_MOST = 10_000;

const asked = new Map<string, Promise<void>>();
let underWay = 0;

/** Whether something that was asked for early is still on its way. */
export const isFetching = (): boolean => underWay > 0;

async function fetchOnce(path: string): Promise<void> {
  underWay += 1;
  try {
    await (await fetch(path)).arrayBuffer();
  } catch {
    // Its user fetches it again and reports a failure.
  } finally {
    underWay -= 1;
  }
}

/**
 * Asks, once, for a file whose name changes with its content, so that a later import finds it in the
 * browser's cache, or on its way there. Not by a preload link: browsers keep a preload that
 * failed and hand its failure to the next who asks, after the file came back, too.
 * @returns settles when it came, or did not
 */
export function fetchEarly(path: string): Promise<void> {
  const known = asked.get(path) ?? fetchOnce(path);
  asked.set(path, known);
  return known;
}

/** Settles once nothing that was asked for early is on its way, or after ten seconds. */
export async function fetchedEarly(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, AT_MOST));
  const all = async () => {
    // What came may have named more.
    while (isFetching()) await Promise.all(asked.values());
  };
  await Promise.race([all(), late]);
}
