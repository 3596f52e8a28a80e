/** A server with its embedded database that is killed and whose disk fills up. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ports } from '../support/ports.mjs';
import { BuiltServer } from '../support/server.mjs';
import { COMMON } from './common.mjs';
import { smallDisk } from './disk.mjs';
import { soakEngine } from './engine.mjs';
import { endServer, fillDisk, jumpClock, killServer } from './events.mjs';

/** Megabytes that the empty database needs, plus 64 for reports. */
const DISK_MB = 64 + 128;

export async function soakEmbedded(seconds, first) {
  const [port] = await ports(1, first);
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const clock = join(folder, 'clock');
  const { disk, why } = smallDisk(DISK_MB);
  const data = join(disk?.folder ?? folder, 'data');
  const server = new BuiltServer('the server', port, {
    ...COMMON,
    DATA_DIR: data,
    DATABASE_URL: '',
    SOAK_CLOCK: clock,
  });
  const query = {
    /** Opens the database without the server, like a copy of its folder. */
    async during(work) {
      await server.stop();
      const db = await PGlite.create({ dataDir: join(data, 'pgdata') });
      try {
        return await work(async (text) => (await db.query(text)).rows);
      } finally {
        await db.close();
      }
    },
  };
  try {
    await server.start();
    const events = [
      ['the server is killed', killServer(server)],
      ['its clock jumps ahead', jumpClock(clock, 2)],
      ...(disk ? [['its disk fills', fillDisk(disk, [server])]] : []),
      ['its clock jumps back', jumpClock(clock, -1)],
      ['the server is killed again', killServer(server)],
      ['the server ends', endServer(server)],
    ];
    const run = await soakEngine({ seconds, servers: [server], events, query });
    return { ...run, skipped: why ? [['its disk fills', why]] : [] };
  } finally {
    await server.kill();
    disk?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
