// Writes rows into the database of a folder and prints each number once it is committed.
import { Worker } from 'node:worker_threads';

const worker = new Worker(new URL('../../src/db/embedded/pglite-worker.mjs', import.meta.url), {
  workerData: { dataDir: process.argv[2] },
});
const exec = (id, sql) => worker.postMessage({ op: 'exec', id, sql });
const write = (n) =>
  worker.postMessage({ op: 'query', id: n, sql: 'insert into written (n) values ($1)', params: [n] });
worker.on('message', (message) => {
  // Sessions are read-only by default, and a transaction keeps the setting it began with, hence two steps.
  if (message.ready) exec(-1, 'set default_transaction_read_only to off');
  else if (message.error || message.failed) process.exit(2);
  else if (message.id === -1) exec(0, 'create table if not exists written (n integer primary key)');
  else {
    process.stdout.write(`${message.id}\n`);
    write(message.id + 1);
  }
});
