import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { byHand } from '../../../test/support/by-hand';
import { engines, openTestStore } from '../../../test/support/test-store';
import { loadDemonstration } from '../../first-start/fill';
import { StartError } from '../start/start-error';
import type { Store } from '../store';
import { refuseRealData } from './refuse-real-data';

describe.each(engines)('the demonstration in a database of a laboratory on %s', (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore(engine);
  });
  afterAll(() => store.close());

  const make = (statement: ReturnType<typeof sql>) => statement.execute(byHand(store));
  const account = sql`insert into app_user (email, username, password_hash, is_demo)
    values ('teva@example.org', 'teva', '', false)`;
  const report = sql`insert into case_report (source) values ('report')`;

  it.each([
    ['an account', account, sql`delete from app_user`],
    ['a report', report, sql`delete from case_report`],
  ])('is refused where there is %s of a person, and nothing is added', async (_what, add, remove) => {
    await make(add);
    await expect(
      loadDemonstration(store, Date.parse('2027-03-01T10:30:00Z'), join(tmpdir(), 'cig-demo-media')),
    ).rejects.toThrow(StartError);
    const { rows } = await sql`select (select count(*)::int from app_user where is_demo) as accounts,
      (select count(*)::int from case_report where source in ('demo', 'haedat')) as cases`.execute(
      store.read,
    );
    expect(rows).toEqual([{ accounts: 0, cases: 0 }]);
    await make(remove);
  });

  it('goes on where the database was made as one, whatever people have done in it', async () => {
    await expect(refuseRealData(store)).resolves.toBeUndefined();
    await make(account);
    await make(sql`insert into setting (key, value) values ('demo', '"2027-03-01"')`);
    await expect(refuseRealData(store)).resolves.toBeUndefined();
  });
});
