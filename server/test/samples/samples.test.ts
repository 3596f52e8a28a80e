import type { Sample, SampleCreate } from '@ciguawatch/shared/api/schemas/desk/samples';
import { purgeSamples } from '../../src/features/samples/purge';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { EDITOR, fish, found, makeSample } from './sample-setup';

const DAY = 86_400_000;

describe.each(engines)('laboratory samples on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.set('2026-11-23T00:00:00Z');
    await byHand(server.store).deleteFrom('sample').execute();
  });

  const send = (body: SampleCreate, as = EDITOR) => server.post('cw/sample/', body, { as });
  const list = async (query = '') =>
    (await server.get(`cw/sample/${query}`, { as: EDITOR })).json<Sample[]>();
  const patch = (id: number, body: object, version: number) =>
    server.change('PATCH', `cw/sample/${id}/`, { as: EDITOR, body, headers: { 'if-match': `"${version}"` } });

  test('keep values as given and in nanograms per gram, and decide by the laboratory’s own limits', async () => {
    const made = await makeSample(server, {
      code: ' RAI-7 ',
      caught_on: '2019-05',
      results: [
        found({ unit: 'pg/g', value: 1200, lod: 310, loq: 500 }),
        found({ method: 'RBA-R', analyte: null, unit: 'ng P-CTX-3C eq/g', value: 0.4 }),
        found({ method: 'MBA', analyte: null, unit: 'MU/g', value: 0.1, lod: 0.2, loq: null }),
        found({ method: 'LC-MS/MS', unit: null, value: null, lod: null, loq: null, decision: 'below' }),
      ],
    });
    expect(made).toMatchObject({ code: 'RAI-7', species_text: null, caught_on: '2019-05', version: 1 });
    expect(made.results).toMatchObject([
      { unit: 'pg/g', value: 1200, value_ng_g: 1.2, lod_ng_g: 0.31, decision: 'above' },
      { analyte: 'P-CTX-3C', value_ng_g: 0.4, decision: 'unclear' },
      { analyte: 'CTX1B', value_ng_g: 0.5, lod_ng_g: 1, decision: 'below' },
      { unit: null, value_ng_g: null, decision: 'below' },
    ]);
    expect(await list()).toEqual([made]);
  });

  test.each<[string, Partial<SampleCreate>, Record<string, string>]>([
    ['a value without a unit', { results: [found({ unit: null })] }, { 'results.0.unit': 'required' }],
    ['a unit that is none', { results: [found({ unit: 'cm' })] }, { 'results.0.unit': 'pattern' }],
    ['limits that contradict', { results: [found({ lod: 2 })] }, { 'results.0.loq': 'contradicts' }],
    [
      'a value that nothing decides',
      { results: [found({ lod: null, loq: null })] },
      { 'results.0.decision': 'required' },
    ],
    ['a catch to come', { caught_on: '2027' }, { caught_on: 'date_future' }],
    ['a species that is none', { specie_id: 999_999 }, { specie_id: 'unknown_id' }],
    ['a place of another country', { location_id: 3 }, { location_id: 'unknown_id' }],
    ['a case that is none', { origin: 'remnant', case_id: 999_999 }, { case_id: 'unknown_id' }],
    ['a case of a survey', { case_id: 999_999 }, { case_id: 'unknown_id' }],
  ])('refuse %s', async (_, part, fields) => {
    const response = await send(fish(part));
    expect([response.statusCode, response.json().fields]).toEqual([400, expect.objectContaining(fields)]);
    expect(await list()).toEqual([]);
  });

  test('are stored once per uuid, and once per code of a country', async () => {
    const body = fish({ code: 'A-1' });
    const first = (await send(body)).json<Sample>();
    expect((await send(body)).json()).toEqual(first);
    expect((await send({ ...body, code: 'A-2' })).json()).toMatchObject({ code: 'uuid_reused' });
    expect((await send(fish({ code: ' a-1' }))).json().fields).toEqual({ code: 'contradicts' });
    expect(await list()).toHaveLength(1);
  });

  test('belong to a country and to their editors', async () => {
    const made = await makeSample(server);
    expect((await send(fish({ country: 3 }))).json().code).toBe('country_forbidden');
    expect((await send(fish(), 'cases_editor')).statusCode).toBe(403);
    expect((await server.get('cw/sample/', { as: 'algae_editor' })).statusCode).toBe(403);
    expect((await server.get('cw/sample/')).statusCode).toBe(401);
    await byHand(server.store).updateTable('sample').set({ country: 3 }).where('id', '=', made.id).execute();
    expect(await list()).toEqual([]);
    for (const path of [`cw/sample/${made.id}/`])
      expect((await server.get(path, { as: EDITOR })).statusCode).toBe(403);
    expect((await patch(made.id, { code: 'B' }, 1)).statusCode).toBe(403);
  });

  test('change with a version; an outdated one answers what is stored', async () => {
    const made = await makeSample(server);
    const changed = await patch(
      made.id,
      { length_cm: 42.5, results: [found(), found({ method: 'RBA-F' })] },
      1,
    );
    expect(changed.json()).toMatchObject({ version: 2, length_cm: 42.5, code: made.code });
    expect(changed.json<Sample>().results.map(({ method }) => method)).toEqual(['CBA-N2a', 'RBA-F']);
    const late = await patch(made.id, { length_cm: 40 }, 1);
    expect([late.statusCode, late.json().current.length_cm]).toEqual([409, 42.5]);
    const same = await patch(made.id, changed.json<Sample>(), 2);
    expect(same.json()).toMatchObject({ version: 3, length_cm: 42.5 });
    const trail = await server.get(`a/audit/?kind=sample&id=${made.id}`, { as: EDITOR });
    expect(trail.json().map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['add', 'update']),
    );
  });

  test('are deleted and restored for 30 days, then removed with their results', async () => {
    const made = await makeSample(server);
    const remove = () =>
      server.change('DELETE', `cw/sample/${made.id}/`, { as: EDITOR, headers: { 'if-match': '"1"' } });
    expect((await remove()).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(200);
    expect([await list(), (await list('?deleted=true')).map(({ id }) => id)]).toEqual([[], [made.id]]);
    const restore = () => server.post(`cw/sample/${made.id}/restore/`, {}, { as: EDITOR });
    expect((await restore()).json()).toMatchObject({ deleted_at: null, version: 3 });
    await server.change('DELETE', `cw/sample/${made.id}/`, { as: EDITOR, headers: { 'if-match': '"3"' } });
    await makeSample(server, { code: made.code });
    expect((await restore()).json().fields).toEqual({ code: 'contradicts' });
    server.clock.pass((31 * DAY) / 1000);
    expect((await restore()).json().code).toBe('restore_expired');
    expect(await purgeSamples(server.store, server.clock.now())).toBe(1);
    expect((await server.store.read.selectFrom('sample_result').selectAll().execute()).length).toBe(1);
  });
});
