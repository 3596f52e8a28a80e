import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../src/db/open';
import { fill } from '../src/first-start/fill';
import { fillApart, isFirstStart } from '../src/first-start/fill-apart';

jest.setTimeout(120_000);

describe('the first start', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cig-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('makes and fills a new embedded database once, and lets go of it', async () => {
    const config = { dataDir: folder, databaseUrl: undefined };
    expect(isFirstStart(config)).toBe(true);
    expect(isFirstStart({ ...config, databaseUrl: 'postgres://there/is' })).toBe(false);
    await fill({ dataDir: folder, demo: false }, Date.parse('2026-11-23T10:00:00Z'));
    expect(isFirstStart(config)).toBe(false);
    const store = await openStore(config);
    const { n } = await store.read
      .selectFrom('country')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    await store.close();
    expect(n).toBeGreaterThan(20);
  });

  it('goes on whatever becomes of the process that fills', async () => {
    const written = join(folder, 'told');
    const program = join(folder, 'program.cjs');
    writeFileSync(
      program,
      `require('node:fs').writeFileSync(${JSON.stringify(written)}, process.argv[2]); process.exit(3);`,
    );
    await expect(fillApart([program])).resolves.toBeUndefined();
    expect(isFirstStart({ dataDir: folder, databaseUrl: undefined })).toBe(true);
    await expect(fillApart([join(folder, 'none.cjs')])).resolves.toBeUndefined();
  });
});
