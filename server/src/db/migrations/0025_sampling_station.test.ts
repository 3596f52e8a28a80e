import { sql } from 'kysely';
import { byHand } from '../../../test/support/by-hand';
import { createDatabase, engines } from '../../../test/support/test-store';
import { openPglite } from '../embedded/embedded';
import { openPostgres } from '../postgres';
import { migrate, migrateTo } from '../start/migrate';

jest.setTimeout(120_000);

test.each(engines)('on %s a code of several dates becomes a station, and nothing is lost', async (engine) => {
  const database = engine === 'postgres' ? await createDatabase() : null;
  const store = database ? await openPostgres(database.url) : await openPglite({});
  await migrateTo(store, '0023_case_tally');
  await sql`insert into country values (4, 'PF', 'PYF', '{}') on conflict do nothing`.execute(byHand(store));
  const insert = (code: string | null, time: string | null, point: number[] | null, cells: number) =>
    sql`insert into tracking (code, at_country, at_sampling_time, at_geom, at_cells_nb)
      values (${code}, 4, ${time}, ${point && JSON.stringify({ type: 'Point', coordinates: point })}::jsonb, ${cells})`.execute(
      byHand(store),
    );
  await insert('RIK', '2026-01-12', [-134.97, -23.12], 1);
  await insert('RIK', '2026-02-12', [-134.97, -23.12], 2);
  await insert('MAN', '2026-01-12', [-134.97, -23.12], 3);
  await insert('MAN', '2026-01-12', null, 4);
  await insert('ONE', null, [-134.97, -23.12], 5);
  await insert('ONE', null, [-134.97, -23.12], 6);
  await insert(null, '2026-01-12', null, 7);
  await migrate(store);
  const { rows } = await sql<object>`
    select station, code, at_cells_nb as n, version from tracking order by at_cells_nb`.execute(store.read);
  const named = (station: string | null, code: string | null, n: number) => ({
    station,
    code,
    n,
    version: 1,
  });
  expect(rows).toEqual([
    ...[1, 2].map((n) => named('RIK', null, n)),
    ...[3, 4].map((n) => named('MAN', null, n)),
    ...[5, 6].map((n) => named(null, 'ONE', n)),
    named(null, null, 7),
  ]);
  await store.close();
  await database?.drop();
});
