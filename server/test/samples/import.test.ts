import type { SampleImported, SampleLine } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import { report } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { EDITOR, found, line, makeSample, none, tableOf } from './sample-setup';

describe.each(engines)('import of toxin results on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.set('2026-11-23T00:00:00Z');
    await byHand(server.store).deleteFrom('sample').execute();
  });
  const bring = async (rows: SampleLine[], part: { dry_run?: boolean; looked?: string | null } = {}) => {
    const response = await server.post('cw/sample/import/', { ...tableOf(rows), ...part }, { as: EDITOR });
    return { status: response.statusCode, ...response.json<SampleImported & { code?: string }>() };
  };
  const list = async () => (await server.get('cw/sample/', { as: EDITOR })).json<Sample[]>();

  /** 210 results of 70 fish by three methods, as a supplement prints them. */
  const table = Array.from({ length: 210 }, (_, at) =>
    line(at + 2, {
      code: `SUP-${Math.floor(at / 3)}`,
      length_cm: 30 + Math.floor(at / 3),
      result: [
        found(),
        none({ method: 'RBA-F', lod: 0.75, loq: null }),
        found({ method: 'LC-MS/MS', unit: 'pg/g', value: 900, lod: 4, loq: 10 }),
      ][at % 3] as NonNullable<SampleLine['result']>,
    }),
  );

  test('a table comes in whole, and again nothing changes', async () => {
    expect(await bring(table, { dry_run: true })).toMatchObject({
      samples: 70,
      results: 210,
      known: 0,
      faults: [],
    });
    expect(await list()).toEqual([]);
    expect(await bring(table)).toMatchObject({ samples: 70, results: 210, known: 0, faults: [] });
    const stored = await list();
    expect(stored).toHaveLength(70);
    expect(stored[0]?.results.map(({ decision }) => decision)).toEqual(['above', 'below', 'above']);
    expect(await bring(table)).toMatchObject({ samples: 0, results: 0, known: 210, faults: [] });
    expect(await list()).toEqual(stored);
  });

  test('refusals name their lines, and nothing is stored', async () => {
    const rows = [
      line(2),
      line(3, { specie_id: 999_999 }),
      line(4, { result: found({ unit: 'fish' }) }),
      line(5, { caught_on: '2030' }),
      line(6, { code: 't-2', length_cm: 30 }),
      line(7, { code: 'T-2', length_cm: 31, result: found({ method: 'RBA-R' }) }),
    ];
    const answer = await bring(rows);
    expect(answer.faults).toEqual([
      { line: 3, field: 'specie_id', code: 'unknown_id' },
      { line: 4, field: 'unit', code: 'pattern' },
      { line: 5, field: 'caught_on', code: 'date_future' },
      { line: 6, field: 'value', code: 'contradicts' },
      { line: 7, field: 'length_cm', code: 'contradicts' },
    ]);
    expect(await list()).toEqual([]);
  });

  test('a result of a stored fish is added to it, and fills what was not known', async () => {
    const made = await makeSample(server, { code: 'OLD-1', results: [found()] });
    const more = line(2, { code: 'old-1', length_cm: 44, result: found({ method: 'RBA-F' }) });
    expect(await bring([more, line(3, { code: 'OLD-1', result: found() })])).toMatchObject({
      ...{ samples: 0, results: 1, known: 1, faults: [] },
    });
    const [after] = await list();
    expect(after).toMatchObject({ id: made.id, version: 2, length_cm: 44, specie_id: 22 });
    expect(after?.results).toHaveLength(2);
  });

  test('a corrected table lists what it would change, and applies just that once it was seen', async () => {
    await bring([line(2, { code: 'C', length_cm: 30, result: found({ value: 1.2 }) })]);
    const corrected = [line(2, { code: 'c', length_cm: 31, result: found({ value: 0.4, lod: 0.5 }) })];
    const first = await bring(corrected);
    expect(first).toMatchObject({ id: null, samples: 0, results: 0, faults: [] });
    expect(first.changes).toEqual([
      { line: 2, code: 'C', method: null, field: 'length_cm', stored: 30, given: 31 },
      { line: 2, code: 'C', method: 'CBA-N2a', field: 'value', stored: 1.2, given: 0.4 },
      { line: 2, code: 'C', method: 'CBA-N2a', field: 'lod', stored: 0.31, given: 0.5 },
      { line: 2, code: 'C', method: 'CBA-N2a', field: 'decision', stored: 'above', given: 'below' },
    ]);
    const before = await list();
    expect(before).toMatchObject([{ length_cm: 30, version: 1 }]);
    // Another value in the meantime: what was seen is no longer what would be changed.
    const other = await bring([{ ...(corrected[0] as SampleLine), length_cm: 32 }], { looked: first.looked });
    expect([other.id, other.changes[0]?.given, await list()]).toEqual([null, 32, before]);
    expect(await bring(corrected, { looked: first.looked })).toMatchObject({
      samples: 0,
      results: 0,
      looked: null,
    });
    const [after] = await list();
    expect(after).toMatchObject({ code: 'C', length_cm: 31, version: 2 });
    expect(after?.results).toMatchObject([{ value: 0.4, lod: 0.5, value_ng_g: 0.4, decision: 'below' }]);
    expect(await bring(corrected)).toMatchObject({ id: null, results: 0, known: 1, changes: [] });
  });

  test('a table cannot take a fish of a meal away from its case', async () => {
    const sent = await server.post('cw/pcase/create/', report());
    const { id } = sent.json<{ id: number }>();
    await makeSample(server, { code: 'M', origin: 'remnant', case_id: id });
    const answer = await bring([line(2, { code: 'M', origin: 'survey', length_cm: 30 })]);
    expect(answer.faults).toEqual([{ line: 2, field: 'origin', code: 'contradicts' }]);
    expect(await list()).toMatchObject([{ origin: 'remnant', case_id: id, version: 1 }]);
  });

  test('a table whose answer was lost is answered again, and another one under its uuid is refused', async () => {
    const body = tableOf(table);
    const send = async (part: object = {}) =>
      server.post('cw/sample/import/', { ...body, ...part }, { as: EDITOR });
    const first = (await send()).json<SampleImported>();
    expect((await send()).json()).toEqual(first);
    expect(first).toMatchObject({ samples: 70, results: 210, known: 0 });
    expect((await send({ rows: [line(2)] })).json().code).toBe('uuid_reused');
    expect(await list()).toHaveLength(70);
  });

  test('two tests of one fish are two results when their day or source differs', async () => {
    const rows = [
      line(2, { code: 'D', result: found({ tested_on: '2019' }) }),
      line(3, { code: 'D', result: found({ tested_on: '2020', value: 3 }) }),
    ];
    expect(await bring(rows)).toMatchObject({ samples: 1, results: 2, faults: [] });
  });

  test('a fish without a result is a sample; another country is forbidden', async () => {
    expect(await bring([line(2, { result: null })])).toMatchObject({ samples: 1, results: 0 });
    expect(await bring([line(2, { country: 3 })])).toMatchObject({ status: 403, code: 'country_forbidden' });
  });
});
