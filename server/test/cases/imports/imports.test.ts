import { randomUUID } from 'node:crypto';
import type { DecisionPage } from '@ciguawatch/shared/api/schemas/desk/decision';
import type {
  CaseImport,
  CaseImported,
  ImportItem,
  ImportUndone,
} from '@ciguawatch/shared/api/schemas/desk/import';
import type { PairPage } from '@ciguawatch/shared/api/schemas/pairs';
import { sql } from 'kysely';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { countOldMeals, NUKU_HIVA, report, TAHITI, VITI_LEVU } from '../samples';

const EDITOR = 'cases_editor';

/** A row of a list; every line differs by its age. */
const row = (line: number, part: Partial<CaseImport['rows'][number]> = {}): CaseImport['rows'][number] => ({
  line,
  case_location_id: NUKU_HIVA,
  event_date: `2009-0${1 + (line % 9)}-12`,
  gender: line % 2 === 0 ? 'F' : 'M',
  age: 10 + line,
  sympt_tinglings: 'Y',
  ...part,
});

const list = (rows: CaseImport['rows'], part: Partial<CaseImport> = {}): CaseImport => ({
  uuid: randomUUID(),
  dry_run: false,
  source: 'Registre',
  file: 'registre-2009.csv',
  mapping: { columns: [{ head: 'Île', field: 'island' }] },
  state: 'reviewed',
  rows,
  ...part,
});

describe.each(engines)('import of a case list on %s', (engine) => {
  const on = setUpCases(engine, '2026-03-15T20:00:00Z', async ({ store }) => {
    await sql`delete from import`.execute(byHand(store));
  });
  const send = async (body: CaseImport, as = EDITOR) => {
    const response = await on.server.post('cw/case/import/', body, { as });
    return { status: response.statusCode, ...response.json<CaseImported & { code?: string }>() };
  };
  const imports = async (as = EDITOR) =>
    (await on.server.get('cw/case/import/', { as })).json<ImportItem[]>();
  const undo = async (id: number, action: 'undo' | 'restore' = 'undo', as = EDITOR) => {
    const response = await on.server.post(`cw/case/import/${id}/undo/`, { action }, { as });
    return { status: response.statusCode, ...response.json<ImportUndone>() };
  };
  const stored = () =>
    on.server.store.read.selectFrom('case_report').selectAll().orderBy('age').orderBy('id').execute();
  const standing = async () => (await stored()).filter(({ deleted_at }) => deleted_at === null).length;

  it('keeps the months of an infant, and refuses those that deny the years', async () => {
    const faulty = await send(list([row(2, { age: 3, age_months: 8 })]));
    expect(faulty.faults).toEqual([{ line: 2, field: 'age_months', code: 'contradicts' }]);
    const { age: _, ...infant } = row(2, { age_months: 8 });
    expect((await send(list([infant, row(3, { age: 1, age_months: 14 })]))).count).toBe(2);
    expect((await stored()).map(({ age, age_months }) => [age, age_months])).toEqual([
      [0, 8],
      [1, 14],
    ]);
  });

  it('stores all rows as reviewed cases of the import, each in the trail', async () => {
    const { id, count } = await send(list([row(2), row(3, { ref: '2009-17', event_clock: '19:30' })]));
    expect(count).toBe(2);
    const [first, second] = await stored();
    expect(first).toMatchObject({
      source: 'import',
      import_id: id,
      review_state: 'reviewed',
      case_country: 4,
      case_island: NUKU_HIVA,
      case_eventdate: '2009-03-12',
      time_known: false,
      sympt_tinglings: 'Y',
      sympt_nausea: null,
      version: 1,
    });
    expect(second).toMatchObject({ source_ref: '2009-17', time_known: true });
    const trail = await on.server.store.read
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'add')
      .execute();
    expect(trail.map(({ after }) => after)).toEqual([
      { import_id: id, review_state: 'reviewed' },
      { import_id: id, review_state: 'reviewed' },
    ]);
    expect(await imports()).toMatchObject([
      { id, source: 'Registre', rows: 2, standing: 2, changed: 0, undoable: true },
    ]);
  });

  it('stores nothing in a dry run, and answers as the import will', async () => {
    const body = list([row(2), row(3)], { dry_run: true });
    expect(await send(body)).toMatchObject({ id: null, count: 2, faults: [], known: [] });
    expect([await stored(), await imports()]).toEqual([[], []]);
  });

  it('stores nothing while one row has a fault, and names each', async () => {
    const { faults, id } = await send(
      list([
        row(2),
        row(3, { event_date: '2031-01-01' }),
        row(4, { case_location_id: VITI_LEVU }),
        row(5, { case_location_id: 999_999 }),
        row(6, { event_date: '2009-02-30' }),
        row(7, { specie_id: 999_999 }),
        row(8, { cont_email: 'nobody' }),
        { line: 9 },
      ]),
    );
    expect([id, faults]).toEqual([
      null,
      [
        { line: 3, field: 'event_date', code: 'date_future' },
        { line: 4, field: 'case_location_id', code: 'country_forbidden' },
        { line: 5, field: 'case_location_id', code: 'unknown_id' },
        { line: 6, field: 'event_date', code: 'date_invalid' },
        { line: 7, field: 'specie_id', code: 'unknown_id' },
        { line: 8, field: 'cont_email', code: 'email' },
        { line: 9, field: 'case_location_id', code: 'required' },
        { line: 9, field: 'event_date', code: 'required' },
      ],
    ]);
    expect(await stored()).toEqual([]);
  });

  it('gives a month or a year no invented day', async () => {
    await send(list([row(2, { event_date: '2009-05' }), row(3, { event_date: '2009' })]));
    expect(await stored()).toMatchObject([
      { case_eventyear: 2009, case_eventmonth: 5, case_eventdate: null, case_eventtime: null },
      { case_eventyear: 2009, case_eventmonth: null, case_eventdate: null },
    ]);
    const [late] = (await send(list([row(2, { event_date: '2026-04' })]))).faults;
    expect(late).toMatchObject({ code: 'date_future' });
  });

  it('sent again stores once, and another body under its uuid is refused', async () => {
    const body = list([row(2)]);
    const { id } = await send(body);
    expect(await send(body)).toMatchObject({ id, count: 1 });
    expect(await send({ ...body, rows: [row(3)] })).toMatchObject({ status: 409, code: 'uuid_reused' });
    expect(await stored()).toHaveLength(1);
  });

  it('knows the rows of an earlier import by all that they say, once each, and by their number', async () => {
    await send(list([row(2), row(2), row(5, { ref: '17' })]));
    const [first] = await stored();
    await on.server.change('PATCH', `cw/case/${first?.id}/`, { as: EDITOR, body: { age: 40 } });
    const again = await send(
      list([row(2), { ...row(2), line: 3 }, { ...row(2), line: 4 }, row(5, { ref: '17', age: 80 })]),
    );
    expect([again.count, again.known.map(({ line }) => line)]).toEqual([1, [2, 3, 5]]);
    const others = await send(list([row(5, { ref: '17', age: 80 })], { source: 'Hôpital' }));
    expect(others.count).toBe(1);
  });

  it('of the portal’s own export changes nothing, and says so of a case that is gone', async () => {
    const id = await on.send();
    const [{ case_uuid } = { case_uuid: null }] = await stored();
    const before = await stored();
    expect(await send(list([{ line: 2, id, case_uuid }]))).toMatchObject({
      id: null,
      count: 0,
      known: [{ line: 2, case: id }],
    });
    expect(await stored()).toEqual(before);
    const gone = await send(list([row(2), { line: 3, id: 77 }, { line: 4, id, case_uuid: randomUUID() }]));
    expect(gone.faults).toEqual([
      { line: 3, field: 'id', code: 'case_missing' },
      { line: 4, field: 'id', code: 'case_missing' },
    ]);
  });

  it('compares rows with stored cases and with each other before anything is stored', async () => {
    const told = { gender: 'F' as const, age: 37, specie_id: 22, case_location_id: TAHITI };
    const symptoms = {
      sympt_nausea: '2' as const,
      sympt_tinglings: '3' as const,
      sympt_itchings: '1' as const,
    };
    const id = await on.send({ ...told, ...symptoms, case_eventtime: '2009-03-10T19:30' });
    await countOldMeals(on.server.store);
    const same = { ...told, ...symptoms, event_date: '2009-03-10' };
    const rows = [
      row(2, same),
      row(3, { ...same, event_date: '2011-03-10' }),
      row(4, { ...same, event_date: '2011-03-10' }),
    ];
    const dry = await send(list(rows, { dry_run: true }));
    expect(
      dry.pairs.map(({ line, other_line, case: one, kind }) => [line, other_line ?? one?.id, kind]),
    ).toEqual(
      expect.arrayContaining([
        [2, id, 'patient'],
        [4, 3, 'patient'],
      ]),
    );
    expect(dry.pairs).toHaveLength(2);
    expect(dry.pairs[0]?.evidence.length).toBeGreaterThan(3);
    expect(await stored()).toHaveLength(1);
    // Pairs that were kept are proposed to editors; those said to be unrelated are not.
    await send(
      list([
        { ...(rows[0] as object), line: 2, unrelated: [id] },
        rows[1],
        { ...(rows[2] as object), line: 4 },
      ] as CaseImport['rows']),
    );
    const pairs = async (name: string) =>
      (await on.server.get(`cw/pair/?list=${name}`, { as: EDITOR })).json<PairPage>().results;
    expect(await pairs('proposed')).toMatchObject([{ kind: 'patient', event_date: '2011-03-10' }]);
    expect(await pairs('refused')).toMatchObject([{ low: id, decision: 'unrelated' }]);
  });

  it('is undone as a whole but for cases changed since, and restored', async () => {
    const { id } = await send(list([row(2), row(3), row(4)]));
    const [first] = await stored();
    await on.server.change('PATCH', `cw/case/${first?.id}/`, { as: EDITOR, body: { age: 9 } });
    expect(await imports()).toMatchObject([{ standing: 3, changed: 1 }]);
    expect(await undo(id as number)).toEqual({
      status: 200,
      done: 2,
      left: [{ id: first?.id, why: 'changed' }],
    });
    expect(await imports()).toMatchObject([{ standing: 1, changed: 1 }]);
    expect(await undo(id as number, 'restore')).toMatchObject({ done: 2, left: [] });
    expect(await imports()).toMatchObject([{ standing: 3, changed: 1 }]);
    expect(await undo(id as number)).toMatchObject({ done: 2 });
    expect(await standing()).toBe(1);
    // What was undone is new again.
    expect(await send(list([row(3)], { dry_run: true }))).toMatchObject({ count: 1 });
  });

  it('is not taken for changed where its deletion was undone from the log of decisions', async () => {
    const { id } = await send(list([row(2)]));
    expect(await undo(id as number)).toMatchObject({ done: 1 });
    const { results } = (await on.server.get('cw/decision/', { as: EDITOR })).json<DecisionPage>();
    const undone = await on.server.post(`cw/decision/${results[0]?.id}/undo/`, {}, { as: EDITOR });
    expect(undone.json()).toMatchObject({ done: [{}], left: [] });
    expect(await imports()).toMatchObject([{ standing: 1, changed: 0 }]);
  });

  it('is undone by editors of its country within 30 days', async () => {
    const { id } = await send(list([row(2)]));
    expect(await undo(id as number, 'undo', 'cases_editor.fj')).toMatchObject({ status: 403 });
    expect(await imports('cases_editor.fj')).toEqual([]);
    on.server.clock.pass(31 * 86_400);
    expect(await undo(id as number)).toMatchObject({ status: 410 });
    expect(await undo(77_777)).toMatchObject({ status: 404 });
  });

  it('keeps contacts apart from the case, and counts rows to review nowhere', async () => {
    await send(list([row(2, { cont_name: 'MARKER', cont_phone: '87 00 00 00' })], { state: 'to_review' }));
    const [one] = await stored();
    const contact = await on.server.get(`cw/case/${one?.id}/contact/`, { as: EDITOR });
    expect(contact.json()).toMatchObject({ cont_name: 'MARKER', cont_phone: '87 00 00 00' });
    expect((await on.server.get('cw/caselist/?format=json&chunk=0')).json()).toEqual([]);
  });

  it('leaves reports of the public as they are', async () => {
    const id = await on.send(report());
    const { id: made } = await send(list([row(2)]));
    await undo(made as number);
    expect(await stored()).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, import_id: null, version: 1 })]),
    );
  });
});
