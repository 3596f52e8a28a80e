import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CACHE } from '../../shared/webpack/paths.mjs';

const FILE = path.join(CACHE, 'build.lock');

function taken() {
  try {
    const pid = Number(readFileSync(FILE, 'utf8'));
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return error.code === 'EPERM';
  }
}

function take() {
  mkdirSync(CACHE, { recursive: true });
  try {
    writeFileSync(FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs a function while no other build of this folder runs, because two would mix their files. The lock of
 * a killed build is taken over.
 */
export async function alone(work) {
  while (!take()) {
    if (taken()) await pause(300);
    else rmSync(FILE, { force: true });
  }
  try {
    return await work();
  } finally {
    rmSync(FILE, { force: true });
  }
}
