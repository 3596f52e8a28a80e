import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { TestServer } from '../support/harness';

const ROOT = join(__dirname, '../../..');
const AS = 'cases_editor';
const run = promisify(execFile);

let server: TestServer;
let folder: string;
let portal: string;
beforeAll(async () => {
  server = await TestServer.start();
  portal = await server.app.listen({ host: '127.0.0.1', port: 0 });
  folder = mkdtempSync(join(tmpdir(), 'program-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});

const node = async (...args: string[]): Promise<string> => {
  const env = { ...process.env, PORTAL: portal, TOKEN: token };
  return (await run(process.execPath, args, { cwd: folder, env })).stdout;
};

let token = '';
/** A token as its owner makes it, after adding a second step. */
async function makeToken(scopes: string[]): Promise<string> {
  const offer = await server.post('a/factor/totp/', { password: DEMO_PASSWORD }, { as: AS });
  const secret = Secret.fromBase32(offer.json<{ secret: string }>().secret);
  const code = () => {
    server.clock.pass(30);
    return new TOTP({ secret }).generate({ timestamp: server.clock.now() });
  };
  await server.post('a/factor/totp/confirm/', { code: code() }, { as: AS });
  const body = { proof: { code: code() }, name: 'a first program', scopes, countries: null, days: 30 };
  return (await server.post('a/token/', body, { as: AS })).json<{ token: string }>().token;
}

it('a program of somebody else is written by the description alone: it compiles, reads, reports and is refused', async () => {
  token = await makeToken(['public', 'report']);
  copyFileSync(join(ROOT, 'docs/examples/first-program.ts'), join(folder, 'first-program.ts'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  // Its version of TypeScript lies beside it, since the one of this project has no interface for programs.
  await node(
    join(ROOT, 'e2e/node_modules/openapi-typescript/bin/cli.js'),
    `${portal}/api/docs/json`,
    '-o',
    'portal.ts',
  );
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--target', 'es2022', '--lib', 'es2022,dom'];
  await node(
    join(ROOT, 'node_modules/typescript/bin/tsc'),
    ...strict,
    '--module',
    'nodenext',
    'first-program.ts',
  ).catch(({ stdout }) => {
    throw new Error(stdout);
  });
  const before = (await server.store.read.selectFrom('case_report').select('id').execute()).length;
  const told = (await node('first-program.js')).trim().split('\n');
  expect(told).toEqual([
    `${before} cases`,
    expect.stringMatching(/^case \d+$/),
    'another report has this uuid: take a new one',
    'correct {"case_location_id":"unknown_id"}',
  ]);
  token = 'cgw_none';
  await expect(node('first-program.js')).rejects.toThrow('Token ended.');
});
