import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TestServer } from '../test/support/harness';
import { listedCountries, makeObjects } from './answers';
import { OTHER, OWN } from './askers';
import { accessMatrix } from './matrix';

const file = join(dirname(fileURLToPath(import.meta.url)), '../../docs/access-matrix.md');

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

it('the document says who may do what, as the server answers', async () => {
  const now = await accessMatrix(server);
  if (process.env.WRITE_MATRIX) writeFileSync(file, now);
  expect(readFileSync(file, 'utf8')).toBe(now);
});

it('the list of full cases holds those of the managed countries', async () => {
  await makeObjects(server);
  expect(await listedCountries(server, 'cases_editor')).toEqual([OWN]);
  expect(await listedCountries(server, 'cases_editor.fj')).toEqual([OTHER]);
  expect(await listedCountries(server, 'admin')).toEqual([OTHER, OWN]);
});
