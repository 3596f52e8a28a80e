import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './step.mjs';

/** Outside node_modules, which an installation empties. */
const FOLDER = join(ROOT, '.cache');
const WAIT = 300;

/** The process that holds a lock; undefined where the file is gone. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but it is there.
    return error.code === 'EPERM';
  }
}

function take(file) {
  mkdirSync(FOLDER, { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes away the lock of a process that was killed, and only that one: another may have taken it over in between. */
function clear(file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const holder = holderOf(aside);
  if (holder !== undefined && runs(holder)) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

/**
 * Runs work while no other process does work of this name in this folder: two builds at once would mix their files, two
 * installations fail. The lock of a process that was killed is taken over.
 * @param {string} name of the work, such as `build`
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once where another process is at it
 * @template T
 * @returns {Promise<T>} what the work answers
 */
export async function alone(name, work, onWait = () => undefined) {
  const file = join(FOLDER, `${name}.lock`);
  let waits = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder === undefined) continue;
    if (!runs(holder)) {
      clear(file);
      continue;
    }
    if (!waits) onWait();
    waits = true;
    await pause(WAIT);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
