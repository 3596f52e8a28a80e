import { randomUUID } from 'node:crypto';
import type { PersonFound, PersonReceipt } from '@ciguawatch/shared/api/schemas/person';
import { sql } from 'kysely';
import { jsonb } from '../../src/db/json';
import { type DeskPlace, PERSONAL_DATA } from '../../src/personal-data/registry';
import { EDITOR, found as foundToxin, makeSample, line as tableLine, tableOf } from '../samples/sample-setup';
import { byHand } from '../support/by-hand';
import { placesOf } from '../support/database-search';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { coded, emptyCases, TAHITI } from './samples';

const NAME = 'Hinaravatea Teriimana';
const TYPED = '+689 87.77.88.12';
const PHONE = '87 77 88 12';
const MAIL = 'hinaravatea@mail.example';
const TEXT = `Madame Teriimana, Hinaravatea, au 87-77-88-12`;
/** Spellings of the person that no column of the database may contain after the erasure. */
const PLANTED = ['Hinaravatea', 'Teriimana', '87.77.88.12', '87 77 88 12', '87-77-88-12'];

/** Columns that the registry of personal data assigns to the rights desk; those of followers are sealed (follow.test.ts). */
const DESK_COLUMNS = Object.entries(PERSONAL_DATA).flatMap(([table, columns]) =>
  Object.entries(columns).flatMap(([column, said]) =>
    typeof said === 'object' &&
    said.desk !== null &&
    !(['answer', 'follow'] satisfies DeskPlace[] as DeskPlace[]).includes(said.desk)
      ? [`${table}.${column}`]
      : [],
  ),
);

describe.each(engines)('the rights desk, on %s', (engine) => {
  let server: TestServer;
  const as = 'cases_editor';
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.set('2026-03-15T20:00:00Z');
    await emptyCases(server.store);
    await sql`truncate sample, saved_view, alert, alert_case, approval, report_comment, report_issue cascade`.execute(
      byHand(server.store),
    );
  });

  const find = async (text: string, account = as): Promise<PersonFound> =>
    (await server.post('cw/person/find/', { text }, { as: account })).json();
  const erase = (text: string, keys: string[]) => server.post('cw/person/erase/', { text, keys }, { as });
  const keysOf = ({ subjects }: PersonFound) => subjects.map(({ key }) => key);
  const trail = () => server.store.read.selectFrom('audit').selectAll().orderBy('id').execute();
  const patch = (id: number, body: object) => server.change('PATCH', `cw/case/${id}/`, { as, body });

  async function reported(contact: object | null, more: object = {}): Promise<number> {
    const case_uuid = randomUUID();
    const kept = contact && (await server.post('cw/contact/', { case_uuid, ...contact }));
    const body = {
      ...coded({ case_uuid }),
      ...(kept && { contact_id: kept.json<{ id: number }>().id }),
      ...more,
    };
    return (await server.post('cw/pcase/create/', body)).json<{ id: number }>().id;
  }
  const HERS = { cont_name: NAME, cont_email: MAIL, cont_phone: TYPED };
  const other = () =>
    reported({ cont_name: 'Maui', cont_email: 'maui@mail.example', cont_phone: '87111213' });

  /** Writes the person into every column that the desk has to search. */
  async function everywhere(): Promise<number> {
    const id = await reported(HERS);
    const texts = ['case_purchase_place', 'gsympt_diagnostic', 'gsympt_other_obs', 'med_place'];
    await patch(id, Object.fromEntries(texts.map((field) => [field, `${TEXT} (1)`])));
    await patch(id, {
      ...Object.fromEntries(texts.map((field) => [field, TEXT])),
      match_event: 'Teriimana Hinaravatea',
    });
    const write = byHand(server.store);
    await write.updateTable('contact').set({ reminder_email: MAIL }).execute();
    await sql`insert into alert (key, rule, island, country, from_date, until_date, observed, raised_at)
      values ('k', 'cluster', ${TAHITI}, 4, '2026-03-01', '2026-03-15', 1, now())`.execute(write);
    const alert = await server.store.read.selectFrom('alert').select('id').executeTakeFirstOrThrow();
    const decided = { state: 'verified', note: TEXT };
    await server.change('PATCH', `cw/alert/${alert.id}/`, { as, body: decided });
    const period = { country: 4, year: 2026, month: 2 };
    await server.post('cw/monthly/comment/', { ...period, lang: 'fr_FR', version: 0, text: TEXT }, { as });
    const draft = await server.get('cw/monthly/?country=4&year=2026&month=2&kind=internal', { as });
    const { digest } = draft.json<{ digest: string }>();
    const issued = await server.post('cw/monthly/issue/', { ...period, kind: 'internal', digest }, { as });
    if (issued.statusCode >= 300) throw new Error(issued.body);
    const view = { sort: '-id', columns: [], shared: false };
    const filter = { search: 'Hinaravatea Teriimana', gender: 'F' };
    await server.post('cw/view/', { ...view, name: NAME, filter }, { as });
    const beside = { uuid: randomUUID(), case_id: id, user_id: null, at: new Date(server.clock.now()) };
    await write
      .insertInto('case_note')
      .values({ ...beside, body_hash: 'h', kind: 'note', text: TEXT })
      .execute();
    await write
      .insertInto('case_attachment')
      .values({
        ...beside,
        asked: 'h',
        kind: 'other',
        name: NAME,
        type: 'application/pdf',
        size: 1,
        key: 'k',
      })
      .execute();
    await write
      .insertInto('post')
      .values({
        ...{ uuid: randomUUID(), body_hash: 'h', country: 4, island: TAHITI, rhythm: 'weekly' },
        ...{ name: TEXT, contact: NAME, email: MAIL, sms: MAIL, language: 'fr_FR' },
        ...{ starts: '2026-03-02', created_at: new Date(server.clock.now()) },
      })
      .execute();
    await write
      .insertInto('sample')
      .values({
        ...{
          uuid: randomUUID(),
          body_hash: 'h',
          country: 4,
          code: NAME,
          species_text: TEXT,
          origin: 'remnant',
        },
        ...{ source: 'form', case_id: id, created_at: beside.at, changed_at: beside.at },
      })
      .execute();
    const sample = await server.store.read.selectFrom('sample').select('id').executeTakeFirstOrThrow();
    await write
      .insertInto('sample_result')
      .values({
        ...{ sample_id: sample.id, method: 'CBA-N2a', decision: 'above', reference: TEXT },
        added_at: beside.at,
      })
      .execute();
    await write
      .insertInto('approval')
      .values({
        ...{ call: 'patchCase', params: jsonb({ id: String(id) }), body: jsonb({ med_place: TEXT }) },
        ...{ base_version: 1, fingerprint: 'f', opens: 1, countries: [4], reason: TEXT, status: 'refused' },
        changes: jsonb([
          { kind: 'case', object_id: String(id), action: 'update', before: {}, after: { med_place: TEXT } },
        ]),
        ...{ asked_at: new Date(server.clock.now()), decided_at: new Date(server.clock.now()) },
      } as never)
      .execute();
    return id;
  }

  it('finds a person by any spelling of the number, by name and by address, wherever it was written', async () => {
    const id = await everywhere();
    const alone = await other();
    // Checks that `everywhere` fills all columns of the registry, and that no unregistered column holds the person.
    expect(await placesOf(server.store, PLANTED)).toEqual([...DESK_COLUMNS, 'case_report.words'].sort());
    for (const text of [
      PHONE,
      '0068987778812',
      '(87) 77 88 12',
      'teriimana hinaravatea',
      MAIL.toUpperCase(),
    ]) {
      const found = await find(text);
      expect([text, found.more, keysOf(found)]).toEqual([
        text,
        false,
        expect.arrayContaining([`case:${id}`]),
      ]);
      expect(keysOf(found)).not.toContain(`case:${alone}`);
    }
    const { subjects } = await find(NAME);
    expect(new Set(subjects.flatMap(({ texts }) => texts.map(({ place }) => place)))).toEqual(
      new Set([
        'contact',
        'case',
        'note',
        'attachment',
        'alert',
        'comment',
        'approval',
        'post',
        'sample',
        'view',
        'trail',
      ]),
    );
    expect(subjects[0]).toMatchObject({ about: { case_island: TAHITI, review_state: 'new' } });
  });

  it('erases all of it at once, from the trail too, and returns a receipt without any of it', async () => {
    const id = await everywhere();
    const alone = await other();
    // The first erasure removes texts with the number; the later ones remove what still has the name or the
    // address.
    const receipts: PersonReceipt[] = [];
    for (const text of [PHONE, NAME, MAIL]) {
      const found = await find(text);
      if (found.subjects.length === 0) continue;
      const response = await erase(text, keysOf(found));
      expect(response.statusCode).toBe(200);
      for (const planted of PLANTED) expect(response.body).not.toContain(planted);
      receipts.push(response.json());
      expect(keysOf(await find(text))).toEqual([]);
    }
    expect(await placesOf(server.store, PLANTED)).toEqual([]);
    expect(receipts[0]).toMatchObject({
      asked: 'phone',
      reference: expect.stringMatching(/^(\w{4}-){2}\w{4}$/),
    });
    const erased = receipts[0]?.erased ?? [];
    expect(erased).toContainEqual({ kind: 'case', id: String(id), place: 'contact', field: 'cont_phone' });
    expect(erased).toContainEqual({ kind: 'case', id: String(id), place: 'trail', field: 'med_place' });
    // The case keeps its answers and a label of its meal; the trail keeps who changed which field and when.
    const row = await server.store.read
      .selectFrom('case_report')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      contact_id: null,
      med_place: null,
      case_island: TAHITI,
      review_state: 'new',
    });
    expect(row.match_event).toMatch(/^[\w-]{16}$/);
    const line = (await trail()).find(({ kind, action }) => kind === 'case' && action === 'erase_person');
    const mark = { redacted: expect.stringMatching(/^[\w-]{43}$/) };
    expect(line).toMatchObject({
      object_id: String(id),
      before: { med_place: mark },
      after: { med_place: null },
    });
    // The case of another reporter is untouched.
    expect(keysOf(await find('Maui'))).toEqual([`case:${alone}`]);
  });

  it('takes a person out of samples, out of their trail and out of what an import keeps of them', async () => {
    const id = await reported(HERS);
    const linked = { origin: 'remnant' as const, case_id: id };
    await makeSample(server, { ...linked, code: NAME, results: [foundToxin({ reference: TEXT })] });
    await makeSample(server, { code: 'Teriimana H., Hinaravatea' });
    const other = tableOf([tableLine(2, { ...linked, code: NAME, length_cm: 40, result: null })]);
    expect((await server.post('cw/sample/import/', other, { as: EDITOR })).statusCode).toBe(200);
    const places = await placesOf(server.store, PLANTED);
    expect(places).toEqual(expect.arrayContaining(['audit.after', 'sample.code', 'sample_import.other']));
    const held = await find(NAME);
    expect(held.subjects.filter(({ kind }) => kind === 'sample')).toHaveLength(2);
    expect((await erase(NAME, keysOf(held))).statusCode).toBe(200);
    expect(keysOf(await find(NAME))).toEqual([]);
    expect(await placesOf(server.store, PLANTED)).toEqual([]);
    const rows = await server.store.read.selectFrom('sample').selectAll().orderBy('id').execute();
    expect(rows.map(({ code, case_id }) => [code, case_id])).toEqual(
      rows.map(({ id: one }) => [`#${one}`, null]),
    );
  });

  it('leaves what was not chosen, and lists it', async () => {
    const [first, second] = [await reported(HERS), await reported(HERS)];
    expect(keysOf(await find(PHONE))).toEqual([`case:${first}`, `case:${second}`]);
    expect((await erase(PHONE, [`case:${first}`])).statusCode).toBe(200);
    expect(keysOf(await find(PHONE))).toEqual([`case:${second}`]);
    expect((await erase(PHONE, [`case:${first}`])).json()).toMatchObject({
      code: 'invalid_body',
      fields: { keys: 'unknown_id' },
    });
  });

  it('removes a waiting change that names the person, and notes it in the history of its case', async () => {
    const id = await reported(null);
    await byHand(server.store)
      .insertInto('approval')
      .values({
        ...{ call: 'patchCase', params: jsonb({ id: String(id) }), body: jsonb({ med_place: TEXT }) },
        ...{ base_version: 1, fingerprint: 'w', opens: 1, countries: [4], asked_at: new Date() },
        changes: jsonb([{ kind: 'case', object_id: String(id), action: 'update', before: {}, after: {} }]),
      } as never)
      .execute();
    const found = await find(PHONE);
    expect(found.subjects).toMatchObject([
      { kind: 'approval', texts: [{ place: 'approval', field: 'body', text: TEXT }] },
    ]);
    expect((await erase(PHONE, keysOf(found))).statusCode).toBe(200);
    expect(await server.store.read.selectFrom('approval').select('id').execute()).toEqual([]);
    expect((await trail()).filter(({ object_id }) => object_id === String(id)).at(-1)).toMatchObject({
      ...{ kind: 'case', action: 'take_back', after: { opens: 1 } },
    });
  });

  it('sees the countries of the editor only', async () => {
    const id = await reported(HERS);
    const own = await find(PHONE);
    expect(keysOf(own)).toEqual([`case:${id}`]);
    await sql`update case_report set case_country = 3 where id = ${id}`.execute(byHand(server.store));
    expect(keysOf(await find(PHONE))).toEqual([]);
    expect((await erase(PHONE, [`case:${id}`])).statusCode).toBe(400);
    expect((await server.post('cw/person/find/', { text: PHONE }, { as: 'moderator' })).statusCode).toBe(403);
  });

  it('audits each search by its reference, without what was searched', async () => {
    await reported(HERS);
    const [found, again] = [await find(PHONE), await find('0068987778812')];
    await find('Nobody Atall');
    expect(again.reference).toBe(found.reference);
    const lines = (await trail()).filter(({ kind }) => kind === 'person');
    expect(lines.map(({ object_id, action, after, country }) => [object_id, action, after, country])).toEqual(
      [
        [found.reference, 'find_person', { asked: 'phone', n: 1 }, 4],
        [found.reference, 'find_person', { asked: 'phone', n: 1 }, 4],
        [expect.any(String), 'find_person', { asked: 'name', n: 0 }, expect.any(Number)],
      ],
    );
    const shown = await server.get('a/audit/log/?kind=person', { as });
    expect(shown.json()).toMatchObject({ count: 3 });
    expect(JSON.stringify(await trail())).not.toMatch(/8777|nobody|atall/i);
  });

  it('exports all of it as one file, with the answers of the person’s own report only', async () => {
    const own = await reported(HERS, { age: 33 });
    const named = await reported(null, { age: 44, gsympt_other_obs: TEXT });
    const later = { due: 15, feels: 'little', felt: ['cold'], gone_since: null, brought_back: [] } as const;
    await server.store.tx(async (trx) => {
      for (const case_id of [own, named])
        await trx
          .insertInto('recovery')
          .values({ ...later, case_id, consent: 1, felt: ['cold'], brought_back: [] })
          .execute();
    });
    await makeSample(server, { origin: 'remnant', case_id: own, code: 'R-1' });
    await makeSample(server, { origin: 'remnant', case_id: named, code: 'R-2' });
    const found = await find(NAME);
    const ask = async (format: string) =>
      server.post(
        'cw/person/export/',
        { text: NAME, keys: keysOf(found), format, language: 'fr_FR' },
        { as },
      );
    const json = await ask('json');
    expect(json.headers['content-type']).toContain('application/json');
    const { subjects, reference } = json.json<
      Omit<PersonFound, 'subjects'> & { subjects: { key: string; report?: object }[] }
    >();
    expect(reference).toBe(found.reference);
    expect(subjects.map(({ key, report }) => [key, report])).toEqual([
      [
        `case:${own}`,
        expect.objectContaining({
          age: 33,
          recovery: [later],
          samples: [expect.objectContaining({ code: 'R-1' })],
        }),
      ],
      [`case:${named}`, undefined],
    ]);
    const csv = await ask('csv');
    expect(csv.body).toContain(`case;${own};contact;cont_name;`);
    expect(csv.body).toContain(`case;${own};report;age;Âge;33;`);
    expect(csv.body).not.toContain(';44;');
    expect(csv.body).toContain('R-1');
    expect(csv.body).not.toContain('R-2');
    expect((await trail()).filter(({ action }) => action === 'export_person')).toHaveLength(2);
  });

  it('refuses searches that are too vague, by name', async () => {
    for (const [text, code] of [
      ['', 'required'],
      ['12', 'too_short'],
      ['@mail.pf', 'email'],
    ])
      expect((await server.post('cw/person/find/', { text }, { as })).json()).toMatchObject({
        fields: { text: code },
      });
  });
});
