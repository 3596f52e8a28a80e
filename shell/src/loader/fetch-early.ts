const asked = new Set<string>();
let underWay = 0;

/** Whether something that was asked for early is still on its way. */
export const isFetching = (): boolean => underWay > 0;

/**
 * Asks, once, for a file whose name changes with its content, so that whoever runs it later finds it
 * in the browser's cache, or on its way there. Not by a preload link: browsers keep a preload that
 * failed and hand its failure to the next who asks, after the file came back, too.
 */
export function fetchEarly(path: string): void {
  if (asked.has(path)) return;
  asked.add(path);
  underWay += 1;
  void fetch(path)
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined)
    .finally(() => {
      underWay -= 1;
    });
}
