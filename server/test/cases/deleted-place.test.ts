import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { Places } from '../../src/features/cases/places';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { report, TAHITI } from './samples';

describe.each(engines)('a report whose place was deleted while it waited, on %s', (engine) => {
  let server: TestServer;
  let n = 0;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    server.clock.set('2026-03-15T20:00:00Z');
  });
  afterAll(() => server.stop());
  afterEach(() => jest.restoreAllMocks());

  const made = async (): Promise<number> => {
    n += 1;
    const geometry = { type: 'Point', coordinates: [-149.43, -17.55] };
    const body = { country: 4, type: 'L', name: `Baie ${n}`, parent_id: TAHITI, geometry };
    const response = await server.post('cw/location/?geom=true', body, { as: 'gis_creator' });
    expect([response.statusCode, response.statusCode === 201 || response.body]).toEqual([201, true]);
    return response.json<LocationFull>().id;
  };
  const remove = async (id: number) => {
    const { version } = (await server.get(`cw/location/${id}/`, { as: 'gis_editor' })).json<LocationFull>();
    const headers = { 'if-match': `"${version}"` };
    const response = await server.call('DELETE', `cw/location/${id}/`, { as: 'gis_editor', headers });
    expect(response.statusCode).toBe(200);
  };
  const send = (body: object) => server.post('cw/pcase/create/', body, { remoteAddress: `10.0.2.${n}` });
  test('is accepted once, stored under the parents of its places, and keeps their numbers', async () => {
    const [place, care] = [await made(), await made()];
    await remove(place);
    await remove(care);
    const body = report({ case_location_id: place, med_location_id: care });
    const response = await send(body);
    expect([response.statusCode, response.statusCode < 300 || response.body]).toEqual([201, true]);
    const { id } = response.json<{ id: number }>();
    expect((await send(body)).json()).toEqual({ id });
    const row = await server.store.read
      .selectFrom('case_report')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      case_location_id: TAHITI,
      case_island: TAHITI,
      case_location: null,
      med_location_id: TAHITI,
      case_location_gone: place,
      med_location_gone: care,
      review_state: 'new',
    });
    const trail = await server.get(`a/audit/?kind=case&id=${id}`, { as: 'cases_editor' });
    expect(trail.json()).toMatchObject([{ after: { case_location_gone: place, med_location_gone: care } }]);
  });

  test('is accepted when the place is deleted while it is being stored', async () => {
    const place = await made();
    const before = await new Places(server.store).fresh();
    await remove(place);
    const current = jest.spyOn(Places.prototype, 'current').mockResolvedValue(before);
    const response = await send(report({ case_location_id: place }));
    expect(current).toHaveBeenCalled();
    expect([response.statusCode, response.statusCode < 300 || response.body]).toEqual([201, true]);
  });

  test('a waiting change is accepted too; repeating the place keeps the number, another one drops it', async () => {
    const [place, care] = [await made(), await made()];
    const { id } = (await send(report())).json<{ id: number }>();
    await remove(place);
    await remove(care);
    const patch = async (body: object) => {
      const { version } = (await gone(id)) as { version: number };
      const headers = { 'if-match': `"${version}"` };
      const response = await server.call('PATCH', `cw/case/${id}/`, { as: 'cases_editor', body, headers });
      expect([response.statusCode, response.statusCode < 300 || response.body]).toEqual([200, true]);
    };
    const gone = (one: number) =>
      server.store.read
        .selectFrom('case_report')
        .select(['case_location_id', 'case_location_gone', 'med_location_gone', 'version'])
        .where('id', '=', one)
        .executeTakeFirstOrThrow();
    await patch({ case_location_id: place, med_location_id: care });
    expect(await gone(id)).toMatchObject({ case_location_gone: place, med_location_gone: care });
    await patch({ case_location_id: TAHITI, age: 30 });
    expect(await gone(id)).toMatchObject({ case_location_gone: place });
    await patch({ case_location_id: 70, med_location_id: null });
    expect(await gone(id)).toMatchObject({ case_location_gone: null });
  });

  test('a place that never existed is still refused', async () => {
    const response = await send(report({ case_location_id: 999_999 }));
    expect([response.statusCode, response.json<{ fields: object }>().fields]).toEqual([
      400,
      { case_location_id: 'unknown_id' },
    ]);
  });
});
