import type { ImportUndo } from '@ciguawatch/shared/api/schemas/desk/import';
import type {
  SampleImported,
  SampleImportItem,
  SampleImportUndone,
  SampleLine,
} from '@ciguawatch/shared/api/schemas/desk/sample-import';
import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import { report } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { EDITOR, found, line, makeSample, tableOf } from './sample-setup';

const DAY_SECONDS = 86_400;

describe.each(engines)('undoing an import of results on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.set('2026-11-23T00:00:00Z');
    await byHand(server.store).deleteFrom('sample').execute();
    await byHand(server.store).deleteFrom('import').execute();
  });

  /** Imports lines, and what they change of stored samples. */
  const bring = async (rows: SampleLine[]): Promise<number> => {
    const send = async (looked: string | null) =>
      (
        await server.post('cw/sample/import/', { ...tableOf(rows), looked }, { as: EDITOR })
      ).json<SampleImported>();
    const first = await send(null);
    const { id } = first.id === null ? await send(first.looked) : first;
    if (id === null) throw new Error('Nothing was imported.');
    return id;
  };
  const turn = async (id: number, action: ImportUndo['action'] = 'undo') => {
    const response = await server.post(`cw/sample/import/${id}/undo/`, { action }, { as: EDITOR });
    return { status: response.statusCode, ...response.json<SampleImportUndone & { code?: string }>() };
  };
  const list = async () => (await server.get('cw/sample/', { as: EDITOR })).json<Sample[]>();
  const imports = async () =>
    (await server.get('cw/sample/import/', { as: EDITOR })).json<SampleImportItem[]>();
  const change = (id: number, version: number, body: object = { weight_g: 900 }) =>
    server.change('PATCH', `cw/sample/${id}/`, { as: EDITOR, body, headers: { 'if-match': `"${version}"` } });
  /** What a sample says, without its ids, version and times. */
  const content = ({ id: _, uuid: _u, version: _v, changed_at: _c, results, ...said }: Sample) => ({
    ...said,
    results: results.map(({ id: _r, ...one }) => one),
  });

  test('deletes the samples that it made, gives others their earlier values back, and restores both', async () => {
    const old = await makeSample(server, { code: 'OLD', length_cm: 30, results: [found()] });
    const id = await bring([
      line(2, { code: 'OLD', length_cm: 31, result: found({ value: 9 }) }),
      line(3, { code: 'OLD', result: found({ method: 'RBA-F' }) }),
      line(4, { code: 'NEW' }),
    ]);
    const after = await list();
    expect(await imports()).toMatchObject([
      { id, file: 's2.csv', rows: 3, made: 1, altered: 1, changed: 0, undone: 0, undoable: true },
    ]);
    expect(await turn(id)).toMatchObject({ done: 2, left: [] });
    expect((await list()).map(content)).toEqual([content(old)]);
    expect(await imports()).toMatchObject([{ made: 0, altered: 0, changed: 0, undone: 2 }]);
    expect(await turn(id)).toMatchObject({ done: 0, left: [] });
    expect(await turn(id, 'restore')).toMatchObject({ done: 2, left: [] });
    expect((await list()).map(content)).toEqual(after.map(content));
    expect(await imports()).toMatchObject([{ made: 1, altered: 1, undone: 0 }]);
    const trail = await server.get(`a/audit/?kind=sample&id=${old.id}`, { as: EDITOR });
    expect(trail.json()).toHaveLength(4);
  });

  test('leaves samples that were changed since, and names them', async () => {
    const id = await bring([line(2, { code: 'A' }), line(3, { code: 'B' }), line(4, { code: 'C' })]);
    const [c, b] = (await list()) as [Sample, Sample];
    await change(b.id, 1);
    await server.change('DELETE', `cw/sample/${c.id}/`, { as: EDITOR, headers: { 'if-match': '"1"' } });
    expect(await imports()).toMatchObject([{ made: 1, changed: 2 }]);
    const undone = await turn(id);
    expect(undone.done).toBe(1);
    expect(undone.left.map(({ code, why }) => `${code} ${why}`).sort()).toEqual(['B changed', 'C changed']);
    expect((await list()).map(({ code }) => code)).toEqual(['B']);
  });

  test('two imports of one sample are undone one after the other, the later first', async () => {
    const first = await bring([line(2, { code: 'A' })]);
    const second = await bring([line(2, { code: 'A', result: found({ method: 'RBA-F' }) })]);
    expect(await turn(first)).toMatchObject({ done: 0, left: [{ code: 'A', why: 'changed' }] });
    expect(await turn(second)).toMatchObject({ done: 1, left: [] });
    expect(await turn(first)).toMatchObject({ done: 1, left: [] });
    expect(await list()).toEqual([]);
  });

  test('a code that another sample has by now stays with it', async () => {
    const id = await bring([line(2, { code: 'A' })]);
    await turn(id);
    await makeSample(server, { code: 'A' });
    expect(await turn(id, 'restore')).toMatchObject({ done: 0, left: [{ code: 'A', why: 'code_taken' }] });
  });

  test('is possible for 30 days, in one’s countries, by editors of samples', async () => {
    const id = await bring([line(2)]);
    expect(
      (await server.post(`cw/sample/import/${id}/undo/`, { action: 'undo' }, { as: 'cases_editor' }))
        .statusCode,
    ).toBe(403);
    expect((await server.get('cw/sample/import/', { as: 'cases_editor' })).statusCode).toBe(403);
    expect((await turn(999_999)).status).toBe(404);
    await byHand(server.store)
      .updateTable('import')
      .set({ countries: [3] } as never)
      .execute();
    expect([await imports(), (await turn(id)).status]).toEqual([[], 403]);
    await byHand(server.store)
      .updateTable('import')
      .set({ countries: [4] } as never)
      .execute();
    await byHand(server.store).updateTable('sample').set({ country: 3 }).execute();
    expect(await turn(id)).toMatchObject({ done: 0, left: [{ why: 'forbidden' }] });
    server.clock.pass(31 * DAY_SECONDS);
    expect(await imports()).toMatchObject([{ undoable: false }]);
    expect((await turn(id)).status).toBe(410);
  });

  test('undoing never links a fish to a case that is gone', async () => {
    const { id: ill } = (await server.post('cw/pcase/create/', report())).json<{ id: number }>();
    const made = await makeSample(server, { code: 'M', origin: 'remnant', case_id: ill, of_meal: true });
    const id = await bring([line(2, { code: 'M', origin: 'remnant', length_cm: 40, result: null })]);
    await byHand(server.store).deleteFrom('case_report').where('id', '=', ill).execute();
    expect(await turn(id)).toMatchObject({ done: 1 });
    expect(await list()).toMatchObject([{ id: made.id, case_id: null, of_meal: false, length_cm: null }]);
  });
});
