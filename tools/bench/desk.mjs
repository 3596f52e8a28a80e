/**
 * Measures what editors do with 100,000 cases on PostgreSQL: a batch of 500 and its undo, the review card, the log,
 * filters of the follow-up, counts, event streams, and an import of 2,000 rows. Needs TEST_DATABASE_URL.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from '../../scripts/run/step.mjs';
import { ask, login } from '../support/api.mjs';
import { withDatabase } from '../support/database.mjs';
import { table } from '../support/print.mjs';
import { withServer } from '../support/server.mjs';

const EDITOR = 'cases_editor';
const CASES = 100_000;
const BATCH = 500;
const ROUNDS = 7;
const STREAMS = 50;
const IMPORTED = 2000;
/** Location id of a place of the reference data. */
const PLACE = 69;

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const ms = (number) => `${number.toFixed(number < 10 ? 1 : 0)} ms`;

/** Median of the milliseconds of several runs, after one that is not counted. */
async function timed(run, rounds = ROUNDS) {
  const taken = [];
  for (let round = 0; round <= rounds; round++) {
    const from = performance.now();
    await run(round);
    if (round > 0) taken.push(performance.now() - from);
  }
  return median(taken);
}

/** Calls as an editor; a refusal ends the measurement. */
async function editor(url) {
  const { access: token } = await login(url, EDITOR);
  return async (method, path, body, headers) => {
    const response = await ask(url, method, path, { body, token, headers });
    if (response.status >= 300) throw new Error(`${path}: ${response.status} ${response.text.slice(0, 300)}`);
    return response.json;
  };
}

/** A batch and its undo, of cases no other round takes, and a change of one of them. */
async function batches(call, db) {
  const { rows } = await db.query(
    `select id, version from case_report where case_country = 4 and deleted_at is null and duplicate_of is null
      and review_state = 'reviewed' and source = 'report' order by id limit $1`,
    [BATCH * (ROUNDS + 1)],
  );
  const decisions = [];
  const batch = await timed(async (round) => {
    const decision = randomUUID();
    decisions.push(decision);
    const cases = rows.slice(round * BATCH, (round + 1) * BATCH);
    await call('POST', 'cw/case/batch/', {
      ...{ action: 'review', review_state: 'to_review', reason: 'Mesure', decision, cases },
    });
  });
  const undo = await timed((round) => call('POST', `cw/decision/${decisions[round]}/undo/`, {}));
  const one = await timed(async (round) => {
    const { id, version } = rows.at(-1 - round);
    await call('PATCH', `cw/case/${id}/`, { age: 30 + round }, { 'if-match': `"${version + 2}"` });
  });
  return { [`batch of ${BATCH}`]: ms(batch), [`undo of ${BATCH}`]: ms(undo), 'change of one case': ms(one) };
}

async function cards(call, db) {
  const { rows } = await db.query(
    `(select id from case_report where case_country = 4 and case_geom is not null and deleted_at is null order by id desc limit 20)
      union all (select id from case_report where case_country = 4 and case_geom is null and case_island is not null
        and deleted_at is null order by id desc limit 20)`,
  );
  return {
    'review card': ms(await timed((n) => call('GET', `cw/case/${rows[n % rows.length].id}/review/`), 39)),
  };
}

async function reads(call) {
  const paths = {
    'log of decisions': 'cw/decision/',
    'log, one’s own': 'cw/decision/?own=true',
    'list of 100': 'cw/case/?limit=100',
    'list, mine': 'cw/case/?limit=100&mine=true',
    'list, waiting for the laboratory': 'cw/case/?limit=100&waiting_for=laboratory',
    'count by month and island': 'cw/case/count/?by=month,island',
  };
  const out = {};
  for (const [name, path] of Object.entries(paths)) out[name] = ms(await timed(() => call('GET', path)));
  return out;
}

/** One change of a case with and without the trigger that announces it. */
async function notices(db) {
  const { rows } = await db.query(`select id from case_report where case_country = 4 order by id limit 200`);
  const change = () =>
    timed(async () => {
      for (const { id } of rows)
        await db.query('update case_report set history_nb = history_nb where id = $1', [id]);
    }, 3);
  await db.query('listen ciguawatch');
  const told = await change();
  await db.query('alter table case_report disable trigger case_report_told_update');
  const untold = await change();
  await db.query('alter table case_report enable trigger case_report_told_update');
  return {
    'one change of a case': ms(told / rows.length),
    'its notice': ms(Math.max(0, told - untold) / rows.length),
  };
}

/** Opens streams of several editors, and measures from a report to the last of them. */
async function streams(url, db) {
  await db.query(
    `insert into user_group (user_id, group_id) select u.id, g.group_id from app_user u, user_group g
      where g.user_id = (select id from app_user where email = '${EDITOR}@demo.example') on conflict do nothing`,
  );
  const { rows: accounts } = await db.query(`select email from app_user where is_active order by id limit 7`);
  const names = accounts.map(({ email }) => email.replace('@demo.example', ''));
  const tokens = await Promise.all(names.map(async (name) => (await login(url, name)).access));
  const readers = [];
  for (let n = 0; n < STREAMS; n++) {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${tokens[n % tokens.length]}` };
    const response = await fetch(`${url}/api/cw/events/`, { headers });
    if (response.status !== 200) break;
    const reader = response.body.getReader();
    await reader.read();
    readers.push(reader);
  }
  const { rows } = await db.query(`select id from case_report where case_country = 4 limit 1`);
  const taken = await timed(async () => {
    const heard = readers.map((reader) => reader.read());
    await db.query('update case_report set history_nb = history_nb where id = $1', [rows[0].id]);
    await Promise.all(heard);
  });
  for (const reader of readers) await reader.cancel();
  return { [`a change until ${readers.length} streams heard it`]: ms(taken) };
}

/** A list whose rows no other round has. */
const imported = (count, round) => ({
  ...{
    uuid: randomUUID(),
    dry_run: false,
    source: `Mesure ${randomUUID()}`,
    file: 'mesure.csv',
    mapping: { columns: [] },
  },
  state: 'to_review',
  rows: Array.from({ length: count }, (_, n) => ({
    ...{
      line: n + 2,
      case_location_id: PLACE,
      gender: n % 2 ? 'F' : 'M',
      age: 1 + (n % 90),
      sympt_tinglings: 'Y',
    },
    ref: `${round}-${n}`,
    event_date: `${1960 + 20 * round + (n % 20)}-0${1 + (n % 9)}-${10 + (n % 18)}`,
  })),
});

async function store(call, round) {
  const { count, faults, known } = await call('POST', 'cw/case/import/', imported(IMPORTED, round));
  if (count !== IMPORTED)
    throw new Error(`${count} rows were stored: ${JSON.stringify([faults.slice(0, 3), known.slice(0, 3)])}`);
}

const base = process.env.TEST_DATABASE_URL;
if (!base) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server.');
await withDatabase(base, (DATABASE_URL) =>
  withServer({ DATABASE_URL, SERVER_FILE: process.env.SERVER_FILE }, async (server) => {
    const db = new pg.Client(DATABASE_URL);
    await db.connect();
    try {
      const fill = await readFile(join(ROOT, 'tools/bench/desk/fill.sql'), 'utf8');
      await db.query(fill.replace('CASES', String(CASES)));
      await db.query('vacuum analyze');
      const call = await editor(server.url);
      const { rows } = await db.query('select count(*)::int as n from case_report');
      table(`${rows[0].n} cases on PostgreSQL`, {
        ...(await batches(call, db)),
        ...(await cards(call, db)),
        ...(await reads(call)),
        ...(await notices(db)),
        ...(await streams(server.url, db)),
        [`import of ${IMPORTED} rows`]: ms(await timed((round) => store(call, round), 2)),
      });
    } finally {
      await db.end();
    }
  }),
);
