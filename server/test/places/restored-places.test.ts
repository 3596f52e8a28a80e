import type { DeletedPlace, LocationFull, OutlineVersion } from '@ciguawatch/shared/api/schemas/outline';
import { sql } from 'kysely';
import { redactTrail } from '../../src/features/audit/redact';
import { purgeKeptPlaces } from '../../src/features/locations/deleted/purge';
import { report } from '../cases/samples';
import { engines } from '../support/test-store';
import { setUpOutlines, square } from './outlines-setup';

const DAY = 86_400_000;
const CENSUS = { value: 1234, year: 2022, source: 'ISPF' };

describe.each(engines)('a deleted place on %s', (engine) => {
  const on = setUpOutlines(engine);
  const { create, made, patch, remove, read } = on;
  const restore = (id: number, as = 'gis_editor') =>
    on.server.call('POST', `cw/location/${id}/restore/`, { as });
  const deleted = async (as = 'gis_editor') =>
    (await on.server.get('cw/location/deleted/', { as })).json<DeletedPlace[]>();
  const listed = async () =>
    (await on.server.get('cw/location/')).json<{ id: number }[]>().map(({ id }) => id);
  const asked = async (query: string) =>
    (await on.server.get(`a/check/location/?after=2026-01-01${query}`)).json<number[]>();
  const withUnit = async (unit: number) =>
    (
      await on.server.store.read
        .selectFrom('location')
        .select('id')
        .where('population_unit_id', '=', unit)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id);
  const write = (statement: ReturnType<typeof sql>) =>
    on.server.store.tx(async (trx) => void (await statement.execute(trx)));

  test('comes back as it was, under its number, for everybody and for devices', async () => {
    const { id } = await made({ residents: CENSUS, names: { fr: 'Îlot' } });
    await patch(id, { geometry: { type: 'Polygon', coordinates: [square(0, 0, 5)] } });
    const before = await read(id);
    expect(await listed()).toContain(id);
    expect((await remove(id)).statusCode).toBe(200);
    expect(await listed()).not.toContain(id);
    expect(await asked('&del=true')).toContain(id);
    expect((await deleted()).find((one) => one.id === id)).toMatchObject({
      ...{ name: before.name, type: 'I', parent: before.parent_name, country: 4, residents: true },
      deleted_by: { name: 'Demo Gis Editor' },
    });
    const response = await restore(id);
    expect(response.statusCode).toBe(200);
    const now = await read(id);
    expect(now).toEqual({
      ...before,
      version: before.version + 1,
      changed_at: expect.any(String),
    });
    expect(response.json()).toEqual(now);
    expect(await listed()).toContain(id);
    expect(await asked('&del=true')).not.toContain(id);
    expect(await asked('')).toContain(id);
    const versions = (await on.server.get(`cw/location/${id}/versions/`, { as: 'gis_editor' })).json<
      OutlineVersion[]
    >();
    expect(versions.map(({ version, vertices }) => [version, vertices])).toEqual([
      [2, 4],
      [1, 52],
    ]);
    const trail = await on.server.get(`a/audit/?kind=location&id=${id}`, { as: 'gis_editor' });
    expect(trail.json().slice(0, 2)).toMatchObject([
      { action: 'restore', after: { name: before.name, vertices: 4, residents: { value: 1234 } } },
      { action: 'delete' },
    ]);
    expect((await deleted()).map((one) => one.id)).not.toContain(id);
    expect((await restore(id)).json()).toEqual(now);
    expect(await patch(id, { name: 'Still editable' })).toMatchObject({ statusCode: 200 });
  });

  test('brings back the residents that it shared with other islands, unless they are counted otherwise since', async () => {
    const [one, two] = [(await made({ residents: CENSUS })).id, (await made()).id];
    const share = () =>
      write(sql`update location set population_unit_id = ${one} where id = any(${[one, two]}::int[])`);
    await share();
    await remove(two);
    expect(await withUnit(one)).toEqual([]);
    await restore(two);
    expect(await withUnit(one)).toEqual([one, two]);
    expect((await read(two)).residents).toEqual({ ...CENSUS, islands: [one, two] });
    await remove(two);
    await patch(one, { residents: { ...CENSUS, value: 900 } });
    expect((await restore(two)).json()).toMatchObject({ residents: null });
    expect((await read(one)).residents).toMatchObject({ value: 900, islands: [one] });
    await share();
    await remove(two);
    await remove(one);
    expect((await restore(two)).json()).toMatchObject({ residents: null });
    expect((await restore(one)).json()).toMatchObject({ residents: null });
  });

  test('keeps the residents of its archipelago, whose number stays without it', async () => {
    const parent_id = (await read(on.archipelago)).parent_id;
    const above = (await create({ type: 'A', parent_id, residents: CENSUS })).json<LocationFull>().id;
    const { id } = await made({ parent_id: above });
    await write(sql`update location set population_unit_id = ${above} where id = ${id}`);
    await remove(id);
    expect(await withUnit(above)).toEqual([above]);
    await restore(id);
    expect(await withUnit(above)).toEqual([above, id]);
    await remove(id);
    await patch(above, { residents: null });
    expect((await restore(id)).json()).toMatchObject({ residents: null });
  });

  test('brings its alerts, their notes and cases, and its observed months back', async () => {
    const parent_id = (await read(on.archipelago)).parent_id;
    const above = (await create({ type: 'A', parent_id })).json<LocationFull>().id;
    const { id } = await made({ parent_id: above });
    const { id: reported } = (await on.server.post('cw/pcase/create/', report())).json<{ id: number }>();
    await write(sql`insert into coverage (source, country, island, from_month, until_month, observed)
      values ('report', 4, ${id}, '2025-03-01', '2025-03-01', true)`);
    await write(sql`insert into alert (key, rule, island, archi, country, from_date, until_date, observed, raised_at)
      values (${`meal:${id}:1`}, 'meal', ${id}, ${above}, 4, '2025-03-01', '2025-03-04', 3, now()),
        (${`meal:${id}:2`}, 'meal', ${id}, ${above}, 4, '2025-04-01', '2025-04-04', 3, now())`);
    const alerts = () =>
      on.server.store.read
        .selectFrom('alert')
        .selectAll()
        .where('country', '=', 4)
        .where('key', 'like', `meal:${id}:%`)
        .orderBy('id')
        .execute();
    const [first, second] = await alerts();
    await write(
      sql`insert into alert_case (rule, case_id, alert_id, raised) values ('meal', ${reported}, ${first!.id}, true)`,
    );
    for (const { id: alert } of [first!, second!])
      await on.server.change('PATCH', `cw/alert/${alert}/`, {
        as: 'cases_editor',
        body: { state: 'verified', note: `Note of ${alert}` },
      });
    const decided = await alerts();
    expect(decided.map(({ state }) => state)).toEqual(['verified', 'verified']);
    const marks = () =>
      on.server.store.read.selectFrom('coverage').selectAll().where('island', '=', id).execute();
    const observed = await marks();
    await remove(id);
    expect([await alerts(), await marks()]).toEqual([[], []]);
    const { kept } = await on.server.store.read
      .selectFrom('deleted_place')
      .select('kept')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(kept)).not.toContain('Note of');
    // Erased from the trail while the place was away.
    await on.server.store.tx((trx) =>
      redactTrail(
        trx,
        'secret',
        { kind: 'alert', object_id: String(second!.id) },
        (field) => field === 'note',
      ),
    );
    await restore(id);
    expect(await alerts()).toEqual([decided[0], { ...decided[1], note: '' }]);
    expect(await marks()).toEqual(observed);
    const links = await on.server.store.read
      .selectFrom('alert_case')
      .selectAll()
      .where('alert_id', '=', first!.id)
      .execute();
    expect(links).toEqual([{ rule: 'meal', case_id: reported, alert_id: first!.id, raised: true }]);
    // An archipelago takes no alert with it, but is named by them again.
    await patch(id, { parent_id: on.archipelago });
    await remove(above);
    expect((await alerts()).map(({ archi }) => archi)).toEqual([null, null]);
    await restore(above);
    expect((await alerts()).map(({ archi }) => archi)).toEqual([above, above]);
  });

  test('stays away while its parent is gone or another place has its name', async () => {
    const { id: above } = await made();
    const inside = {
      type: 'L' as const,
      parent_id: above,
      geometry: { type: 'Point' as const, coordinates: [-148, -15] },
    };
    const { id, name } = await made(inside);
    await remove(id);
    const { id: same } = await made({ ...inside, name: name.toUpperCase() });
    expect([(await restore(id)).statusCode, (await restore(id)).json().code]).toEqual([409, 'place_exists']);
    await remove(same);
    await remove(above);
    expect((await restore(id)).json().code).toBe('place_parent_gone');
    expect((await deleted()).find((one) => one.id === id)?.parent).toBe(
      (await deleted()).find((one) => one.id === above)?.name,
    );
    await restore(above);
    expect((await restore(id)).json()).toMatchObject({ id, parent_id: above });
  });

  test('is not created twice by a device that sends its creation again', async () => {
    const sent = on.body();
    const { id } = (await on.server.post('cw/location/', sent, { as: 'gis_creator' })).json<LocationFull>();
    await remove(id);
    const again = (
      await on.server.post('cw/location/', { ...sent }, { as: 'gis_creator' })
    ).json<LocationFull>();
    expect(again.id).not.toBe(id);
    expect((await restore(id)).json().code).toBe('place_exists');
  });

  test('is restored by editors of its country, within 30 days; afterwards only its name and parent are kept', async () => {
    const { id, name } = await made();
    await remove(id);
    for (const as of ['gis_creator', 'cases_editor']) {
      expect((await restore(id, as)).statusCode).toBe(403);
      expect((await on.server.get('cw/location/deleted/', { as })).statusCode).toBe(403);
    }
    await write(sql`update deleted_place set country = 5 where id = ${id}`);
    expect((await restore(id)).json().code).toBe('country_forbidden');
    expect((await deleted()).map((one) => one.id)).not.toContain(id);
    await write(sql`update deleted_place set country = 4 where id = ${id}`);
    expect((await restore(999_999)).statusCode).toBe(404);
    const now = on.server.clock.now();
    await purgeKeptPlaces(on.server.store, now + 30 * DAY);
    expect((await deleted()).map((one) => one.id)).toContain(id);
    on.server.clock.set(new Date(now + 30 * DAY + 1).toISOString());
    expect((await deleted()).map((one) => one.id)).not.toContain(id);
    expect((await restore(id)).json()).toMatchObject({ code: 'restore_expired' });
    await purgeKeptPlaces(on.server.store, on.server.clock.now());
    const row = await on.server.store.read
      .selectFrom('deleted_place')
      .select(['name', 'kept'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ name, kept: null });
    expect((await restore(id)).json()).toMatchObject({ code: 'restore_expired' });
    on.server.clock.set(new Date(now).toISOString());
  });
});
