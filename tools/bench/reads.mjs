/**
 * Compares public reads with bare servers sending the same bytes: a chunk of the case list as rows and
 * packed (`node:http`), a 304, and a small response (Fastify). On the embedded database, and on PostgreSQL
 * where TEST_DATABASE_URL is set.
 * `BENCH_BEFORE` is the server bundle of an earlier build, measured alternately.
 */
import { withDatabase } from '../support/database.mjs';
import { table } from '../support/print.mjs';
import { memory, withServer } from '../support/server.mjs';
import { against } from './reads/rates.mjs';

const CHUNK = '/api/cw/caselist/?format=json&chunk=0';
const PACKED = '/api/cw/caselist/?format=packed&chunk=0';
const SMALL = '/api/cw/summary/?country=4';

/** Runs `measure` with the servers of all builds started, one nested in the other. */
const around = (builds, env, measure, running = {}) => {
  const [[name, file] = [], ...others] = builds;
  if (name === undefined) return measure(running);
  return env((more) =>
    withServer({ ...more, ...(file && { SERVER_FILE: file }) }, ({ url, pid }) =>
      around(others, env, measure, { ...running, [name]: { port: Number(new URL(url).port), pid } }),
    ),
  );
};

const text = ({ rate, cost, share, saved }) =>
  `${rate.toFixed(0)}/s, ${cost === null ? '?' : cost.toFixed(0)} µs; ${share.toFixed(2)} of bare, ${saved === null ? '?' : saved.toFixed(2)} by processor time`;

async function measure(title, servers) {
  for (const [name, kind, path, headers, asked = servers] of [
    ['a chunk, brotli', 'http', CHUNK, { 'accept-encoding': 'br' }],
    // An earlier build may not support this format and return other bytes.
    [
      'a packed chunk, brotli',
      'http',
      PACKED,
      { 'accept-encoding': 'br' },
      { 'this build': servers['this build'] },
    ],
    [
      'a chunk that has not changed',
      'http',
      CHUNK,
      { 'accept-encoding': 'br', 'if-none-match': await tag(servers) },
    ],
    ['a small answer', 'fastify', SMALL, {}],
  ])
    table(
      `${title}: ${name}`,
      Object.fromEntries(
        Object.entries(await against(kind, asked, path, headers)).map(([who, found]) => [who, text(found)]),
      ),
    );
  table(
    `${title}: memory`,
    Object.fromEntries(
      Object.entries(servers).map(([name, { pid }]) => {
        const { now, most } = memory(pid);
        return [name, now === null ? 'unknown' : `${now.toFixed(0)} MB (most ${most.toFixed(0)})`];
      }),
    ),
  );
}

/** The ETag of the chunk on all servers; it differs between databases, so servers must share one. */
async function tag(servers) {
  const tags = await Promise.all(
    Object.values(servers).map(async ({ port }) => {
      const response = await fetch(`http://127.0.0.1:${port}${CHUNK}`);
      await response.arrayBuffer();
      return response.headers.get('etag');
    }),
  );
  return tags.join(', ');
}

const builds = [
  ...(process.env.BENCH_BEFORE ? [['before', process.env.BENCH_BEFORE]] : []),
  ['this build', undefined],
];
await around(
  builds,
  (run) => run({}),
  (servers) => measure('Embedded database', servers),
);
const address = process.env.TEST_DATABASE_URL;
if (address)
  await around(
    builds,
    (run) => withDatabase(address, (url) => run({ DATABASE_URL: url, SECRET: 'x'.repeat(40) })),
    (servers) => measure('PostgreSQL', servers),
  );
else console.log('\nPostgreSQL: left out, TEST_DATABASE_URL is not set.');
