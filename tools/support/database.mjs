import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Runs `use` with the address of a new empty database on the server of `address`. */
export async function withDatabase(address, use) {
  const name = `cig_bench_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(address);
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
    const url = new URL(address);
    url.pathname = `/${name}`;
    return await use(url.href).finally(() => admin.query(`drop database ${name} with (force)`));
  } finally {
    await admin.end();
  }
}
