import type { Faults } from '../faults';
import type { PackSource } from '../pack';
import { isNew, neededCell } from './cells';
import { readTable } from './table';

/** Stands in the column of licences for facts, of which nobody grants a licence. */
const NO_LICENCE = 'none';

/** Sources of a pack by their key. A licence is asked for, because others get the data with it. */
export function readSources(folder: string, faults: Faults): Map<string, PackSource> {
  const sources = new Map<string, PackSource>();
  const seen = new Set<string>();
  const form = {
    file: 'sources.csv',
    needed: true,
    headings: ['key', 'source', 'licence'],
    optional: ['note'],
  };
  for (const row of readTable(folder, form, faults)) {
    const [key, source, licence] = ['key', 'source', 'licence'].map((heading) =>
      neededCell(row, heading, faults),
    );
    if (!key || !isNew(seen, key, row, 'key', faults)) continue;
    sources.set(key, { source: source ?? '', licence: licence === NO_LICENCE ? null : (licence ?? null) });
  }
  return sources;
}
