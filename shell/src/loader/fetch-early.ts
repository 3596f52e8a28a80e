const asked = new Map<string, Promise<void>>();
let underWay = 0;

/** Whether something that was asked for early is still on its way. */
export const isFetching = (): boolean => underWay > 0;

async function fetchOnce(path: string): Promise<void> {
  underWay += 1;
  try {
    await (await fetch(path)).arrayBuffer();
  } catch {
    // Whoever needs it asks again, and says so where it does not come.
  } finally {
    underWay -= 1;
  }
}

/**
 * Asks, once, for a file whose name changes with its content, so that whoever runs it later finds it
 * in the browser's cache, or on its way there. Not by a preload link: browsers keep a preload that
 * failed and hand its failure to the next who asks, after the file came back, too.
 * @returns settles when it came, or did not
 */
export function fetchEarly(path: string): Promise<void> {
  const known = asked.get(path) ?? fetchOnce(path);
  asked.set(path, known);
  return known;
}
