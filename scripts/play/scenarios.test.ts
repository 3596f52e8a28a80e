import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkDueIslands } from '../../server/src/features/alerts/raise';
import { TestServer } from '../../server/test/support/harness';

const run = promisify(execFile);
let server: TestServer;
let base: string;

beforeAll(async () => {
  server = await TestServer.start();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => server.stop());

/** Runs lines against the server in a process of its own, since Jest cannot load ES modules. */
async function played<T>(lines: string): Promise<T> {
  const from = (file: string) => JSON.stringify(path.join(__dirname, file));
  const script = `
    import { caller } from ${from('caller.mjs')};
    import { SCENARIOS } from ${from('scenarios.mjs')};
    const call = caller(${JSON.stringify(base)});
    const now = ${server.clock.now()};
    console.log(JSON.stringify(await (async () => { ${lines} })()));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(stdout) as T;
}
const make = <T>(name: string) => played<T>(`return SCENARIOS['${name}'].make(call, now);`);

test('outbreak today: one island is above the threshold, and its alert is raised', async () => {
  const { island, cases } = await make<{ island: number; cases: number[] }>('outbreak-today');
  expect(await checkDueIslands(server.deps)).toBeGreaterThan(0);
  const { results } = (await server.get(`cw/alert/?island=${island}`, { as: 'cases_editor' })).json();
  expect(results[0]).toMatchObject({ island, state: 'open', observed: cases.length });
  expect(results[0].observed).toBeGreaterThan(results[0].threshold);
});

test('late batch: one import of today holds meals of past months, which wait for review', async () => {
  const { oldest, youngest } = await make<{ oldest: string; youngest: string }>('late-batch');
  const [batch] = (await server.get('cw/case/import/', { as: 'cases_editor' })).json();
  expect(batch).toMatchObject({ rows: 24, standing: 24 });
  const rows = await server.store.read
    .selectFrom('case_report')
    .select(['case_eventdate', 'review_state'])
    .where('import_id', '=', batch.id)
    .orderBy('case_eventdate')
    .execute();
  expect([rows[0]?.case_eventdate, rows.at(-1)?.case_eventdate]).toEqual([oldest, youngest]);
  expect(server.clock.now() - Date.parse(youngest)).toBeGreaterThan(50 * 86_400_000);
  expect(new Set(rows.map((one) => one.review_state))).toEqual(new Set(['to_review']));
});

test('conflict: a proposal contradicts what stands, and a save is answered with the colleague’s change', async () => {
  const made = await make<{ case: number; revision: number }>('conflict');
  const body = { status: 'approved' };
  const decided = await server.change('PATCH', `a/revision/${made.revision}`, { as: 'moderator', body });
  expect(decided.statusCode).toBe(409);
  const path = `cw/case/${made.case}/`;
  const { version } = (await server.get(`cw/casesingle/${made.case}/`, { as: 'cases_editor' })).json();
  await played(`await SCENARIOS.conflict.on(call, ${JSON.stringify(made)}, 0); return null;`);
  const saved = await server.call('PATCH', path, {
    ...{ as: 'cases_editor', body: { gsympt_other_obs: 'Mine' }, headers: { 'if-match': `"${version}"` } },
  });
  expect(saved.statusCode).toBe(409);
  expect(saved.json().current.gsympt_other_obs).toMatch(/colleague 1$/);
});

test('empty laboratory: the administrator of an empty portal is invited, and the link of the mail is found', async () => {
  const mail =
    'Pour choisir, ouvrez http://localhost:8090/auth/resetconfirm#token=3Dab-c_=\r\nd9 dans les 7 jours';
  const token = await played<string>(
    `return (await import(${JSON.stringify(path.join(__dirname, 'first-password.mjs'))})).tokenIn(${JSON.stringify(mail)});`,
  );
  expect(token).toBe('ab-c_d9');
});
