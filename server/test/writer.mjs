// Writes rows one by one into the database of a folder and says each number once it is committed.
import { Worker } from 'node:worker_threads';

const worker = new Worker(new URL('../src/db/pglite-worker.mjs', import.meta.url), {
  workerData: { dataDir: process.argv[2] },
});
const write = (n) =>
  worker.postMessage({ op: 'query', id: n, sql: 'insert into written (n) values ($1)', params: [n] });
worker.on('message', (message) => {
  if (message.ready)
    worker.postMessage({
      op: 'exec',
      id: 0,
      sql: 'create table if not exists written (n integer primary key)',
    });
  else if (message.error || message.failed) process.exit(2);
  else {
    process.stdout.write(`${message.id}\n`);
    write(message.id + 1);
  }
});
