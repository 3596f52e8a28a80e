import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { sql } from 'kysely';
import { afterStep, fullReport } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { engines } from '../support/test-store';
import { atoll, hole, setUpOutlines, square } from './outlines-setup';

describe.each(engines)('residents on %s', (engine) => {
  const on = setUpOutlines(engine);
  const { made, patch, remove, read } = on;

  test('a moved label point, another parent and residents reach the cases; an outline alone does not', async () => {
    const { id } = await made();
    const { id: reported } = (
      await on.server.post('cw/pcase/create/', fullReport({ case_location_id: id, case_geom: null }))
    ).json<{
      id: number;
    }>();
    await afterStep(on.server.store);
    const chunk = async () =>
      (
        await sql<{ n: number }>`select coalesce(sum(n), 0)::int as n from case_chunk`.execute(
          on.server.store.read,
        )
      ).rows[0]!.n;
    const stamp = async () =>
      (
        await on.server.store.read
          .selectFrom('public_case')
          .select('at')
          .where('id', '=', reported)
          .executeTakeFirstOrThrow()
      ).at.getTime();
    const told = async (change: object) => {
      const before = { chunk: await chunk(), stamp: await stamp() };
      await new Promise((done) => setTimeout(done, 5));
      expect((await patch(id, change)).statusCode).toBe(200);
      return { chunk: (await chunk()) > before.chunk, listed: (await stamp()) > before.stamp };
    };
    const withVertex = {
      ...atoll,
      coordinates: [[square(0, 0, 9), hole(2, 2, 5)], ...(atoll!.coordinates as number[][][][]).slice(1)],
    };
    expect(await told({ geometry: withVertex })).toEqual({ chunk: false, listed: false });
    expect(await told({ name: 'Another name' })).toEqual({ chunk: false, listed: false });
    const elsewhere = { type: 'Polygon', coordinates: [square(50, 50, 5)] };
    expect(await told({ geometry: elsewhere, confirmed: ['moved', 'shrunk'] })).toEqual({
      chunk: true,
      listed: true,
    });
    // Below 2,000 residents as much is withheld as for an unknown number, so the public row stays the same.
    expect(await told({ residents: { value: 1500, year: 2024, source: 'Census' } })).toEqual({
      chunk: false,
      listed: false,
    });
    expect(await told({ parent_id: (await read(on.archipelago)).parent_id })).toEqual({
      chunk: true,
      listed: true,
    });
    const after = encodeURIComponent(new Date((await stamp()) - 1).toISOString());
    expect((await on.server.get(`a/check/case/?after=${after}`)).json()).toContain(reported);
    const row = await on.server.store.read
      .selectFrom('case_report')
      .select(['case_archi', 'case_island', 'version'])
      .where('id', '=', reported)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ case_archi: null, case_island: id, version: 1 });
  });

  test('residents decide what is withheld, in two steps; without a number nothing is published', async () => {
    const ALL = { withhold: true, withhold_profile: true };
    const PROFILE = { withhold: false, withhold_profile: true };
    const NOTHING = { withhold: false, withhold_profile: false };
    const island = await made();
    const { id } = island;
    expect(island).toMatchObject(ALL);
    const locality = await made({
      type: 'L',
      parent_id: id,
      geometry: { type: 'Point', coordinates: [-148, -15] },
    });
    const residents = { value: 1999, year: 2024, source: 'Census' };
    expect((await patch(id, { residents })).json()).toMatchObject({
      ...ALL,
      residents: { value: 1999, islands: [id] },
    });
    expect((await patch(id, { residents: { ...residents, value: 2000 } })).json()).toMatchObject({
      ...PROFILE,
      population: { value: 2000, islands: [id] },
    });
    expect(await read(locality.id)).toMatchObject(PROFILE);
    expect((await patch(id, { residents: { ...residents, value: 19_999 } })).json()).toMatchObject(PROFILE);
    expect((await patch(id, { residents: { ...residents, value: 20_000 } })).json()).toMatchObject(NOTHING);
    expect(await read(locality.id)).toMatchObject(NOTHING);
    expect((await patch(id, { residents: null })).json()).toMatchObject({ ...ALL, residents: null });
    expect(await read(locality.id)).toMatchObject(ALL);
  });

  test('residents of islands that are counted together are those of all of them, and publish none', async () => {
    const row = await sql<{
      id: number;
      unit: number;
    }>`select min(id) as id, population_unit_id as unit from location
      where type = 'I' and population_unit_id is not null group by 2 having count(*) > 1 limit 1`.execute(
      on.server.store.read,
    );
    const { id } = row.rows[0]!;
    const before = await read(id);
    const changed = (
      await patch(id, { residents: { value: 30_000, year: 2026, source: 'Census' } })
    ).json<LocationFull>();
    expect(changed.residents?.islands).toEqual(before.residents?.islands);
    for (const island of before.residents!.islands)
      expect(await read(island)).toMatchObject({ withhold: true, population: { value: 30_000 } });
  });

  test('the last of islands that were counted together does not keep their number as its own', async () => {
    const [first, second] = [await made(), await made()];
    await sql`insert into population_unit (id, value, year, source) values (${first.id}, 30000, 2024, 'Census')`.execute(
      byHand(on.server.store),
    );
    await sql`update location set population_unit_id = ${first.id} where id in (${first.id}, ${second.id})`.execute(
      byHand(on.server.store),
    );
    expect(await read(second.id)).toMatchObject({ withhold: true, population: { value: 30_000 } });
    const gone = await remove(first.id);
    expect(gone.statusCode).toBe(200);
    expect(await read(second.id)).toMatchObject({ withhold: true, population: null });
  });
});
