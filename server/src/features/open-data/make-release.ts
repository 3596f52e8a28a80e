import { sql, type Transaction } from 'kysely';
import type { Config } from '../../config/config';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { digestOf } from './content/describe';
import { dataDigest, releaseFiles, zipOf } from './content/files';
import type { ChangedCell, Release } from './content/release';
import { publicCounts } from './counts';
import { type Cell, gatedCells, inOrder, keyOf, lastMonthOf } from './gate';
import { lastMonthOfQuarter, monthText, settledQuarter, versionOf } from './period';
import { type StoredContent, type StoredRelease, storedReleases } from './read';
import { releasedCoverage, releasedPlaces } from './sources';

/** Parts of the configuration that a release names. */
type Publishing = Pick<Config, 'publisher' | 'portalName' | 'publicUrl'>;

/** What was made: a version, or why there is none. */
export type Outcome = { version: string } | { why: 'no reports' | 'released' | 'unchanged' };

/**
 * Makes the release of the last settled quarter, unless there is one.
 * @param again makes another of the same months, where its tables would differ
 */
export async function makeRelease(
  { store, clock, config }: Pick<Deps, 'store' | 'clock'> & { config: Publishing },
  again = false,
): Promise<Outcome> {
  const now = clock.now();
  return store.tx(async (trx) => {
    // Two releases at once would be compared with the same earlier ones, not with each other.
    await sql`lock table open_data_release in share row exclusive mode`.execute(trx);
    const formers = await storedReleases(trx);
    const last = formers.at(-1);
    const quarter = settledQuarter(now);
    if (last && last.until >= lastMonthOfQuarter(quarter) && !again) return { why: 'released' };
    const until = Math.max(lastMonthOfQuarter(quarter), last?.until ?? 0);
    const { release, content } = await compose(trx, { formers, until, now, config });
    if (content.cells.length === 0) return { why: 'no reports' };
    const files = releaseFiles(release);
    const data = dataDigest(files);
    if (last?.until === until && last.dataDigest === data) return { why: 'unchanged' };
    const zip = Buffer.from(zipOf(files));
    const { version } = content.entry;
    await sql`insert into open_data_release (version, until_month, at, data_digest, digest, content, zip)
      values (${version}, ${until}, ${new Date(now)}, ${data}, ${digestOf(zip)}, ${jsonb(content)},
        decode(${zip.toString('base64')}, 'base64'))`.execute(trx);
    return { version };
  });
}

async function compose(
  trx: Transaction<DB>,
  {
    formers,
    until,
    now,
    config,
  }: { formers: readonly StoredRelease[]; until: number; now: number; config: Publishing },
): Promise<{ release: Release; content: StoredContent }> {
  const last = formers.at(-1);
  const cells = gatedCells(await publicCounts(trx), formers, until);
  const places = await releasedPlaces(
    trx,
    formers.map((former) => former.places),
  );
  const shown = cells.filter(({ reports }) => reports > 0);
  const quarter = { year: Math.floor(until / 12), quarter: Math.floor((until % 12) / 3) + 1 };
  const entry = {
    version: versionOf(
      quarter,
      formers.map((former) => former.entry.version),
    ),
    day: new Date(now).toISOString().slice(0, 10),
    until: monthText(until),
    reports: shown.reduce((sum, { reports }) => sum + reports, 0),
    cells: shown.length,
    added: shown.filter((cell) => lastMonthOf(cell) > (last?.until ?? -1)).length,
    changed: changesSince(last, cells),
    kept: cells.filter(({ kept }) => kept).length,
  };
  const release = {
    entry,
    earlier: formers.map((former) => former.entry),
    cells,
    places,
    coverage: await releasedCoverage(trx, places, until),
    publisher: config.publisher.name ?? config.portalName,
    portal: config.portalName,
    base: config.publicUrl.replace(/\/+$/, ''),
  };
  return { release, content: { entry, cells, places } };
}

/** Cells of months that the last release covers, whose count differs from its own. */
function changesSince(last: StoredRelease | undefined, cells: readonly Cell[]): ChangedCell[] {
  if (!last) return [];
  const before = new Map(last.cells.map((cell) => [keyOf(cell), cell]));
  const present = new Map(cells.map((cell) => [keyOf(cell), cell]));
  const changed = [...new Map([...before, ...present]).values()].flatMap((cell) => {
    const { place, year, month } = cell;
    if (lastMonthOf(cell) > last.until) return [];
    const from = before.get(keyOf(cell))?.reports ?? 0;
    const to = present.get(keyOf(cell))?.reports ?? 0;
    return from === to ? [] : [{ place, year, month, from, to }];
  });
  return changed.sort(inOrder);
}
