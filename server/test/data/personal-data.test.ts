import { columnsAt, PERSONAL_DATA, RETENTIONS } from '../../src/personal-data/registry';
import { textColumns } from '../support/database-search';
import { TestServer } from '../support/harness';
import { bothEngines } from '../support/test-store';

/** Tables of the migration library. */
const MIGRATIONS = /^kysely_/;
const listed = Object.entries(PERSONAL_DATA).flatMap(([table, columns]) =>
  Object.keys(columns).map((column) => `${table}.${column}`),
);

describe.each(bothEngines)('the registry of personal data, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());

  it('lists every column that can hold a text, as personal or as not, and nothing else', async () => {
    const columns = (await textColumns(server.store)).filter(({ table }) => !MIGRATIONS.test(table));
    expect(columns.length).toBeGreaterThan(200);
    expect([...listed].sort()).toEqual(columns.map(({ table, column }) => `${table}.${column}`).sort());
  });
});

it('says when each retention erases, and has a column for each', () => {
  const kept = Object.values(PERSONAL_DATA).flatMap((columns) =>
    Object.values(columns).flatMap((column) => (typeof column === 'object' ? [column.kept] : [])),
  );
  expect(new Set(kept)).toEqual(new Set(Object.keys(RETENTIONS)));
});

it('returns the columns of a table at one place of the desk', () => {
  const contact = ['cont_email', 'cont_name', 'cont_phone', 'reminder_email'];
  expect(columnsAt('contact', 'contact')).toEqual(contact);
  expect(columnsAt('alert', 'trail')).toEqual([]);
});
