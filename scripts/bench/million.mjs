/**
 * A million cases on PostgreSQL: memory of the server once every chunk was read, and the figures of home after a
 * report. Needs TEST_DATABASE_URL and a build; the database is made for it and removed. BENCH_CASES is another number.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { memory, table, withDatabase, withServer } from './_server.mjs';

const CASES = Number(process.env.BENCH_CASES ?? 1_000_000);
const REPORTS = 15;

/** Cases of all islands of French Polynesia over 27 years, with about the answers of real ones. */
const FILL = `
  insert into case_report (case_country, case_island, case_eventyear, case_eventmonth, gender, age, specie_id,
    sympt_nausea, sympt_diarrhea, sympt_itchings, gsympt_delay, history, mass_poisoning)
  select 4, i.ids[1 + floor(random() * array_length(i.ids, 1))::int], 2000 + floor(random() * 27)::int,
    1 + floor(random() * 12)::int, (array['M','F','U'])[1 + floor(random() * 3)::int], floor(random() * 80)::int,
    1 + floor(random() * 150)::int, (array['N','1','2','3'])[1 + floor(random() * 4)::int],
    (array['N','1','2','3'])[1 + floor(random() * 4)::int], (array['N','Y'])[1 + floor(random() * 2)::int],
    (array['1','2','3'])[1 + floor(random() * 3)::int], (array['1','2'])[1 + floor(random() * 2)::int], random() < 0.2
  from generate_series(1, ${CASES}) n
  cross join (select array_agg(id) as ids from location where country = 4 and type = 'I') i`;

async function fill(target) {
  const client = new pg.Client(target);
  await client.connect();
  await client.query('set synchronous_commit = off');
  await client.query(FILL);
  await client.query('vacuum analyze case_report');
  await client.query('vacuum analyze case_tally');
  await client.end();
}

async function timed(work) {
  const from = performance.now();
  const answer = await work();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return { answer, ms: performance.now() - from };
}

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const megabytes = ({ now, most }) =>
  now === null ? 'unknown' : `${now.toFixed(0)} MB (most ${most.toFixed(0)})`;

async function measure({ url, pid }) {
  const before = memory(pid);
  const headers = { 'accept-encoding': 'br' };
  const { answer } = await timed(() => fetch(`${url}/api/cw/caselist/?format=json&chunk=0`, { headers }));
  const chunks = Number(answer.headers.get('x-chunks'));
  const times = [];
  for (let chunk = 1; chunk < chunks; chunk += 1)
    times.push(
      (await timed(() => fetch(`${url}/api/cw/caselist/?format=json&chunk=${chunk}`, { headers }))).ms,
    );
  const read = memory(pid);
  const again = [];
  for (let chunk = 0; chunk < chunks; chunk += 1)
    again.push(
      (await timed(() => fetch(`${url}/api/cw/caselist/?format=json&chunk=${chunk}`, { headers }))).ms,
    );
  const summaries = [];
  for (let n = 0; n < REPORTS; n += 1) {
    const body = { case_uuid: randomUUID(), case_location_id: 69, case_eventtime: '2026-11-01', gender: 'F' };
    await timed(() =>
      fetch(`${url}/api/cw/pcase/create/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    summaries.push((await timed(() => fetch(`${url}/api/cw/summary/?country=4`))).ms);
  }
  table(`${CASES} cases on PostgreSQL`, {
    'server memory before': megabytes(before),
    [`server memory after ${chunks} chunks`]: megabytes(read),
    'server memory at the end': megabytes(memory(pid)),
    'a chunk that is made': `${middle(times).toFixed(0)} ms`,
    'a chunk that is kept': `${middle(again).toFixed(1)} ms`,
    'figures of home after a report, half below': `${middle(summaries).toFixed(0)} ms`,
    'figures of home after a report, worst': `${Math.max(...summaries).toFixed(0)} ms`,
  });
}

const admin = process.env.TEST_DATABASE_URL;
if (!admin) console.log('TEST_DATABASE_URL is not set: a million cases are measured on PostgreSQL only.');
else
  await withDatabase(admin, async (target) => {
    const env = { DATABASE_URL: target, DEMO: 'false', SECRET: 'x'.repeat(40) };
    // The tables and the places are made by a server; the cases come while none runs.
    await withServer(env, async () => undefined);
    await fill(target);
    const file = process.env.BENCH_BEFORE ? { SERVER_FILE: process.env.BENCH_BEFORE } : {};
    await withServer({ ...env, ...file }, measure);
  });
