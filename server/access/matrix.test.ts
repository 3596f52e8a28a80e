import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { READERS } from '../src/features/audit/readers';
import { TestServer } from '../test/support/harness';
import { listedCountries, makeObjects } from './answers';
import { OTHER, OWN } from './askers';
import { accessMatrix } from './matrix';
import { unsaid } from './powers';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const file = join(root, 'docs/access-matrix.md');
const powersFile = join(root, 'shared/contract/access/powers.json');

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

it('the document and the page on roles say who may do what, as the server answers', async () => {
  const { document, powers } = await accessMatrix(server);
  if (process.env.WRITE_MATRIX) {
    writeFileSync(file, document);
    writeFileSync(powersFile, `${JSON.stringify(powers, null, 2)}\n`);
  }
  expect(readFileSync(file, 'utf8')).toBe(document);
  const histories = Object.keys(READERS).map((kind) => `history of ${kind}`);
  expect(unsaid(server.app.calls, histories)).toEqual([]);
  expect(JSON.parse(readFileSync(powersFile, 'utf8'))).toEqual(powers);
});

it('the list of full cases holds those of the managed countries', async () => {
  await makeObjects(server);
  expect(await listedCountries(server, 'cases_editor')).toEqual([OWN]);
  expect(await listedCountries(server, 'cases_editor.fj')).toEqual([OTHER]);
  expect(await listedCountries(server, 'admin')).toEqual([OTHER, OWN]);
});
