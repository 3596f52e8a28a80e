/**
 * Pairs among 100,000 cases on PostgreSQL: how long comparing all of them takes beside the requests, then every answer of
 * the page of pairs, and a report that comes and is compared at once. Needs TEST_DATABASE_URL and a build; the
 * database is made for it and removed.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { table, withServer } from './_server.mjs';

const CASES = 100_000;
const RUNS = 40;
const admin = process.env.TEST_DATABASE_URL;

/** Cases of 25 years as the frequencies of French Polynesia spread them: the square makes a few islands frequent. */
const FILL = `
  insert into case_report (case_uuid, source, case_location_id, case_country, case_archi, case_island,
    case_eventtime, time_known, case_eventdate, case_eventyear, case_eventmonth, gender, age, specie_id, phenotype_id,
    mass_poisoning, mass_poisoning_nb, case_purchase_place_type, gsympt_delay, profile, specie_part_flesh, review_state)
  select gen_random_uuid(), 'report', l.id, 4, l.parent_id, l.id, d.at, true, (d.at - interval '10 hours')::date,
    extract(year from d.at - interval '10 hours'), extract(month from d.at - interval '10 hours'),
    (array['M','F'])[1 + floor(random() * 2)], 5 + floor(random() * 70), s.id, s.phenotype_id,
    random() < 0.6, 2 + floor(random() * 4), (array['1','2','3','U'])[1 + floor(random() * 4)],
    (array['2','3','4','5'])[1 + floor(random() * 4)], (array['1','2','3'])[1 + floor(random() * 3)], true,
    'reviewed'
  from generate_series(1, ${CASES}) n
  cross join lateral (select now() - random() * interval '25 years' + n * interval '0' as at) d
  cross join lateral (select floor(power(random(), 2) * 76)::int + n * 0 as island) i
  join lateral (select id, parent_id from location where type = 'I' and country = 4 order by id offset i.island limit 1) l
    on true
  join lateral (select id, phenotype_id from specie order by id offset floor(power(random(), 2) * 150)::int + n * 0 limit 1) s
    on true`;

async function measure(name, ask) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const from = performance.now();
    const answer = await ask(run);
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const at = (share) => `${times[Math.min(RUNS - 1, Math.floor(RUNS * share))].toFixed(0)} ms`;
  return [name, `${at(0.5).padStart(7)} ${at(0.95).padStart(7)}`];
}

async function run(url, database) {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/api/token/`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'cases_editor@demo.example', password: 'Lagon-2026' }),
  });
  const { access } = await login.json();
  const headers = { ...json, authorization: `Bearer ${access}` };
  const get = (path) => fetch(`${url}/api/${path}`, { headers });
  const post = (path, body) =>
    fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const from = performance.now();
  await database.query(FILL);
  await database.query('analyze');
  console.log(`${CASES} cases written in ${((performance.now() - from) / 1000).toFixed(0)} s`);
  const comparing = performance.now();
  for (;;) {
    const { rows } = await database.query('select count(*)::int as n from case_unpaired');
    if (rows[0].n === 0) break;
    await pause(1000);
  }
  const seconds = (performance.now() - comparing) / 1000;
  const { rows } = await database.query('select count(*)::int as n from case_pair');
  console.log(`all of them compared in ${seconds.toFixed(0)} s, ${rows[0].n} pairs proposed`);
  await database.query('analyze');
  const { results } = await (await get('cw/pair/?list=proposed')).json();
  // Each case once: a decision on one pair changes the versions of its cases.
  const used = new Set();
  const pairs = results
    .filter(({ low, high }) => {
      const free = !used.has(low) && !used.has(high);
      for (const id of [low, high]) used.add(id);
      return free;
    })
    .slice(0, RUNS);
  const details = [];
  const lines = [];
  lines.push(await measure('list of proposals', () => get('cw/pair/?list=proposed')));
  lines.push(await measure('list of refusals', () => get('cw/pair/?list=refused')));
  lines.push(
    await measure('one pair', async (at) => {
      const answer = await get(`cw/pair/${pairs[at].id}/`);
      details.push(await answer.clone().json());
      return answer;
    }),
  );
  lines.push(
    await measure('decision: same meal', (at) => {
      const { id, cases } = details[at];
      const versions = { low: cases[0].version, high: cases[1].version };
      return at % 2 === 0
        ? post(`cw/pair/${id}/decide/`, { decision: 'same_meal', versions })
        : post(`cw/pair/${id}/decide/`, { decision: 'later' });
    }),
  );
  lines.push(await measure('list after a decision', () => get('cw/pair/?list=proposed')));
  lines.push(await measure('taking back', (at) => post(`cw/pair/${details[at].id}/undo/`)));
  lines.push(await measure('count for home', () => get('a/work/pairs-proposed/')));
  lines.push(await measure('linkable: proposals', (at) => get(`cw/case/${details[at].low}/linkable/`)));
  lines.push(
    await measure('linkable: a number', (at) =>
      get(`cw/case/${details[at].low}/linkable/?number=${at + 10}`),
    ),
  );
  lines.push(
    await measure('linkable: a day', (at) =>
      get(`cw/case/${details[at].low}/linkable/?date=2020-03-${10 + (at % 20)}`),
    ),
  );
  lines.push(
    await measure('linkable: an island', (at) =>
      get(`cw/case/${details[at].low}/linkable/?island=${details[at].island}`),
    ),
  );
  lines.push(
    await measure('a report comes, and the list with it', async (at) => {
      const { cases } = details[at];
      const { case_location_id, case_eventdate, specie_id } = cases[0];
      await post('cw/pcase/create/', {
        case_uuid: randomUUID(),
        case_location_id,
        case_eventtime: case_eventdate,
        specie_id,
        specie_known: true,
      });
      return get('cw/pair/?list=proposed');
    }),
  );
  table(`${CASES} cases on PostgreSQL: half below, 95 of 100 below`, Object.fromEntries(lines));
}

if (!admin)
  console.log('TEST_DATABASE_URL is not set: pairs among 100,000 cases are measured on PostgreSQL only.');
else {
  const name = `cig_bench_${randomUUID().replaceAll('-', '')}`;
  const owner = new pg.Client(admin);
  await owner.connect();
  await owner.query(`create database ${name}`);
  const target = new URL(admin);
  target.pathname = `/${name}`;
  try {
    await withServer({ DATABASE_URL: target.href, DEMO: 'true', SECRET: 'x'.repeat(40) }, async ({ url }) => {
      const database = new pg.Client(target.href);
      await database.connect();
      try {
        await run(url, database);
      } finally {
        await database.end();
      }
    });
  } finally {
    await owner.query(`drop database ${name} with (force)`);
    await owner.end();
  }
}
