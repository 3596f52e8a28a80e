/**
 * Differences between two sets of files.
 * @param {Record<string, string>} here digests by name
 * @param {Record<string, string | null>} there digests of the other set; null for a missing file
 * @returns one sentence per differing file; empty when equal
 */
export function differences(here, there) {
  const names = [...new Set([...Object.keys(here), ...Object.keys(there)])].sort();
  return names.flatMap((name) => {
    if (here[name] === there[name]) return [];
    if (!there[name]) return [`${name} is only here`];
    return [here[name] ? `${name} differs` : `${name} is only there`];
  });
}

/** The first of many sentences, one per line, and how many more there are. */
export const someOf = (sentences, shown = 20) =>
  [
    ...sentences.slice(0, shown),
    ...(sentences.length > shown ? [`and ${sentences.length - shown} more`] : []),
  ].join('\n');
