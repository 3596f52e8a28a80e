const row = (cells) => `| ${cells.join(' | ')} |`;

/** Parts as docs/sizes.md names them. */
const WORDS = {
  page: 'the page itself',
  code: 'scripts and styles',
  lists: 'answers of the API',
  chart: 'files of the map',
  fonts: 'fonts',
  document: 'its PDF',
};

/** A limit is to be so many times what it limits at least: nobody fights for a byte. */
const ROOM = 1.03;

/**
 * The table of docs/sizes.md: each part of each visit with its limit.
 * @param {{name: string, most: Record<string, number>}[]} limits scripts/sizes/limits.json
 * @param {Map<string, Record<string, number>>} weights kB of each part, by the name of the visit
 */
export function table(limits, weights) {
  const lines = limits.flatMap(({ name, most }) =>
    Object.entries(most).map(([part, kB]) =>
      row([name, WORDS[part] ?? part, weights.get(name)?.[part]?.toFixed(1) ?? '', kB]),
    ),
  );
  return [row(['visit', 'part', 'kB', 'at most']), row(['---', '---', '--:', '--:']), ...lines].join('\n');
}

/** Limits that stand nearer to what was weighed than they should, in words. */
export const near = (limits, weights) =>
  limits.flatMap(({ name, most }) =>
    Object.entries(most)
      .filter(([part, kB]) => (weights.get(name)?.[part] ?? 0) * ROOM > kB)
      .map(([part, kB]) => `${name}, ${part}: ${weights.get(name)[part].toFixed(1)} of ${kB} kB`),
  );
