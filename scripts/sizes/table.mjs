const row = (cells) => `| ${cells.join(' | ')} |`;

/** Names of the parts in docs/sizes.md. */
const PART_NAMES = {
  page: 'the page itself',
  code: 'scripts and styles',
  lists: 'answers of the API',
  chart: 'files of the map',
  fonts: 'fonts',
  document: 'its PDF',
};

/** Least ratio of limit to measurement, so that small changes do not exceed a limit. */
const MIN_HEADROOM = 1.03;

/**
 * The table of docs/sizes.md: each part of each visit with its limit.
 * @param {{name: string, most: Record<string, number>}[]} limits scripts/sizes/limits.json
 * @param {Map<string, Record<string, number>>} weights kB of each part, by name of the visit
 */
export function table(limits, weights) {
  const lines = limits.flatMap(({ name, most }) =>
    Object.entries(most).map(([part, kB]) =>
      row([name, PART_NAMES[part] ?? part, weights.get(name)?.[part]?.toFixed(1) ?? '', kB]),
    ),
  );
  return [row(['visit', 'part', 'kB', 'at most']), row(['---', '---', '--:', '--:']), ...lines].join('\n');
}

/** Sentences for limits that are closer to the measurement than they should be. */
export const near = (limits, weights) =>
  limits.flatMap(({ name, most }) =>
    Object.entries(most)
      .filter(([part, kB]) => (weights.get(name)?.[part] ?? 0) * MIN_HEADROOM > kB)
      .map(([part, kB]) => `${name}, ${part}: ${weights.get(name)[part].toFixed(1)} of ${kB} kB`),
  );
