/**
 * The queue of moderation with 5,000 revisions on PostgreSQL: each of its answers. Needs TEST_DATABASE_URL and a
 * build; the database is made for it and removed.
 */
import pg from 'pg';
import { table, withDatabase, withServer } from './_server.mjs';

const REVISIONS = 5000;
const RUNS = 40;

/** Changes of all species by all who may ask for them; three of five wait. */
const FILL = `
  insert into revision (uuid, status, action_type, object_type, object_id, object_name, payload, before, after,
    base_version, user_id, created_at, decided_by, decided_at, decided_before, applied)
  select gen_random_uuid(), s.state, 'update', 'specie', p.id, p.name, c.after, '{"food": null}', c.after, 1,
    (select id from app_user order by id offset n % 12 limit 1), now() - n * interval '1 minute',
    case when s.state <> 'pending' then 1 end, case when s.state <> 'pending' then now() end,
    case when s.state = 'approved' then '{"food": null}'::jsonb end, case when s.state = 'approved' then c.after end
  from generate_series(1, ${REVISIONS}) n
  cross join lateral (select (array['pending','pending','pending','approved','rejected'])[1 + n % 5] as state) s
  cross join lateral (select jsonb_build_object('food', repeat('text ', 12), 'descriptions.fr_FR',
    repeat('Un poisson du lagon. ', 40)) as after) c
  join lateral (select id, name from specie order by id offset n % 150 limit 1) p on true`;

async function measure(name, ask) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const from = performance.now();
    const answer = await ask(run);
    await answer.arrayBuffer();
    times.push(performance.now() - from);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  }
  times.sort((a, b) => a - b);
  const at = (share) => `${times[Math.floor(RUNS * share)].toFixed(0)} ms`;
  return [name, `${at(0.5).padStart(7)} ${at(0.95).padStart(7)}`];
}

async function run(url, target) {
  const database = new pg.Client(target);
  await database.connect();
  try {
    await database.query(FILL);
    await database.query('analyze revision');
    const login = await fetch(`${url}/api/token/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'moderator@demo.example', password: 'Lagon-2026' }),
    });
    const headers = { authorization: `Bearer ${(await login.json()).access}` };
    const get = (path) => fetch(`${url}/api/${path}`, { headers });
    const lines = [];
    for (const [name, path] of [
      ['what waits, first page', () => 'a/revision/list/?status=pending'],
      ['what waits, a later page', (at) => `a/revision/list/?status=pending&after=${100 * at}`],
      ['all, the newest first', () => 'a/revision/list/'],
      ['of one species', (at) => `a/revision/list/?object_type=specie&object_id=${1 + at}`],
      ['of one person', (at) => `a/revision/list/?user=${1 + (at % 12)}`],
      ['one, field by field', (at) => `a/revision/${10 + 5 * at}`],
      ['page of a species with its history', (at) => `fb/specie/${1 + at}/detail/`],
      ['count for home', () => 'a/work/revisions-waiting/'],
    ])
      lines.push(await measure(name, (at) => get(path(at))));
    table(`${REVISIONS} revisions on PostgreSQL: half below, 95 of 100 below`, Object.fromEntries(lines));
  } finally {
    await database.end();
  }
}

const admin = process.env.TEST_DATABASE_URL;
if (!admin)
  console.log('TEST_DATABASE_URL is not set: the queue of revisions is measured on PostgreSQL only.');
else
  await withDatabase(admin, (target) =>
    withServer({ DATABASE_URL: target, DEMO: 'true', SECRET: 'x'.repeat(40) }, ({ url }) => run(url, target)),
  );
