import { sql } from 'kysely';
import { byHand } from '../../../test/support/by-hand';
import { createDatabase, engines } from '../../../test/support/test-store';
import { openPglite } from '../embedded/embedded';
import { openPostgres } from '../postgres';
import { migrate, migrateTo } from '../start/migrate';

jest.setTimeout(120_000);

test.each(engines)('on %s edited names of fields move with the field', async (engine) => {
  const database = engine === 'postgres' ? await createDatabase() : null;
  const store = database ? await openPostgres(database.url) : await openPglite({});
  await migrateTo(store, '0030_erasure');
  const edits = [
    ['ciguawatch', 'reportFields', 'age', 'Years'],
    ['ciguawatch', 'report', 'age', 'Other page'],
    ['audit', 'field', 'age', 'Years of age'],
    ['audit', 'field', 'med_place', 'Clinic'],
    ['audit', 'field', 'email', 'Mail'],
  ];
  for (const [namespace, page, key, value] of edits)
    await sql`insert into translation_override (language, namespace, page, key, value, updated_at)
      values ('en_US', ${namespace}, ${page}, ${key}, ${value}, now())`.execute(byHand(store));
  await migrate(store);
  const { rows } = await sql<{ path: string; value: string }>`
    select namespace || '.' || page || '.' || key as path, value from translation_override
    order by 1`.execute(store.read);
  expect(rows.map(({ path, value }) => [path, value])).toEqual([
    ['audit.field.age', 'Years of age'],
    ['audit.field.email', 'Mail'],
    ['ciguawatch.report.age', 'Other page'],
    ['domain.reportFields.age', 'Years'],
    ['domain.reportFields.med_place', 'Clinic'],
  ]);
  await store.close();
  await database?.drop();
});
