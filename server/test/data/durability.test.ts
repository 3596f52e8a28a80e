import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openPglite } from '../../src/db/embedded/embedded';

const writer = join(dirname(fileURLToPath(import.meta.url)), '../support/writer.mjs');
const ENOUGH = 300;

/** Lets the writer work, kills it and returns the last number that it had committed. */
function killWhileWriting(folder: string): Promise<number> {
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let heard = '';
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      if (lastOf(heard) >= ENOUGH) child.kill('SIGKILL');
    });
    child.on('close', () => resolve(lastOf(heard)));
  });
}

const lastOf = (heard: string): number => Number(heard.split('\n').at(-2) ?? 0);

it('has every committed row after the process was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cig-kill-'));
  const last = await killWhileWriting(folder);
  const store = await openPglite({ dataDir: folder });
  const { rows } = await sql<{ n: number; top: number }>`
    select count(*) as n, max(n) as top from written`.execute(store.read);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  expect(last).toBeGreaterThanOrEqual(ENOUGH);
  expect(rows[0]?.top).toBeGreaterThanOrEqual(last);
  expect(rows[0]?.n).toBe(rows[0]?.top);
}, 60_000);
