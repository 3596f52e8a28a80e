import { newReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { makeLogger } from '../../src/log/logger';
import { coded, fullReport } from '../cases/samples';
import { FakeClock } from '../support/fake-clock';
import { TestServer } from '../support/harness';

interface Line {
  level: string;
  reqId?: string;
  route?: string;
  status?: number;
  security?: string;
  user?: number;
  address?: string;
  roles?: number[];
  err?: { code?: string; message?: string; stack?: string };
}

let text = '';
const log = makeLogger({ production: true, to: { write: (line) => (text += line) } });
const lines = (): Line[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
const events = (): Line[] => lines().filter(({ security }) => security !== undefined);

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ LIMIT_LOGIN_ACCOUNT: '2' }, 'pglite', new FakeClock(), { log });
});
afterAll(() => server.stop());
beforeEach(() => {
  text = '';
});

it('sends the id of a call’s log lines, whatever id the caller sends', async () => {
  for (const path of ['config/', 'nothing/', '%zz']) {
    const response = await server.get(path, { headers: { 'x-request-id': 'mine' } });
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
  const [call] = lines();
  expect(call).toMatchObject({ level: 'info', route: '/api/config/', status: 200 });
  const { headers } = await server.get('config/');
  expect(lines().at(-1)?.reqId).toBe(headers['x-request-id']);
});

it('holds nothing of bodies, queries, tokens and passwords', async () => {
  await server.post('cw/pcase/create/', fullReport());
  await server.post('token/', { username: 'MARKER-name', password: 'MARKER-word' });
  await server.get('cw/caselist/?chunk=0&at=MARKER-query');
  await server.post('a/auth/passwordreset/confirm/', { token: 'MARKER-token', password: DEMO_PASSWORD });
  expect(lines().length).toBeGreaterThanOrEqual(4);
  expect(text).not.toMatch(/MARKER|@demo\.example|Lagon/);
});

it('holds no receipt code and no mark of a device, correct or not', async () => {
  const report = coded({ device_mark: crypto.randomUUID() });
  await server.post('cw/pcase/create/', report);
  await server.post('cw/pcase/create/', { ...report, age: 'x' });
  for (const receipt_code of [report.receipt_code, `3${report.receipt_code.slice(1)}`, newReceiptCode()]) {
    await server.post('cw/case/find/', { receipt_code }, { as: 'cases_editor' });
    await server.post('cw/pcase/withdraw/', { receipt_code });
  }
  expect(lines().length).toBeGreaterThanOrEqual(8);
  expect(text).not.toContain(report.receipt_code.slice(1));
  expect(text).not.toContain(report.device_mark);
});

it('names the failed statement by its code and its table, not by its row', async () => {
  const failing = jest.spyOn(server.store, 'tx').mockImplementation(async () => {
    const row = { detail: 'Failing row contains (MARKER-row)', table: 'case_report', code: '23502' };
    throw Object.assign(new Error('null value violates "MARKER-message"'), row);
  });
  const response = await server.post('cw/pcase/create/', fullReport());
  failing.mockRestore();
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain('MARKER');
  const [line] = lines().filter(({ err }) => err);
  expect(line).toMatchObject({ level: 'error', route: '/api/cw/pcase/create/', err: { code: '23502' } });
  expect(line?.err?.stack).toContain('logs.test');
  expect(text).not.toContain('MARKER');
});

it('says that the disk is full, to the caller too', async () => {
  const failing = jest.spyOn(server.store, 'tx').mockImplementation(async () => {
    throw Object.assign(new Error('could not extend file'), { code: '53100' });
  });
  const response = await server.post('cw/pcase/create/', fullReport());
  failing.mockRestore();
  expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([
    503,
    'disk_full',
    '60',
  ]);
});

it('notes failed logins, lockouts, password requests and refusals', async () => {
  const remoteAddress = '192.0.2.7';
  const login = (password: string) =>
    server.post('token/', { username: 'moderator@demo.example', password }, { remoteAddress });
  const { access } = (await login(DEMO_PASSWORD)).json<{ access: string }>();
  const me = await server.get('a/getme/', { headers: { authorization: `Bearer ${access}` } });
  for (let i = 0; i < 3; i++) await login('Wrong-2026');
  await server.post('a/auth/passwordreset/', { email: 'moderator@demo.example' }, { remoteAddress });
  await server.post('a/auth/passwordreset/', { email: 'nobody@x.example' }, { remoteAddress });
  await server.get('cw/case/', { headers: { authorization: `Bearer ${access}` }, remoteAddress });
  const user = me.json<{ id: number }>().id;
  expect(events()).toMatchObject([
    { security: 'login', user, address: remoteAddress },
    { security: 'login_failed', user, address: remoteAddress, level: 'warn' },
    { security: 'login_failed', user },
    { security: 'locked_out', route: '/api/token/' },
    { security: 'reset_requested', user },
    { security: 'reset_refused' },
    { security: 'refused', user, route: '/api/cw/case/' },
  ]);
  expect(text).not.toMatch(/@|Wrong/);
});

it('notes a refresh token that is used twice', async () => {
  const first = await server.post('token/', { username: 'admin@demo.example', password: DEMO_PASSWORD });
  const { refresh } = first.json<{ refresh: string }>();
  await server.post('token/refresh/', { refresh });
  server.clock.pass(60);
  await server.post('token/refresh/', { refresh });
  expect(events().map(({ security }) => security)).toEqual(['login', 'token_reused']);
});
