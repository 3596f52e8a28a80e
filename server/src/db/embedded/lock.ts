import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StartError } from '../start/start-error';

/** Releases the lock on the data folder. */
export type Unlock = () => Promise<void>;

const inUseError = (dir: string): StartError =>
  new StartError(
    `The data folder ${dir} is in use by another running server: stop that one, or set DATA_DIR to another folder.`,
  );

/**
 * Locks the data folder against a second process: the embedded database would open it twice without an error
 * and silently lose rows.
 * @throws StartError when it is locked
 */
export async function lockDataFolder(dir: string, platform: string = process.platform): Promise<Unlock> {
  return platform === 'linux' ? lockBySocket(dir) : lockByFile(dir);
}

/** On Linux the kernel releases an abstract socket with its process, even after `kill -9`. */
function lockBySocket(dir: string): Promise<Unlock> {
  const { dev, ino } = statSync(dir);
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? inUseError(dir) : error),
    );
    server.listen({ path: `\0ciguawatch-${dev}-${ino}` }, () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}

async function lockByFile(dir: string): Promise<Unlock> {
  const file = join(dir, 'server.pid');
  const write = (): void => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    write();
  } catch {
    if (isAlive(Number(readFileSync(file, 'utf8')))) throw inUseError(dir);
    rmSync(file, { force: true });
    write();
  }
  return async () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
