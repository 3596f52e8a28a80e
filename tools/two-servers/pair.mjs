import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { PORTAL } from '../../shared/webpack/paths.mjs';
import { makeCluster } from '../support/cluster.mjs';
import { Nginx } from '../support/nginx.mjs';
import { ports } from '../support/ports.mjs';
import { BuiltServer } from '../support/server.mjs';

/** Starts the database, two servers on it and the gateway; `stop` ends all processes. */
export async function startPair(folder) {
  const [database, one, two, http] = await ports(4, 0);
  const cluster = makeCluster(database);
  const url = `http://127.0.0.1:${http}`;
  const home = (name) => join(folder, name);
  const servers = [
    ['one', one],
    ['two', two],
  ].map(
    ([name, port]) =>
      new BuiltServer(`server ${name}`, port, {
        NODE_ENV: '',
        DATA_DIR: home(name),
        MEDIA_DIR: home('media'),
        ATTACHMENTS_DIR: home('attachments'),
        DATABASE_URL: cluster.url,
        SECRET: 'one secret of both servers behind it',
        PORTAL_DIR: PORTAL,
        PUBLIC_URL: url,
        TRUSTED_PROXIES: '127.0.0.1',
        LIMIT_REPORT_ADDRESS: '1000000',
      }),
  );
  const gateway = new Nginx('start-gateway', `${url}/api/health/`, {
    PORT_HTTP: String(http),
    SERVER: servers.map(({ url: address }) => new URL(address).host).join(),
    DNS: '',
    WEB_ROOT: PORTAL,
    RUN_DIR: home('run'),
  });
  const rows = async (text, values) => {
    const client = new pg.Client(cluster.url);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  const stop = async () => {
    await gateway.stop();
    await Promise.all(servers.map((server) => server.kill()));
    cluster.remove();
  };
  /** Names of the mails that each server wrote: number and receiver. */
  const mails = () =>
    ['one', 'two'].map((name) => {
      try {
        return readdirSync(join(home(name), 'outbox')).filter((file) => file.endsWith('.eml'));
      } catch {
        return [];
      }
    });
  try {
    for (const server of servers) await server.start();
    await gateway.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, servers, rows, mails, stop };
}
