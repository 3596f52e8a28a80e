import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sizeOf } from '../../src/backup/format';
import { restore } from '../../src/backup/restore';
import { checksumOf, tableNames } from '../../src/backup/tables';
import { writeBackup } from '../../src/backup/write-backup';
import { readConfig } from '../../src/config/config';
import { loadDemo } from '../../src/db/demo/load';
import { readCsv, referenceDir } from '../../src/db/reference/files';
import { migrate } from '../../src/db/start/migrate';
import type { Store } from '../../src/db/store';
import { makeRelease } from '../../src/features/open-data/make-release';
import { mediaFolder } from '../../src/features/pictures/media-folder';
import { loadDemoAccounts } from '../../src/features/users/demo';
import { importHaedat } from '../../src/import/haedat';
import { byHand } from '../support/by-hand';
import { emptyStore } from '../support/empty-store';
import { anyEngine, bothEngines, openTestStore } from '../support/test-store';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const KEY = 'a'.repeat(32);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cig-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mediaIn = (name: string) => mediaFolder(join(folder, name, 'media'));

const comment = (version: number) => ({
  country: 4,
  year: 2025,
  month: 1,
  lang: 'fr_FR' as const,
  version,
  text: 'Mérou — « 12,5 kg »',
  at: new Date(NOW),
});

async function digests(store: Store) {
  const checksums: Record<string, unknown> = {};
  for (const name of await tableNames(store.read))
    checksums[name] = await store.tx((trx) => checksumOf(trx, name));
  return checksums;
}

const told = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );

// The opposite direction, from PostgreSQL to the embedded database, is tested by `npm run drill`.
describe.each(bothEngines.slice(0, 1))('from %s', (from) => {
  let store: Store;
  let file: string;
  beforeAll(async () => {
    store = await openTestStore(from);
    await loadDemo(store, NOW);
    await loadDemoAccounts(store);
    const { publisher, portalName, publicUrl } = readConfig({});
    const config = { publisher, portalName, publicUrl };
    expect(await makeRelease({ store, clock: { now: () => NOW }, config })).toEqual({ version: '2026.3' });
    for (const version of [1, 2, 3])
      await byHand(store).insertInto('report_comment').values(comment(version)).execute();
    await byHand(store).deleteFrom('report_comment').where('version', '=', 3).execute();
    await mediaIn(from).put(KEY, '640.webp', Buffer.from([0, 10, 13, 255]));
    file = join(folder, `${from}.jsonl.gz`);
    const { end } = await writeBackup({ store, media: mediaIn(from), recipients: [] }, file, NOW);
    expect(sizeOf(end)).toMatchObject({ files: 1 });
    expect(end.tables.case_report?.rows).toBeGreaterThan(500);
  });
  afterAll(() => store.close());

  // Each engine into the other, where both are available.
  it.each([bothEngines.find((one) => one !== from) ?? from])(
    'to %s: equal rows in every table, the same numbers next, the same pictures',
    async (to) => {
      const copy = await emptyStore(to);
      try {
        await restore({ store: copy, media: mediaIn(`${from}-${to}`) }, { file });
        expect(await digests(copy)).toEqual(await digests(store));
        await migrate(copy);
        const made = byHand(copy).insertInto('report_comment').values(comment(9)).returning('id');
        expect((await made.executeTakeFirstOrThrow()).id).toBe(4);
        const picture = await mediaIn(`${from}-${to}`).get(KEY, '640.webp');
        expect(picture && [...picture]).toEqual([0, 10, 13, 255]);
        expect(await told(restore({ store: copy, media: mediaIn('other') }, { file }))).toMatch(/not empty/);
      } finally {
        await copy.close();
      }
    },
  );

  it('is readable for its owner only, and leaves no part behind', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('an incomplete file', () => {
  let copy: Store;
  let lines: string[];
  beforeAll(async () => {
    const store = await openTestStore();
    await loadDemoAccounts(store);
    // A few rows per table suffice, since each of these files is restored up to its fault.
    const events = readCsv(referenceDir(), 'haedat_pf_ciguatera_events.csv').slice(0, 20);
    await importHaedat(store, events, { now: NOW });
    await writeBackup({ store, media: mediaIn('none'), recipients: [] }, join(folder, 'small'), NOW);
    await store.close();
    copy = await emptyStore(anyEngine);
    lines = gunzipSync(readFileSync(join(folder, 'small')))
      .toString()
      .trim()
      .split('\n');
  });
  afterAll(() => copy.close());

  const tried = (name: string, content: string[] | Buffer) => {
    const file = join(folder, name);
    writeFileSync(file, Buffer.isBuffer(content) ? content : gzipSync(`${content.join('\n')}\n`));
    return told(restore({ store: copy, media: mediaIn('none') }, { file }));
  };

  it('is refused before anything is created from it', async () => {
    expect(await tried('cut', readFileSync(join(folder, 'small')).subarray(0, 9_000))).toMatch(
      /cannot be read as a backup/,
    );
    expect(await tried('no-end', lines.slice(0, -1))).toMatch(/its end is missing/);
    expect(await tried('other', ['hello', 'E {}'])).toMatch(/does not begin as one/);
    expect(await tried('text', Buffer.from('no gzip'))).toMatch(/cannot be read as a backup/);
    const head = JSON.parse((lines[0] ?? '').slice(2));
    const later = `B ${JSON.stringify({ ...head, migrations: [...head.migrations, '9999_later'] })}`;
    expect(await tried('later', [later, ...lines.slice(1)])).toMatch(/9999_later/);
    const format = `B ${JSON.stringify({ ...head, format: 2 })}`;
    expect(await tried('format', [format, ...lines.slice(1)])).toMatch(/format 2, this version reads 1/);
    expect(await tableNames(copy.read)).toEqual([]);
  });

  it('stores no row when one is lost, changed or refers to nothing', async () => {
    const at = lines.indexOf('T case_report') + 1;
    expect(await tried('lost', lines.toSpliced(at, 1))).toMatch(/case_report would not be what it was/);
    const changed = lines.with(at, (lines[at] ?? '').replace(/"age": \w+/, '"age": 117'));
    expect(await tried('changed', changed)).toMatch(/case_report would not be what it was/);
    const user = lines.indexOf('T app_user') + 1;
    expect(await tried('orphans', lines.toSpliced(user, 1))).toMatch(/foreign key|app_user would not be/);
    expect(await digests(copy)).toMatchObject({ case_report: { rows: 0 }, app_user: { rows: 0 } });
  });
});
