/** Two servers on one PostgreSQL that is restarted, killed, disconnected and locked. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeCluster } from '../support/cluster.mjs';
import { ports } from '../support/ports.mjs';
import { BuiltServer } from '../support/server.mjs';
import { COMMON } from './common.mjs';
import { smallDisk } from './disk.mjs';
import { soakEngine } from './engine.mjs';
import {
  cutConnections,
  endServer,
  fillDisk,
  holdLock,
  jumpClock,
  killServer,
  restartDatabase,
} from './events.mjs';

const DISK_MB = 64;

export async function soakPostgres(seconds, first) {
  const [database, one, two] = await ports(3, first);
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const clock = join(folder, 'clock');
  const cluster = makeCluster(database);
  const { disk, why } = smallDisk(DISK_MB);
  const env = { ...COMMON, DATABASE_URL: cluster.url, SECRET: 'one secret of both servers of the soak' };
  const servers = [
    new BuiltServer('server 1', one, {
      ...env,
      DATA_DIR: disk ? join(disk.folder, 'data') : join(folder, 'one'),
    }),
    new BuiltServer('server 2', two, { ...env, DATA_DIR: join(folder, 'two'), SOAK_CLOCK: clock }),
  ];
  const { url } = cluster;
  const query = {
    async during(work) {
      const client = new pg.Client(url);
      await client.connect();
      try {
        return await work(async (text) => (await client.query(text)).rows);
      } finally {
        await client.end();
      }
    },
  };
  try {
    await servers[0].start();
    await servers[1].start();
    const events = [
      ['connections are cut', cutConnections(url)],
      ['PostgreSQL restarts', restartDatabase(cluster, servers, 'stop')],
      ['server 1 is killed', killServer(servers[0])],
      ['a table is locked', holdLock(url, servers)],
      ['the clock of server 2 jumps ahead', jumpClock(clock, 2)],
      ['PostgreSQL is killed', restartDatabase(cluster, servers, 'kill')],
      ['the clock of server 2 jumps back', jumpClock(clock, -1)],
      ...(disk ? [['the disk of server 1 fills', fillDisk(disk, [servers[0]])]] : []),
      ['server 2 ends', endServer(servers[1])],
    ];
    const run = await soakEngine({ seconds, servers, events, query });
    return { ...run, skipped: why ? [['the disk of server 1 fills', why]] : [] };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    disk?.remove();
    cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
