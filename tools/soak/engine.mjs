/**
 * One run on one database engine: starts, lets clients work during events, waits until all is quiet,
 * compares.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { compare } from './check.mjs';
import { Client } from './client.mjs';

const CLIENTS = 20;
const QUIET_TIMEOUT_MS = 90_000;

/**
 * @param servers started servers
 * @param events name and action, spread evenly over the time
 * @param query runs SQL directly on the database
 */
export async function soakEngine({ seconds, servers, events, query }) {
  const acknowledgements = [performance.now()];
  const clients = Array.from(
    { length: CLIENTS },
    (_, i) =>
      new Client(`client ${i + 1}`, i % 2 === 0 ? servers : [...servers].reverse(), () =>
        acknowledgements.push(performance.now()),
      ),
  );
  const from = performance.now();
  const lines = [];
  const failures = [];
  const work = Promise.all(clients.map((client) => client.run())).then(
    () => true,
    (error) => {
      failures.push(`a client stopped: ${error.stack}`);
      return true;
    },
  );
  const step = (seconds * 1000) / (events.length + 1);
  for (const [i, [name, action]] of events.entries()) {
    const wait = from + step * (i + 1) - performance.now();
    if (wait > 0) await pause(wait);
    try {
      lines.push([name, await action()]);
    } catch (error) {
      lines.push([name, `FAILED: ${error.message}`]);
      failures.push(`${name}: ${error.message}`);
    }
  }
  await pause(Math.max(0, from + seconds * 1000 - performance.now()));
  for (const client of clients) client.finish();
  const quiet = await Promise.race([work, pause(QUIET_TIMEOUT_MS, false, { ref: false })]);
  if (!quiet) failures.push('reports were still not acknowledged a minute and a half after the last event');
  // The watermark stays slightly behind the last commit.
  await pause(500);
  for (const client of clients) for (let tries = 0; tries < 20 && !(await client.sync()); tries++);
  const result = await query.during((run) => compare(run, clients));
  for (const server of servers) failures.push(...server.died);
  const gaps = acknowledgements.slice(1).map((at, i) => at - acknowledgements[i]);
  return {
    clients,
    lines,
    failures,
    result,
    longest: Math.round(Math.max(0, ...gaps)),
    ms: performance.now() - from,
  };
}
