import { randomUUID } from 'node:crypto';
import { REPORT_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import { sql } from 'kysely';
import { jsonb } from '../../../src/db/json';
import { keepCases } from '../../../src/features/cases/housekeeping';
import { importHaedat } from '../../../src/import/haedat';
import { PlainBrowser } from '../../plain/browser';
import { deployTexts } from '../../plain/portal-texts';
import { byHand } from '../../support/by-hand';
import { placesOf, textColumns } from '../../support/database-search';
import { TestServer } from '../../support/harness';
import { engines } from '../../support/test-store';
import { coded, emptyCases, report, TAHITI } from '../samples';

const DAY = 86_400;
const NAME = 'Hinaravatea';
const PHONE = '89778812';
const WORD = 'ornithorynque';
const PLANTED = [NAME, PHONE, WORD];

/** Free-text fields of a report; `contact` selects those of the contact. */
const free = (contact: boolean) =>
  Object.entries(REPORT_FIELDS).flatMap(([field, { kind }]) =>
    kind === 'text' && field.startsWith('cont_') === contact ? [field] : [],
  );
const texts = (more = '') =>
  Object.fromEntries(free(false).map((field) => [field, `${WORD} of ${NAME}, ${PHONE}${more}`]));
const contactTexts = { cont_name: NAME, cont_email: `${NAME}@x.example`, cont_phone: PHONE };

interface Planted {
  id: number;
  uuid: string;
  body: ReturnType<typeof coded>;
}

describe.each(engines)('what a report said, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    deployTexts(server);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.set('2026-03-15T20:00:00Z');
    await emptyCases(server.store);
    await sql`truncate saved_view, alert, alert_case, approval`.execute(byHand(server.store));
  });

  const places = () => placesOf(server.store, PLANTED);
  const rows = () => server.store.read.selectFrom('case_report').selectAll().orderBy('id').execute();
  const editor = { as: 'cases_editor' };
  const patch = (id: number, body: object) => server.change('PATCH', `cw/case/${id}/`, { ...editor, body });
  const remove = (id: number) => server.change('DELETE', `cw/case/${id}/`, editor);
  const passed = async (days: number) => {
    server.clock.pass(days * DAY);
    await keepCases(server.deps);
  };

  /** The reporter withdraws a report that no editor has reviewed. */
  async function withdraw({ body: { receipt_code } }: Planted): Promise<void> {
    const response = await server.post('cw/pcase/withdraw/', { receipt_code });
    if (response.json<{ state: string }>().state !== 'withdrawn') throw new Error(response.body);
  }

  /** A public report with contact, completed and commented by an editor. */
  async function sendPlantedReport(more: object = {}): Promise<Planted> {
    const case_uuid = randomUUID();
    const kept = await server.post('cw/contact/', { case_uuid, ...contactTexts });
    const body = {
      ...coded({ case_uuid }),
      ...texts(),
      contact_id: kept.json<{ id: number }>().id,
      ...more,
    };
    const { id } = (await server.post('cw/pcase/create/', body)).json<{ id: number }>();
    await patch(id, { ...texts(' again'), match_event: WORD, age: 33, sympt_nausea: '3' });
    await patch(id, { review_state: 'to_review' });
    await patch(id, { review_state: 'rejected', reason: `${NAME} called` });
    await patch(id, { review_state: 'reviewed' });
    return { id, uuid: case_uuid, body };
  }

  async function plainForm(): Promise<number> {
    const one = await new PlainBrowser(server).open();
    const written = { ...texts(), ...contactTexts, med_seen: 'yes' };
    const place = { case_location_id: String(TAHITI), event_date: '2026-03-10' };
    for (let step = 0; step < 6; step += 1) {
      const asked = Object.entries({ ...written, ...place }).filter(([field]) => field in one.fields);
      await one.press(Object.fromEntries(asked));
    }
    const [row] = (await rows()).slice(-1);
    if (!row || one.code === '') throw new Error(one.words);
    return row.id;
  }

  /** Imports HAEDAT events with these ids. */
  const importEvents = (...ids: string[]) => {
    const event = { date: '2020-02-03', year: '2020', location_id: '69', syndrome: 'Ciguatera' };
    const events = ids.map((event_id) => ({ ...event, event_id }));
    return importHaedat(server.store, events, { now: server.clock.now() });
  };

  async function imported(): Promise<number> {
    await importEvents(WORD);
    return (await rows()).at(-1)?.id ?? 0;
  }

  async function alertOf(id: number): Promise<void> {
    const { rows: made } = await sql<{ id: number }>`
      insert into alert (key, rule, island, country, from_date, until_date, observed, raised_at)
      values ('k', 'cluster', ${TAHITI}, 4, '2026-03-01', '2026-03-15', 1, ${new Date(server.clock.now())})
      returning id`.execute(byHand(server.store));
    const alert = made[0]?.id ?? 0;
    await sql`insert into alert_case (rule, case_id, alert_id, raised) values ('cluster', ${id}, ${alert}, true)`.execute(
      byHand(server.store),
    );
    const body = { state: 'verified', note: `${NAME} and her family` };
    const response = await server.change('PATCH', `cw/alert/${alert}/`, { ...editor, body });
    if (response.statusCode !== 200) throw new Error(response.body);
  }

  /** A change of a case that waited for a second person and was refused `days` from now. */
  async function refusedChange(id: number, days: number): Promise<void> {
    await byHand(server.store)
      .insertInto('approval')
      .values({
        ...{ call: 'patchCase', params: jsonb({ id: String(id) }), body: jsonb(texts()), base_version: 1 },
        ...{
          fingerprint: `${id} ${days}`,
          opens: 1,
          countries: [4],
          reason: `${NAME} said no`,
          status: 'refused',
        },
        changes: jsonb([
          { kind: 'case', object_id: String(id), action: 'update', before: {}, after: texts() },
        ]),
        ...{
          asked_at: new Date(server.clock.now()),
          decided_at: new Date(server.clock.now() + days * DAY * 1000),
        },
      } as never)
      .execute();
  }

  it('is nowhere in the database forty days after it was corrected, withdrawn or deleted', async () => {
    const [withdrawn, deleted] = [await sendPlantedReport(), await sendPlantedReport()];
    const { receipt_code } = withdrawn.body;
    const correction = await sendPlantedReport({ corrects: withdrawn.uuid, receipt_code });
    const others = [await plainForm(), await imported()];
    await patch(others[1] ?? 0, texts());
    await alertOf(deleted.id);
    for (const days of [0, 25]) await refusedChange(deleted.id, days);
    for (const name of [WORD, 'mine'])
      await server.post(
        'cw/view/',
        {
          name,
          filter: { search: WORD, gsympt_diagnostic: `~${NAME}`, gender: 'F' },
          sort: '-id',
          columns: [],
          shared: false,
        },
        editor,
      );
    // The planted words are in every column, so that finding none later proves the erasure.
    expect(await places()).toEqual(
      expect.arrayContaining([
        ...free(true).map((field) => `contact.${field}`),
        ...free(false).map((field) => `case_report.${field}`),
        ...['case_report.match_event', 'case_report.source_ref', 'case_report.words', 'alert.note'],
        ...['audit.before', 'audit.after', 'saved_view.filter', 'saved_view.name'],
        ...['approval.body', 'approval.changes', 'approval.reason'],
      ]),
    );
    await withdraw(withdrawn);
    for (const id of [deleted.id, ...others]) expect((await remove(id)).statusCode).toBe(200);
    await passed(29);
    expect(await rows()).toHaveLength(5);
    await passed(11);
    expect(await places()).toEqual([]);
    expect(await rows()).toEqual([]);
    expect(correction.id).toBeGreaterThan(0);
  });

  it('leaves a tombstone that recognises a copy from a device: the number for a repeat, 409 for another body', async () => {
    const one = await sendPlantedReport();
    const { id, uuid, body } = one;
    await withdraw(one);
    await passed(31);
    const left = await server.store.read.selectFrom('tombstone').selectAll().execute();
    expect(left).toMatchObject([{ kind: 'case', id, uuid, emptied_at: expect.anything() }]);
    const again = await server.post('cw/pcase/create/', body);
    expect([again.statusCode, again.json()]).toEqual([201, { id }]);
    const plain = { ...report({ case_uuid: uuid }), gsympt_other_obs: WORD };
    for (const other of [{ ...body, age: 40 }, plain])
      expect((await server.post('cw/pcase/create/', other)).json().code).toBe('uuid_reused');
    expect([await rows(), await places()]).toEqual([[], []]);
  });

  it('leaves a trail of who changed which field when, without the values', async () => {
    const { id } = await sendPlantedReport();
    const trail = () => server.store.read.selectFrom('audit').selectAll().orderBy('id').execute();
    const before = await trail();
    await remove(id);
    await passed(31);
    const after = await trail();
    expect(after.map(({ id: line, at, user_id, action }) => [line, at, user_id, action])).toEqual([
      ...before.map(({ id: line, at, user_id, action }) => [line, at, user_id, action]),
      [expect.any(Number), expect.anything(), before[1]?.user_id, 'delete'],
    ]);
    const mark = { redacted: expect.stringMatching(/^[\w-]{43}$/) };
    expect(after[1]).toMatchObject({
      before: { age: null, med_place: mark },
      after: { age: mark, sympt_nausea: mark },
    });
    expect(after[3]).toMatchObject({ after: { review_state: 'rejected', reason: mark } });
    const [first, second] = [await sendPlantedReport(), await sendPlantedReport()];
    for (const one of [first, second]) await remove(one.id);
    await passed(31);
    const marks = (await trail()).flatMap(({ after: side }) => {
      const { age } = (side ?? {}) as { age?: { redacted: string } };
      return age ? [age.redacted] : [];
    });
    // 33 in each of the three cases, and no two hashes equal, so that comparing cases reveals nothing.
    expect(new Set(marks).size).toBe(3);
  });

  it('lets a duplicate count when its original is removed', async () => {
    const [kept, other] = [await sendPlantedReport(), await sendPlantedReport()];
    await patch(other.id, { duplicate_of: kept.id });
    await sql`update case_report set review_state = 'withdrawn', withdrawn_at = ${new Date(server.clock.now())}
      where id = ${kept.id}`.execute(byHand(server.store));
    await passed(31);
    expect(await rows()).toMatchObject([{ id: other.id, duplicate_of: null }]);
  });

  it('does not come back with the next import of an erased event', async () => {
    const id = await imported();
    await remove(id);
    expect(await importEvents(WORD)).toMatchObject({ taken: 0, known: 1 });
    await passed(31);
    expect([await rows(), await places()]).toEqual([[], []]);
    expect(await importEvents(WORD, 'PF-26-001')).toMatchObject({ taken: 1, known: 1 });
    expect(await rows()).toMatchObject([{ source_ref: 'PF-26-001' }]);
    expect(await places()).toEqual([]);
  });

  it('is erased too where an earlier version removed the case and left its trail', async () => {
    const { id } = await sendPlantedReport();
    await sql`delete from case_report where id = ${id}`.execute(byHand(server.store));
    await sql`update tombstone set uuid = null, body_hash = null`.execute(byHand(server.store));
    expect(await places()).toContain('audit.after');
    await passed(1);
    expect((await places()).filter((place) => place.startsWith('audit'))).toEqual([]);
  });

  it('is searched for in every column that can hold a text', async () => {
    const { rows } = await sql<{ type: string }>`
      select distinct data_type as type from information_schema.columns where table_schema = 'public'`.execute(
      server.store.read,
    );
    const read = new Set((await textColumns(server.store)).map(({ type }) => type));
    const others = rows.map(({ type }) => type).filter((type) => !read.has(type));
    const figures = ['bigint', 'boolean', 'date', 'double precision', 'integer', 'real', 'smallint', 'uuid'];
    const times = ['timestamp with time zone', 'timestamp without time zone'];
    expect(others.filter((type) => ![...figures, ...times].includes(type))).toEqual([]);
  });
});
