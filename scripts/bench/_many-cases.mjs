import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Ids in a chunk of the public list. */
const CHUNK_IDS = 5000;

/** Repeatable numbers in [0, 1). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** What made-up cases hold in a column; the others of the real list are taken over. */
function maker(columns, rows, random) {
  const pick = (values) => values[Math.floor(random() * values.length)];
  const at = (column) => columns.indexOf(column);
  const year = new Date().getUTCFullYear();
  return (id) => {
    const row = [...pick(rows)];
    row[at('id')] = id;
    row[at('case_eventmonth')] = pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    row[at('case_eventyear')] = year - 1 - Math.floor(random() * 27);
    for (const [i, column] of columns.entries())
      if (column.startsWith('sympt_')) row[i] = pick([null, 'N', 'Y', '1', '2', '3']);
      else if (column === 'meal_group') row[i] = null;
    return row;
  };
}

/** The list as the server at `url` has it: its columns, and rows to make others from. */
async function example(url) {
  const answer = await fetch(`${url}/api/cw/caselist/?format=json&chunk=0`);
  if (!answer.ok) throw new Error(`The public list answers ${answer.status}.`);
  return { named: answer.headers.get('x-columns'), rows: await answer.json() };
}

/**
 * Puts a front before the server at `url` that answers the public list with `size` cases, and gives its
 * address to `use`. Everything else is the server's own; without a size the list is, too.
 */
export async function withManyCases(url, size, use) {
  if (size === 0) return use(url);
  const { named, rows } = await example(url);
  const make = maker(named.split(','), rows, randomFrom(5));
  const chunks = Math.ceil(size / CHUNK_IDS);
  const bodies = Array.from({ length: chunks }, (_, chunk) =>
    gzipSync(JSON.stringify(Array.from({ length: CHUNK_IDS }, (_, i) => make(chunk * CHUNK_IDS + i + 1)))),
  );
  const stamp = new Date().toISOString();
  const own = { 'content-type': 'application/json', 'x-sync-at': stamp, 'cache-control': 'no-cache' };
  const front = createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url, url);
    if (pathname === '/api/a/check/case/') return answer.writeHead(200, own).end('[]');
    if (pathname === '/api/cw/caselist/') {
      const body = bodies[Number(searchParams.get('chunk'))];
      if (!body) return answer.writeHead(404, own).end('{"code":"not_found","message":""}');
      const headers = { ...own, 'x-columns': named, 'x-chunks': chunks, 'content-encoding': 'gzip' };
      return answer.writeHead(200, headers).end(body);
    }
    const { hostname, port } = new URL(url);
    const { method, headers } = asked;
    const passed = request({ hostname, port, path: asked.url, method, headers }, (got) => {
      answer.writeHead(got.statusCode, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  try {
    return await use(`http://127.0.0.1:${front.address().port}`);
  } finally {
    front.closeAllConnections();
    front.close();
  }
}
