import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './step.mjs';

/** Folder of the lock files, outside of node_modules because `npm ci` deletes that folder. */
const LOCK_FOLDER = join(ROOT, '.cache');
const RETRY_MS = 300;

/** Process id of the holder of a lock; undefined when the lock file is gone. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return error.code === 'EPERM';
  }
}

function takeLock(file) {
  mkdirSync(LOCK_FOLDER, { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes the lock of a killed process. The file is renamed before it is read again, so that a lock which
 * another process has taken over meanwhile is put back.
 */
function removeStaleLock(file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const holder = holderOf(aside);
  if (holder !== undefined && isRunning(holder)) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

/**
 * Runs work under a lock of this folder, since two builds at once would mix their files and two installations
 * would fail. Takes over the lock of a killed process.
 * @param {string} name of the lock, such as `build`
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once if another process holds the lock
 * @template T
 * @returns {Promise<T>} the result of `work`
 */
export async function alone(name, work, onWait = () => undefined) {
  const file = join(LOCK_FOLDER, `${name}.lock`);
  let waits = false;
  while (!takeLock(file)) {
    const holder = holderOf(file);
    if (holder === undefined) continue;
    if (!isRunning(holder)) {
      removeStaleLock(file);
      continue;
    }
    if (!waits) onWait();
    waits = true;
    await pause(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
