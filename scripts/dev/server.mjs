import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../../shared/webpack/paths.mjs';

async function freePort() {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * The development server, on a port of its own behind `front`, restarted for each bundle.
 * @param {number} port port that people use, for links that the server makes
 * @param {string} web web root
 */
export function developmentServer(port, web) {
  let child = null;
  let first;
  let current = new Promise((resolve) => {
    first = resolve;
  });

  async function stop() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  }

  async function start() {
    const inner = await freePort();
    child = spawn(process.execPath, ['--enable-source-maps', at('server/dist/server.mjs')], {
      cwd: at(),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PUBLIC_URL: `http://localhost:${port}`,
        ...process.env,
        HOST: 'localhost',
        PORT: String(inner),
        PORTAL_DIR: web,
      },
    });
    const mine = child;
    mine.stdout.on('data', (said) =>
      process.stdout.write(String(said).replaceAll(`localhost:${inner}`, `localhost:${port}`)),
    );
    const healthy = () =>
      fetch(`http://localhost:${inner}/api/health/`).then(
        (response) => response.ok,
        () => false,
      );
    while (mine.exitCode === null && mine.signalCode === null) {
      if (await healthy()) return inner;
      await pause(50);
    }
    return null;
  }

  let work = Promise.resolve();
  return {
    /** The server's port once it responds, or null when it has ended; waits for the first bundle. */
    ready: () => current,
    /** Stops the running server and starts the new bundle once the database is closed. */
    restart() {
      work = work.then(stop).then(start);
      first(work);
      current = work;
    },
    stop,
  };
}
