import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { Portal } from '../portal';
import { ROOT } from '../run-folder';

const SEEDED_DATA_CACHE = join(ROOT, '.cache/e2e-data');
/** Sources that decide the content of a freshly filled data folder. */
const SEED_SOURCE_PATHS = ['package-lock.json', 'server/dist', 'server/reference-data', 'server/packs'];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

function files(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Date part of the cache key: demonstration data reach up to now, with cases in the current month of their
 * place, so data from yesterday, or before a month began in any time zone, would be outdated.
 */
function date(now: number): string {
  const months = Array.from({ length: 27 }, (_, at) =>
    new Date(now + (at - 12) * HOUR_MS).toISOString().slice(0, 7),
  );
  return [new Date(now).toISOString().slice(0, 10), ...months].join(' ');
}

function key(now: number): string {
  const hash = createHash('sha256').update(date(now));
  for (const file of SEED_SOURCE_PATHS.flatMap((source) => files(join(ROOT, source))))
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Deletes cached data that no other run can still be copying. */
function sweep(now: number): void {
  for (const name of readdirSync(SEEDED_DATA_CACHE)) {
    const folder = join(SEEDED_DATA_CACHE, name);
    if (now - statSync(folder).mtimeMs > DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** Fills a folder by starting a server; it gets its final name when complete. */
async function seed(folder: string, now: number): Promise<void> {
  const arriving = `${folder}.${process.pid}`;
  mkdirSync(arriving, { recursive: true });
  sweep(now);
  try {
    const portal = await Portal.start({ dataDir: arriving, env: { DEMO: 'true' } });
    await portal.stop();
    if (!existsSync(folder)) renameSync(arriving, folder);
  } finally {
    rmSync(arriving, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * Writes the data of a freshly started portal into a new folder. Filling a database needs a whole server
 * start, so the result is cached for the next run with the same server on the same day.
 */
export async function writeSeededData(to: string): Promise<void> {
  const now = Date.now();
  const folder = join(SEEDED_DATA_CACHE, key(now));
  if (!existsSync(folder)) await seed(folder, now);
  cpSync(folder, to, { recursive: true });
}
