/**
 * Sends 1,000 reports from 50 parallel clients: waiting times, reports per second, memory of the server,
 * and whether every acknowledged report is stored exactly once. On the embedded database, and on PostgreSQL
 * where TEST_DATABASE_URL is set. The clients share the machine with the server.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { withDatabase } from '../support/database.mjs';
import { table } from '../support/print.mjs';
import { publicNumbers } from '../support/public-cases.mjs';
import { memory, withServer } from '../support/server.mjs';

const REPORTS = 1000;
const CLIENTS = 50;
/** Location id of a place of the reference data. */
const PLACE = 69;

const yesterday = () => new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10);

/** A varied report with its own uuid. */
function report(n) {
  const of = (list, every = 1) => list[Math.floor(n / every) % list.length];
  const two = (number) => String(number).padStart(2, '0');
  const together = n % 5 === 0;
  return {
    case_uuid: randomUUID(),
    case_location_id: PLACE,
    case_eventtime: n % 4 === 0 ? yesterday() : `${yesterday()}T${two(n % 12)}:${two(n % 60)}`,
    time_known: n % 4 !== 0,
    profile: of(['1', '2', '3', 'U']),
    gender: of(['F', 'M', 'U']),
    age: 5 + (n % 80),
    history: of(['2', '1', 'U'], 3),
    mass_poisoning: together,
    ...(together && { mass_poisoning_nb: 2 + (n % 6) }),
    sympt_nausea: of(['N', 'Y', '1', '2', '3', 'U']),
    sympt_diarrhea: of(['U', 'N', '2', '3'], 2),
    sympt_vomitting: of(['1', 'Y', 'N'], 5),
    gsympt_delay: of(['2', '3', '4', '5', '1'], 7),
    gsympt_other_obs: of([null, 'Repas de famille.', `Observation ${n} : ${'mérou '.repeat(n % 30)}`]),
  };
}

/** Sends a JSON body over a keep-alive connection; returns status and content. */
function post(agent, url, body) {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let got = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (got += part));
      response.on('end', () => resolve({ status: response.statusCode, content: JSON.parse(got || 'null') }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

/**
 * Sends all bodies from `CLIENTS` parallel clients; returns responses in the order of the bodies, with
 * milliseconds.
 */
async function sendAll(url, bodies) {
  const responses = new Array(bodies.length);
  let next = 0;
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = next++; n < bodies.length; n = next++) {
      const start = performance.now();
      const response = await post(agent, `${url}/api/cw/pcase/create/`, bodies[n]);
      responses[n] = { ...response, ms: performance.now() - start };
    }
    agent.destroy();
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { responses, seconds: (performance.now() - start) / 1000 };
}

/** Throws unless every report is stored once and sending it again returns the same. */
async function checkOnce(url, bodies, responses, before) {
  const refused = responses.filter(({ status }) => status !== 201);
  if (refused.length > 0)
    throw new Error(`${refused.length} refused, the first: ${JSON.stringify(refused[0])}`);
  const given = new Set(responses.map(({ content }) => content.id));
  if (given.size !== REPORTS) throw new Error(`${REPORTS} reports got ${given.size} numbers.`);
  const after = [...(await publicNumbers(url))].filter((id) => !before.has(id));
  if (after.length !== REPORTS || after.some((id) => !given.has(id)))
    throw new Error(`${REPORTS} reports were taken, the public list has ${after.length} more cases.`);
  const again = await sendAll(url, bodies);
  const other = again.responses.filter(({ content }, n) => content?.id !== responses[n].content.id);
  if (other.length > 0) throw new Error(`${other.length} repeats got another number than at first.`);
  if ((await publicNumbers(url)).size !== before.size + REPORTS)
    throw new Error('The repeats were stored again.');
  return again;
}

function waits(responses) {
  const sorted = responses.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share) => sorted[Math.ceil(share * sorted.length) - 1].toFixed(0);
  return `${at(0.5)} / ${at(0.95)} / ${at(0.99)} / ${at(1)} ms`;
}

const megabytes = ({ now, most }) =>
  now === null ? 'unknown' : `${now.toFixed(0)} MB (most ${most.toFixed(0)})`;

async function measure(title, env) {
  await withServer(env, async ({ url, pid }) => {
    const before = await publicNumbers(url);
    const bodies = Array.from({ length: REPORTS }, (_, n) => report(n));
    const idle = memory(pid);
    const first = await sendAll(url, bodies);
    const busy = memory(pid);
    const again = await checkOnce(url, bodies, first.responses, before);
    table(`${title}: ${REPORTS} reports, ${CLIENTS} clients at once`, {
      'acknowledged, each stored once': `${first.responses.length} of ${REPORTS}`,
      'reports a second': (REPORTS / first.seconds).toFixed(0),
      'wait p50 / p95 / p99 / max': waits(first.responses),
      'the same again, a second': (REPORTS / again.seconds).toFixed(0),
      'the same again, p50 / p95 / p99 / max': waits(again.responses),
      'server memory before': megabytes(idle),
      'server memory after': megabytes(busy),
      'server memory at the end': megabytes(memory(pid)),
      'load of the machine (1 minute)': loadavg()[0].toFixed(1),
    });
  });
}

await measure('Embedded database', {});
const address = process.env.TEST_DATABASE_URL;
if (address) await withDatabase(address, (url) => measure('PostgreSQL', { DATABASE_URL: url }));
else console.log('\nPostgreSQL: left out, TEST_DATABASE_URL is not set.');
