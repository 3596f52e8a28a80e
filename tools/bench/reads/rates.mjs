/** Measures response rates of an address in comparison with the same bytes from a bare server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const CONNECTIONS = 8;

/** Headers of a response that the bare servers send as well. */
const FORWARDED_HEADERS = ['content-type', 'content-encoding', 'etag', 'cache-control', 'vary'];

/** Processor time of a process and its threads in seconds; null where the system does not tell. */
function processorTime(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // Fields 14 and 15 of proc(5), in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/**
 * Sends requests for `SECONDS`; returns responses per second, and processor time per response in
 * microseconds.
 */
async function load({ port, pid }, path, headers, status) {
  const before = processorTime(pid);
  const child = spawn(
    process.execPath,
    [here('load.mjs'), port, path, JSON.stringify(headers), SECONDS, CONNECTIONS].map(String),
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.on('data', (part) => (text += part));
  await once(child, 'close');
  const used = before === null ? null : processorTime(pid) - before;
  const { responses, seconds, statuses } = JSON.parse(text);
  if (Object.keys(statuses).join() !== String(status))
    throw new Error(`${path}: ${JSON.stringify(statuses)} instead of ${status}.`);
  return { rate: responses / seconds, cost: used === null ? null : (used / responses) * 1e6 };
}

async function bare(kind, folder, response) {
  const file = join(folder, 'body');
  writeFileSync(file, response.body);
  const child = spawn(
    process.execPath,
    [here('bare.mjs'), kind, file, JSON.stringify(response.headers), String(response.status)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [port] = await once(child.stdout, 'data');
  return { port: Number(port), pid: child.pid, end: () => child.kill() };
}

/** The raw response of an address. */
async function example(port, path, headers) {
  const { request } = await import('node:http');
  return new Promise((done, failed) => {
    request({ port, host: '127.0.0.1', path, headers }, (got) => {
      const parts = [];
      got.on('data', (part) => parts.push(part));
      got.on('end', () =>
        done({
          status: got.statusCode,
          body: Buffer.concat(parts),
          headers: Object.fromEntries(
            FORWARDED_HEADERS.flatMap((name) => (got.headers[name] ? [[name, got.headers[name]]] : [])),
          ),
        }),
      );
    })
      .on('error', failed)
      .end();
  });
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Measures servers and a bare one alternately, so that other load on the machine affects all alike.
 * @param servers name > `{ port, pid }`
 * @returns name > `{ rate, cost, share, saved }`: median responses per second and microseconds of processor
 * time per response, and both relative to the bare server in the same round
 */
export async function against(kind, servers, path, headers) {
  const [first] = Object.values(servers);
  const response = await example(first.port, path, headers);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const plain = await bare(kind, folder, response);
  const all = { [kind]: plain, ...servers };
  const rounds = Object.fromEntries(Object.keys(all).map((name) => [name, []]));
  try {
    // The first round warms up and does not count.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [name, server] of Object.entries(all)) {
        const one = await load(server, path, headers, response.status);
        if (round > 0) rounds[name].push(one);
      }
  } finally {
    plain.end();
    rmSync(folder, { recursive: true, force: true });
  }
  return Object.fromEntries(
    Object.entries(rounds).map(([name, ran]) => [
      name,
      {
        rate: median(ran.map(({ rate }) => rate)),
        cost: ran[0].cost === null ? null : median(ran.map(({ cost }) => cost)),
        share: median(ran.map(({ rate }, round) => rate / rounds[kind][round].rate)),
        saved:
          ran[0].cost === null ? null : median(ran.map(({ cost }, round) => rounds[kind][round].cost / cost)),
      },
    ]),
  );
}
