/** A PostgreSQL cluster of its own, which may be restarted and killed without affecting others. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (command, args) => execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'] }).toString();

/** Why no cluster can be made on this machine; null when one can. */
export function clusterMissing() {
  if (process.getuid?.() !== 0) return 'pg_createcluster needs the rights of root';
  try {
    run('sh', ['-c', 'command -v pg_createcluster pg_ctlcluster']);
    return null;
  } catch {
    return 'pg_createcluster and pg_ctlcluster are not installed (packages postgresql, postgresql-common)';
  }
}

/** Makes and starts a cluster on a port; `remove` deletes it completely. */
export function makeCluster(port) {
  const version = run('pg_lsclusters', ['-h']).trim().split(/\s+/)[0] || '15';
  const name = `soak${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'soak-pg-'));
  const control = (action, ...mode) =>
    run('pg_ctlcluster', ['--skip-systemctl-redirect', ...mode, version, name, action]);
  run('chmod', ['711', folder]);
  run('pg_createcluster', [
    version,
    name,
    ...['--port', String(port), '--datadir', join(folder, 'data'), '--start-conf', 'manual'],
    ...['--', '-A', 'trust'],
  ]);
  const remove = () => {
    run('pg_dropcluster', ['--stop', version, name]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    control('start');
  } catch (error) {
    remove();
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => control('start'),
    /** Ends sessions in order. */
    stop: () => control('stop', '-m', 'fast'),
    /** Simulates a power failure: the next start recovers from the log. */
    kill: () => control('stop', '-m', 'immediate'),
    remove,
  };
}
