// Runs the embedded PostgreSQL in a thread of its own, because the engine blocks its thread and a long query
// must not stop the server. The file is plain JavaScript, since it is copied beside the bundle and run as it
// is.
import { readFile, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const OID_INT8 = 20;
const OID_DATE = 1082;
/**
 * The system already caches the database files, so PostgreSQL's usual 128 MB of buffers would hold them
 * twice.
 */
const SMALL = ['-c', 'shared_buffers=16MB', '-c', 'max_connections=5'];
/** As in `notices.ts`. */
const CHANNEL = 'ciguawatch';
const { dataDir, dumpFile } = workerData;

const describe = (error) => ({
  message: error?.message ?? String(error),
  code: error?.code,
  detail: error?.detail,
  constraint: error?.constraint,
  table: error?.table,
  column: error?.column,
});

async function handle(db, message) {
  switch (message.op) {
    case 'query': {
      const result = await db.query(message.sql, message.params);
      return { rows: result.rows, affected: result.affectedRows };
    }
    case 'exec':
      await db.exec(message.sql);
      return { rows: [] };
    case 'dump': {
      const dump = await db.dumpDataDir('none');
      await writeFile(message.file, Buffer.from(await dump.arrayBuffer()));
      return { rows: [] };
    }
    case 'close':
      await db.close();
      return { rows: [] };
    default:
      throw new Error(`unknown operation ${message.op}`);
  }
}

try {
  const db = await PGlite.create({
    ...(dataDir ? { dataDir } : {}),
    ...(dumpFile ? { loadDataDir: new Blob([await readFile(dumpFile)]) } : {}),
    startParams: [...PGlite.defaultStartParams, ...SMALL],
    parsers: { [OID_INT8]: Number, [OID_DATE]: (text) => text },
  });
  // As on PostgreSQL, a session is read-only unless `Store.tx` opens a writing transaction.
  await db.exec("set timezone to 'UTC'; set default_transaction_read_only to on");
  await db.listen(CHANNEL, (notice) => parentPort.postMessage({ notice }));
  parentPort.on('message', async (message) => {
    try {
      parentPort.postMessage({ id: message.id, ...(await handle(db, message)) });
    } catch (error) {
      parentPort.postMessage({ id: message.id, error: describe(error) });
    }
    if (message.op === 'close') parentPort.close();
  });
  parentPort.postMessage({ ready: true });
} catch (error) {
  parentPort.postMessage({ failed: describe(error) });
  parentPort.close();
}
