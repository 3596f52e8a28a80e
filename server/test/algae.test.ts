import type { Tracking, TrackingSaved } from '@ciguawatch/shared/api/schemas/algae';
import { purgeTracking } from '../src/features/algae/purge';
import { byHand } from './support/by-hand';
import { TestServer } from './support/harness';
import { engines } from './support/test-store';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const FIJI = 7;
const DAY = 86_400_000;

describe.each(engines)('samplings of microalgae on %s', (engine) => {
  let server: TestServer;
  let n = 0;
  let fiji = FIJI;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    const row = await server.store.read
      .selectFrom('country')
      .select('id')
      .where('iso2', '=', 'FJ')
      .executeTakeFirstOrThrow();
    fiji = row.id;
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.set('2026-11-23T00:00:00Z');
    await byHand(server.store).deleteFrom('tracking').execute();
  });

  const row = (part: object = {}) => {
    n += 1;
    return { uuid: uuid(n), at_country: 4, code: 'RAI-1', ...part };
  };
  const create = (part: object = {}, as = 'algae_editor') => server.post('gd/tracking/', row(part), { as });
  const made = async (part: object = {}) => (await create(part)).json<Tracking>();
  const list = async (query = '', as = 'algae_editor') =>
    (await server.get(`gd/tracking/${query}`, { as })).json<Tracking[]>();
  const save = (body: object, as = 'algae_editor') => server.post('gd/tracking/batch/', body, { as });
  const patch = (id: number, body: object, headers = {}, as = 'algae_editor') =>
    server.change('PATCH', `gd/tracking/${id}/`, { as, body, headers });

  test('what is not given stays unknown: no zero, no species, no toxicity', async () => {
    const response = await create({ code: undefined });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      code: null,
      at_geom: null,
      at_sampling_time: null,
      at_water_temperature: null,
      at_sampling_depth: null,
      at_cells_nb: null,
      at_species: null,
      at_dino_identification: null,
      version: 1,
    });
  });

  test('what is given comes back unchanged, a year alone included', async () => {
    const said = {
      at_geom: { type: 'Point', coordinates: [-149.47, -17.82] },
      at_sampling_time: '2016',
      at_water_temperature: 27.4,
      at_sampling_depth: 0,
      at_cells_nb: 0,
      cells_unit: 'per_cm2',
      identification: 'Gambierdiscus cf. belizeanus',
      data_source: 'Survey of 2016',
      at_species: 8,
      at_toxicity_data: 'N2a positive',
      at_dino_identification: false,
    };
    const { id } = await made(said);
    expect(await list(`?ids=${id}`)).toEqual([expect.objectContaining({ ...said, code: 'RAI-1' })]);
  });

  test('the same row twice is one row', async () => {
    const body = row();
    const first = await server.post('gd/tracking/', body, { as: 'algae_editor' });
    const again = await server.post('gd/tracking/', body, { as: 'algae_editor' });
    expect(again.json<Tracking>().id).toBe(first.json<Tracking>().id);
    expect(await list()).toHaveLength(1);
  });

  test('another row under the same identifier is refused with the existing one; one without is always new', async () => {
    const body = row({ at_cells_nb: 5 });
    const { id } = (await server.post('gd/tracking/', body, { as: 'algae_editor' })).json<Tracking>();
    await patch(id, { at_cells_nb: 7 });
    // The first body sent again is a repeat, whatever has become of the row since.
    const again = await server.post('gd/tracking/', body, { as: 'algae_editor' });
    expect([again.statusCode, again.json<Tracking>().at_cells_nb]).toEqual([201, 7]);
    const other = { ...body, at_cells_nb: 6 };
    for (const response of [
      await server.post('gd/tracking/', other, { as: 'algae_editor' }),
      await save({ rows: [row(), other] }),
      await save({ source: 'import', rows: [other] }),
    ]) {
      const { code, current } = response.json<{ code: string; current: Tracking[] }>();
      expect([response.statusCode, code, current.map((one) => one.id)]).toEqual([409, 'uuid_reused', [id]]);
    }
    await create({ uuid: undefined });
    await create({ uuid: undefined });
    expect(await list()).toHaveLength(3);
  });

  test('a station visited on three dates is three samplings, and its file is imported completely', async () => {
    const dates = ['2026-01-12', '2026-02-12', '2026-03-12'];
    const visit = (at_sampling_time: string, part: object = {}) =>
      row({ code: undefined, station: ' RIK ', at_species: 1, at_sampling_time, ...part });
    const saved = (
      await save({ source: 'import', rows: dates.map((day) => visit(day)) })
    ).json<TrackingSaved>();
    expect([saved.known, saved.repeats]).toEqual([0, []]);
    expect((await list()).map((one) => [one.station, one.at_sampling_time])).toEqual(
      dates.map((day) => ['RIK', day]),
    );
    // Another file: one row is equal, the others differ in cells, species or point.
    const [january, february] = saved.rows as [Tracking, Tracking];
    const more = await save({
      source: 'import',
      rows: [
        visit('2026-01-12'),
        visit('2026-02-12', { at_cells_nb: 4 }),
        visit('2026-03-12', { at_species: 2 }),
        visit('2026-03-12', { at_geom: { type: 'Point', coordinates: [-134.97, -23.12] } }),
      ],
    });
    expect(more.json<TrackingSaved>().repeats).toEqual([
      { at: 0, id: january.id, same: true },
      { at: 1, id: february.id, same: false },
    ]);
    expect(await list()).toHaveLength(5);
  });

  test.each([
    ['a species nobody knows', { at_species: 4711 }, { at_species: 'unknown_id' }],
    ['a day that does not exist', { at_sampling_time: '2026-02-30' }, { at_sampling_time: 'date_invalid' }],
    ['a day to come', { at_sampling_time: '2026-12-24' }, { at_sampling_time: 'date_future' }],
    ['a negative depth', { at_sampling_depth: -1 }, { at_sampling_depth: 'too_small' }],
    [
      'an unknown picture',
      { at_sampling_picture: `${'0'.repeat(32)}-9x9` },
      { at_sampling_picture: 'unknown_id' },
    ],
    [
      'a link in place of a picture',
      { at_sampling_picture: '/media/x.webp' },
      { at_sampling_picture: 'pattern' },
    ],
    ['a field nobody knows', { junk: 1 }, { junk: 'unknown_field' }],
  ])('%s is refused', async (_what, part, fields) => {
    const response = await create(part);
    expect([response.statusCode, response.json<{ fields: object }>().fields]).toEqual([400, fields]);
    expect(await list()).toEqual([]);
  });

  test('an editor of another country neither reads nor changes it, nor moves a row there', async () => {
    const { id, version } = await made();
    const far = (await create({ at_country: fiji }, 'admin')).json<Tracking>();
    expect((await list()).map((one) => one.id)).toEqual([id]);
    const refused = [
      await create({ at_country: fiji }),
      await patch(id, { at_country: fiji }),
      await patch(far.id, { code: 'X' }),
      await server.change('DELETE', `gd/tracking/${far.id}/`, { as: 'algae_editor' }),
      await save({ rows: [row(), row({ at_country: fiji })] }),
      await save({ changes: [{ id: far.id, version: 1, code: 'X' }] }),
      await save({
        removals: [
          { id, version },
          { id: far.id, version: 1 },
        ],
      }),
      await save({ restores: [far.id] }),
    ];
    for (const response of refused)
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
        403,
        'country_forbidden',
      ]);
    expect(await list()).toHaveLength(1);
  });

  test('a change of an older version is a conflict with the current row', async () => {
    const { id } = await made();
    expect((await patch(id, { at_cells_nb: 12 }, { 'if-match': '"1"' })).json()).toMatchObject({
      version: 2,
    });
    const late = await patch(id, { at_cells_nb: 13 }, { 'if-match': '"1"' });
    expect(late.statusCode).toBe(409);
    expect(late.json<{ current: Tracking }>().current).toMatchObject({ at_cells_nb: 12, version: 2 });
    // Sent again with the old version because the response was lost: equal values are accepted.
    expect((await patch(id, { at_cells_nb: 12 }, { 'if-match': '"1"' })).statusCode).toBe(200);
  });

  test('a sampling that somebody changed meanwhile is not deleted, from its form or from the list', async () => {
    const { id } = await made();
    await patch(id, { at_cells_nb: 12 });
    const remove = (version: number) =>
      server.call('DELETE', `gd/tracking/${id}/`, {
        as: 'algae_editor',
        headers: { 'if-match': `"${version}"` },
      });
    const late = await remove(1);
    expect([late.statusCode, late.json<{ current: Tracking }>().current]).toEqual([
      409,
      expect.objectContaining({ id, at_cells_nb: 12, version: 2 }),
    ]);
    const listed = await save({ removals: [{ id, version: 1 }] });
    expect([listed.statusCode, listed.json<{ current: Tracking[] }>().current]).toEqual([
      409,
      [expect.objectContaining({ id, version: 2 })],
    ]);
    expect((await list()).map((one) => one.id)).toEqual([id]);
    expect((await remove(2)).statusCode).toBe(200);
    // Deleted again because the response was lost: the row stays deleted.
    expect((await remove(2)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  test('a sampling of three species is saved and corrected as one, all or nothing', async () => {
    const body = { rows: [row({ at_species: 1 }), row({ at_species: 2 }), row({ at_species: 3 })] };
    const saved = (await save(body)).json<TrackingSaved>();
    expect([saved.rows.length, saved.known]).toEqual([3, 0]);
    expect((await save(body)).json<TrackingSaved>().known).toBe(3);
    const [one, two, three] = saved.rows as [Tracking, Tracking, Tracking];
    const correction = {
      rows: [row({ at_species: 4 })],
      changes: [one, two].map(({ id, version }) => ({ id, version, at_water_temperature: 27 })),
      removals: [{ id: three.id, version: three.version }],
    };
    expect((await save(correction)).statusCode).toBe(200);
    // Sent again because the response was lost.
    expect((await save(correction)).json<TrackingSaved>().known).toBe(1);
    const now = await list();
    expect(now.map(({ at_species }) => at_species)).toEqual([1, 2, 4]);
    const stale = {
      rows: [row()],
      changes: [
        { id: two.id, version: 2, code: 'NEW' },
        { id: one.id, version: 1, code: 'NEW' },
      ],
    };
    const response = await save(stale);
    expect(response.statusCode).toBe(409);
    expect(response.json<{ current: Tracking[] }>().current.map(({ id }) => id)).toEqual([one.id, two.id]);
    expect(await list()).toEqual(now);
  });

  test('one bad row of a file stores nothing and is named', async () => {
    const response = await save({ source: 'import', rows: [row(), row({ at_species: 4711 }), row()] });
    expect(response.json()).toMatchObject({ fields: { 'rows.1.at_species': 'unknown_id' } });
    expect(await list()).toEqual([]);
  });

  test('a file imported twice is stored once; a new uuid of the same code and species is recognised', async () => {
    const rows = [row({ at_species: 5 }), row({ at_species: 6 })];
    await save({ source: 'import', rows });
    const again = rows.map((one) => ({ ...one, uuid: row().uuid }));
    expect((await save({ source: 'import', rows: again })).json<TrackingSaved>().known).toBe(2);
    expect((await save({ source: 'import', rows })).json<TrackingSaved>().known).toBe(2);
    expect((await list()).map(({ source }) => source)).toEqual(['import', 'import']);
  });

  test('a deleted row leaves list and sync, can be restored, and is removed after thirty days', async () => {
    const { id } = await made({ at_species: 5 });
    const stamp = (await server.get('gd/tracking/', { as: 'algae_editor' })).headers['x-sync-at'] as string;
    // The watermark is a tenth of a second back, so rows deleted by the previous test may be listed too.
    const check = async (del: boolean) =>
      (await server.get(`a/check/algaetracking/?after=${stamp}${del ? '&del=true' : ''}`))
        .json<number[]>()
        .filter((one) => one === id);
    await server.change('DELETE', `gd/tracking/${id}/`, { as: 'algae_editor' });
    expect([await list(), await check(false), await check(true)]).toEqual([[], [], [id]]);
    expect((await list('?deleted=true')).map((one) => one.id)).toEqual([id]);
    expect((await patch(id, { code: 'X' })).statusCode).toBe(409);
    await save({ restores: [id] });
    expect([(await list()).length, await check(false), await check(true)]).toEqual([1, [id], []]);
    await server.change('DELETE', `gd/tracking/${id}/`, { as: 'algae_editor' });
    const later = server.clock.now() + 31 * DAY;
    server.clock.set(new Date(later).toISOString());
    expect((await save({ restores: [id] })).statusCode).toBe(410);
    expect(await list('?deleted=true')).toEqual([]);
    expect(await purgeTracking(server.store, later)).toBe(1);
    expect(await check(true)).toEqual([id]);
  });

  test('the trail says what changed, to editors of the country', async () => {
    const { id } = await made({ at_cells_nb: 5 });
    await patch(id, { at_cells_nb: 6 });
    const trail = await server.get(`a/audit/?kind=algaetracking&id=${id}`, { as: 'algae_editor' });
    expect(trail.json()).toMatchObject([
      { action: 'update', before: { at_cells_nb: 5 }, after: { at_cells_nb: 6 } },
      { action: 'add', after: { at_cells_nb: 5, code: 'RAI-1' } },
    ]);
  });

  test('samplings without identification are counted once, however many rows they have', async () => {
    await save({ rows: [row(), row(), row({ code: 'B' }), row({ code: null }), row({ code: null })] });
    await save({ rows: [row({ at_sampling_time: '2026-02-12' })] });
    await made({ code: 'C', at_species: 1 });
    await create({ at_country: fiji }, 'admin');
    const count = await server.get('a/work/samplings-unidentified/', { as: 'algae_editor' });
    expect(count.json()).toMatchObject({ count: 5, urgent: false });
  });

  test('a row without a country is of that of its point, else of the person', async () => {
    const at_geom = { type: 'Point', coordinates: [177.9, -17.7] };
    const stored = async (part: object) =>
      (await create({ at_country: undefined, ...part }, 'admin')).json<Tracking>().at_country;
    expect([await stored({ at_geom }), await stored({})]).toEqual([fiji, 4]);
  });

  test('the country of a point that the person does not manage is refused', async () => {
    const response = await create({
      at_country: undefined,
      at_geom: { type: 'Point', coordinates: [177.9, -17.7] },
    });
    expect([response.statusCode, response.json().code]).toEqual([403, 'country_forbidden']);
  });

  test('a file without values is refused, and of a form nothing is required', async () => {
    const empty = row({ code: null, data_source: 'Survey of 2024' });
    const refused = await save({ source: 'import', rows: [row(), empty] });
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { 'rows.1': 'required' }]);
    expect(await list()).toEqual([]);
    expect((await save({ rows: [empty] })).statusCode).toBe(200);
  });

  test('a file that is read again with other values changes no row, and says so', async () => {
    const sent = row({ station: 'RIK', at_cells_nb: 120, data_source: 'Survey' });
    await save({ source: 'import', rows: [sent] });
    const corrected = { ...sent, data_source: 'Survey of 2024' };
    const again = await save({ source: 'import', rows: [corrected] });
    expect(again.json()).toMatchObject({
      rows: [{ data_source: 'Survey', at_cells_nb: 120 }],
      known: 1,
      repeats: [{ at: 0, same: false }],
    });
    // A form that repeats an identifier with another body is mistaken.
    expect((await save({ rows: [corrected] })).statusCode).toBe(409);
  });

  test('the form parameters name each field with its limits', async () => {
    const response = await server.call('OPTIONS', 'gd/tracking/', { as: 'algae_editor' });
    const { POST } = response.json<{ actions: { POST: Record<string, object> } }>().actions;
    expect(Object.keys(POST).sort()).toEqual([
      'at_cells_nb',
      'at_country',
      'at_dino_identification',
      'at_geom',
      'at_sampling_depth',
      'at_sampling_picture',
      'at_sampling_time',
      'at_species',
      'at_toxicity_data',
      'at_water_temperature',
      'cells_unit',
      'code',
      'data_source',
      'identification',
      'station',
    ]);
    expect(POST.at_water_temperature).toMatchObject({ type: 'float', min_value: -5, max_value: 60 });
  });
});
