/**
 * What tells two sets of files apart.
 * @param {Record<string, string>} here digests by name
 * @param {Record<string, string | null>} there the same of others; null stands for a file that is not there
 * @returns a sentence per file; none where they are equal
 */
export function differences(here, there) {
  const names = [...new Set([...Object.keys(here), ...Object.keys(there)])].sort();
  return names.flatMap((name) => {
    if (here[name] === there[name]) return [];
    if (!there[name]) return [`${name} is only here`];
    return [here[name] ? `${name} differs` : `${name} is only there`];
  });
}

/** The first of many sentences, a line each, and how many more there are. */
export const someOf = (sentences, shown = 20) =>
  [
    ...sentences.slice(0, shown),
    ...(sentences.length > shown ? [`and ${sentences.length - shown} more`] : []),
  ].join('\n');
