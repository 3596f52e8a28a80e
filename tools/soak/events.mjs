/** Events that happen to servers while clients work. Each returns a sentence with its measurement. */
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const HOUR_MS = 3_600_000;
const said = (statuses) => [...new Set(statuses)].join(', ');

/** Checks the health of servers until `done` resolves. */
async function healthDuring(servers, done) {
  const seen = [];
  let over = false;
  done.finally(() => {
    over = true;
  });
  while (!over) {
    seen.push(...(await Promise.all(servers.map((server) => server.health()))));
    await pause(200);
  }
  await done;
  return said(seen);
}

/** Milliseconds until all servers are healthy again. */
async function untilHealthy(servers) {
  const from = performance.now();
  for (;;) {
    const statuses = await Promise.all(servers.map((server) => server.health()));
    if (statuses.every((status) => status === 200)) return Math.round(performance.now() - from);
    if (performance.now() - from > 60_000) throw new Error(`not healthy within a minute: ${said(statuses)}`);
    await pause(100);
  }
}

export const killServer = (server) => async () => {
  await server.kill();
  const from = performance.now();
  await server.start();
  return `ready again after ${Math.round(performance.now() - from)} ms`;
};

export const endServer = (server) => async () => {
  const { ms, code } = await server.stop();
  // A server that cannot close within eight seconds exits with another code (server/src/shutdown.ts).
  if (code !== 0) throw new Error(`ended with ${code} after ${ms} ms`);
  await server.start();
  return `ended in order after ${ms} ms`;
};

export const restartDatabase = (cluster, servers, how) => async () => {
  const health = await healthDuring(
    servers,
    (async () => {
      cluster[how]();
      await pause(3_000);
      cluster.start();
    })(),
  );
  return `away for 3 s, health meanwhile ${health}; healthy again after ${await untilHealthy(servers)} ms`;
};

export const cutConnections = (url) => async () => {
  const client = new pg.Client(url);
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  await client.end();
  return `${rowCount} connections cut`;
};

export const holdLock = (url, servers) => async () => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin');
  await client.query('lock table case_report');
  const health = await healthDuring(servers, pause(5_000));
  await client.query('rollback');
  await client.end();
  if (health !== '200') throw new Error(`health while a table was locked: ${health}`);
  return `case_report locked for 5 s, health ${health}`;
};

export const fillDisk = (disk, servers) => async () => {
  disk.fill();
  const health = await healthDuring(servers, pause(15_000));
  const last = said(await Promise.all(servers.map((server) => server.health())));
  disk.free();
  if (last !== '503') throw new Error(`health on a full disk: ${last}`);
  return `full for 15 s, health meanwhile ${health}; healthy again after ${await untilHealthy(servers)} ms`;
};

export const jumpClock = (file, hours) => async () => {
  writeFileSync(file, String(hours * HOUR_MS));
  await pause(4_000);
  return `${hours} h`;
};
