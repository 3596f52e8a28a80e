/**
 * The editors' list over 100,000 cases of a fixed seed: first rows, filters, 90 % down, the end by anchors, sorts, free
 * text, the CSV of 10,000. On the embedded database, and on PostgreSQL where TEST_DATABASE_URL names one. Milliseconds
 * of whole answers over HTTP, the median of several; three cases in five lie in one country, which one account manages; the other manages all.
 */
import { loadavg } from 'node:os';
import pg from 'pg';
import { DESK_CASES, fillStatement, withFilledFolder } from './_desk-cases.mjs';
import { table, withDatabase, withServer } from './_server.mjs';

const RUNS = 7;
/** Milliseconds above which an answer is named: what every one but the export stays below on PostgreSQL. */
const SLOW = 100;
const COLUMNS =
  'case_eventdate,case_eventclock,case_island,case_archi,specie_id,phenotype_id,gender,age,mass_poisoning_nb,severity,linked,gsympt_delay,med_type,has_contact';

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function signIn(url, account) {
  const answer = await fetch(`${url}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `${account}@demo.example`, password: 'Lagon-2026' }),
  });
  if (!answer.ok) throw new Error(`${account} cannot sign in: ${await answer.text()}`);
  return (await answer.json()).access;
}

/** Asks and measures; the last answer and the median of all. */
async function timed(url, path, token, runs = RUNS) {
  const times = [];
  let content;
  for (let n = 0; n < runs; n += 1) {
    const start = performance.now();
    const answer = await fetch(`${url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
    content = await answer.json();
    times.push(performance.now() - start);
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(content)}`);
  }
  return { ms: middle(times), content };
}

async function exported(url, token, body) {
  const start = performance.now();
  const answer = await fetch(`${url}/api/cw/case/export/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`export: ${await answer.text()}`);
  const text = await answer.text();
  return { ms: performance.now() - start, lines: text.split('\r\n').length - 2, bytes: text.length };
}

async function measureAll(url, account) {
  // A token lasts minutes, on a busy machine less than the whole.
  let token = await signIn(url, account);
  let since = performance.now();
  const rows = {};
  const slow = [];
  const one = async (name, path) => {
    if (performance.now() - since > 60_000) {
      token = await signIn(url, account);
      since = performance.now();
    }
    const { ms, content } = await timed(url, path, token);
    rows[name] = `${ms.toFixed(1)} ms`;
    if (ms > SLOW) slow.push(`${name}: ${ms.toFixed(0)} ms`);
    return content;
  };
  const list = (query) => `cw/case/?columns=${COLUMNS}&${query}`;
  const first = await one('first rows, counted', list('count=true'));
  rows['  cases'] = `${first.count.n}${first.count.more ? '+' : ''}`;
  for (const sort of [
    '-id',
    '-case_eventdate',
    'case_island',
    '-specie_id',
    'age',
    '-severity',
    '-mass_poisoning_nb',
    '-changed_at',
    '-created_at',
    '-age,case_eventdate',
    'case_island,-case_eventdate',
    '-severity,case_island,age',
  ]) {
    await one(`sorted ${sort}: first rows`, list(`sort=${sort}`));
    const { anchors, count } = await one(`sorted ${sort}: anchors`, `cw/case/anchors/?sort=${sort}`);
    const far = anchors[Math.floor(anchors.length * 0.9)];
    await one(`sorted ${sort}: 90 % down`, list(`sort=${sort}&from=${far}`));
    const end = await one(`sorted ${sort}: the end`, list(`sort=${sort}&from=${anchors.at(-1)}`));
    if (end.next !== null || (anchors.length - 1) * 200 + end.results.length !== count)
      throw new Error(`The end of ${sort} is not where the anchors say.`);
  }
  const island = first.results.find((row) => row.case_island)?.case_island;
  for (const [name, query] of [
    ['one island', `case_island=${island}&sort=-case_eventdate`],
    ['a place and all within', `place=${first.results.find((row) => row.case_archi)?.case_archi}`],
    ['species, two years, sex', 'specie_id=22&case_eventdate=2020..2021&gender=F'],
    ['to review', 'review_state=to_review'],
    ['to review, by date', 'review_state=to_review&sort=-case_eventdate'],
    ['several without an index, few hits', 'sympt_hallucination=3&med_type=7&age=80..&sympt_fever=true'],
    ['none of them', 'gsympt_heart_rate=299&sort=age'],
    ['a hard symptom', 'sympt_nausea=3'],
    ['linked', 'linked=true&sort=-case_eventdate'],
    ['words in a column', 'med_place=~hapuu'],
    ['new since', 'newer_than=2999-01-01T00:00:00Z'],
    ['text, common', 'search=repas'],
    ['text, common, by date', 'search=poisson&sort=-case_eventdate'],
    ['text, rare', 'search=w4242'],
    ['text, none', 'search=zzzz'],
    ['text, two words', 'search=poisson%20marche'],
    ['text, an island', 'search=rapa'],
    ['text, an island and a word', 'search=rapa%20lagon'],
    ['text, a number', 'search=4738'],
  ])
    await one(`filter ${name}, counted`, list(`${query}&count=true`));
  await one('filter of a symptom: anchors', 'cw/case/anchors/?sympt_nausea=3');
  await one('filter of a common word: anchors', 'cw/case/anchors/?search=poisson&sort=-case_eventdate');
  for (const [name, body] of [
    ['CSV of 10,000', { format: 'csv', filter: { id: '1..10000', sort: 'id' } }],
    ['GeoJSON of 10,000', { format: 'geojson', filter: { id: '1..10000', sort: 'id' } }],
  ]) {
    const { ms, bytes } = await exported(url, token, { language: 'fr_FR', ...body });
    rows[name] = `${ms.toFixed(0)} ms, ${(bytes / 1e6).toFixed(1)} MB`;
  }
  return { rows, slow };
}

async function measure(title, env) {
  await withServer(env, async ({ url }) => {
    for (const account of ['cases_editor', 'admin']) {
      const { rows, slow } = await measureAll(url, account);
      rows['load of the machine (1 minute)'] = loadavg()[0].toFixed(1);
      table(`${title}, ${account}: ${DESK_CASES} cases (median of ${RUNS})`, rows);
      console.log(slow.length === 0 ? `  all below ${SLOW} ms` : `  over ${SLOW} ms: ${slow.join('; ')}`);
    }
  });
}

await withFilledFolder((folder) => measure('Embedded database', { DATA_DIR: folder }));
const address = process.env.TEST_DATABASE_URL;
if (address)
  await withDatabase(address, async (url) => {
    await withServer({ DATABASE_URL: url }, async () => {});
    const client = new pg.Client(url);
    await client.connect();
    const start = performance.now();
    for (const statement of fillStatement()) await client.query(statement);
    console.log(`\nPostgreSQL filled in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    await client.end();
    await measure('PostgreSQL', { DATABASE_URL: url });
  });
else console.log('\nPostgreSQL: left out, TEST_DATABASE_URL is not set.');
