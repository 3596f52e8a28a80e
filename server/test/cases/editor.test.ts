import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { sql } from 'kysely';
import { keepCases } from '../../src/features/cases/housekeeping';
import { byHand } from '../support/by-hand';
import type { CallOptions } from '../support/harness';
import { engines } from '../support/test-store';
import { setUpCases } from './case-setup';
import { fullReport, NUKU_HIVA, report, VITI_LEVU } from './samples';

describe.each(engines)('cases for their editors on %s', (engine) => {
  const on = setUpCases(engine);
  let id: number;
  beforeEach(async () => {
    id = await send(fullReport());
  });

  const send = async (body: object) => {
    on.server.clock.pass(30);
    return (await on.server.post('cw/pcase/create/', body, { as: 'cases_editor' })).json<{ id: number }>().id;
  };
  const read = async () =>
    (await on.server.get(`cw/casesingle/${id}/`, { as: 'cases_editor' })).json<CaseFull>();
  const patch = (body: object, headers: Record<string, string> = {}, as = 'cases_editor') =>
    on.server.change('PATCH', `cw/case/${id}/`, { as, body, headers });
  const patchOf = (one: number, body: object, as = 'cases_editor') =>
    on.server.change('PATCH', `cw/case/${one}/`, { as, body });
  const trail = async () =>
    (await on.server.get(`a/audit/?kind=case&id=${id}`, { as: 'cases_editor' }))
      .json<{ action: string }[]>()
      .map(({ action }) => action);

  it('are read in full, and not cached', async () => {
    const response = await on.server.get(`cw/casesingle/${id}/`, { as: 'cases_editor' });
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store', etag: '"1"' });
    const { case_eventtime: _t, case_uuid: _u, ...content } = fullReport();
    expect(response.json()).toMatchObject({
      ...content,
      version: 1,
      case_eventclock: '19:30',
      case_eventdate: '2026-03-10',
      source: 'report',
    });
    expect(response.json()).not.toHaveProperty('body_hash');
  });

  it('belong to the editors of their country', async () => {
    const ask = (method: string, path: string, options: CallOptions) =>
      on.server.call(method, path, { ...options, headers: { 'if-match': '"1"' } });
    for (const [method, path] of [
      ['GET', `cw/casesingle/${id}/`],
      ['PATCH', `cw/case/${id}/`],
      ['DELETE', `cw/case/${id}/`],
      ['POST', `cw/case/${id}/restore/`],
      ['GET', `cw/case/${id}/contact/`],
      ['GET', `cw/case/${id}/beside/`],
    ] as const) {
      const response = await ask(method, path, {
        as: 'cases_editor.fj',
        ...(method === 'PATCH' && { body: { age: 1 } }),
      });
      expect([method, response.statusCode, response.json().code]).toEqual([method, 403, 'country_forbidden']);
      const public_ = await ask(method, path, method === 'PATCH' ? { body: { age: 1 } } : {});
      expect(public_.statusCode).toBe(401);
    }
    expect((await on.server.get('cw/case/?count=true', { as: 'cases_editor.fj' })).json()).toMatchObject({
      count: { n: 0, more: false },
      results: [],
    });
    expect((await read()).age).toBe(37);
  });

  it('cannot be moved to a country the editor does not manage', async () => {
    const response = await patch({ case_location_id: VITI_LEVU });
    expect([response.statusCode, response.json().code]).toEqual([403, 'country_forbidden']);
    expect((await patch({ case_location_id: VITI_LEVU }, {}, 'admin')).json()).toMatchObject({
      case_country: 3,
      case_eventclock: '19:30',
    });
  });

  it('change with a version, and two editors get a conflict', async () => {
    const first = await patch({ age: 40, sympt_nausea: null }, { 'if-match': '"1"' });
    expect(first.json()).toMatchObject({
      age: 40,
      sympt_nausea: null,
      version: 2,
      med_place: 'MARKER-medplace',
    });
    const second = await patch({ age: 41 }, { 'if-match': '"1"' });
    expect([second.statusCode, second.json().code]).toEqual([409, 'conflict']);
    expect(second.json().current).toMatchObject({ age: 40, version: 2 });
    expect((await patch({ age: 41 })).json()).toMatchObject({ age: 41, version: 3 });
  });

  it('keep the local time when the place moves to another zone', async () => {
    const moved = (await patch({ case_location_id: NUKU_HIVA })).json<CaseFull>();
    expect(moved).toMatchObject({
      case_eventdate: '2026-03-10',
      case_eventclock: '19:30',
      case_island: 92,
      case_archi: 91,
    });
    expect(moved.case_eventtime).toBe('2026-03-11T05:00:00.000Z');
    expect((await patch({ case_eventtime: '2026-02-01' })).json()).toMatchObject({
      time_known: false,
      case_eventclock: null,
      case_eventmonth: 2,
    });
  });

  it('refuse contradictions', async () => {
    for (const [body, fields] of [
      [{ case_location_id: 999_999 }, { case_location_id: 'unknown_id' }],
      [{ case_location_id: null }, { case_location_id: 'wrong_type' }],
      [{ case_eventtime: '2030-01-01' }, { case_eventtime: 'date_future' }],
      [{ match_event: '999999' }, { match_event: 'unknown_id' }],
      [{ match_event: 'x'.repeat(33) }, { match_event: 'too_long' }],
      [{ duplicate_of: id }, { duplicate_of: 'unknown_id' }],
      [{ duplicate_of: 999_999 }, { duplicate_of: 'unknown_id' }],
      [{ review_state: 'lost' }, { review_state: 'unknown_choice' }],
      [{ contact_id: 5 }, { contact_id: 'contact_invalid' }],
      [{ id: 5 }, { id: 'read_only' }],
      [{ source: 'haedat' }, { source: 'read_only' }],
    ] as const) {
      const response = await patch(body);
      expect([response.statusCode, response.json().fields]).toEqual([400, fields]);
    }
    expect((await read()).version).toBe(1);
    expect((await on.server.change('PATCH', 'cw/case/999999/', { as: 'admin', body: {} })).statusCode).toBe(
      404,
    );
  });

  it('can be restored within 30 days, and not later', async () => {
    const remove = () => on.server.change('DELETE', `cw/case/${id}/`, { as: 'cases_editor' });
    const restore = () => on.server.change('POST', `cw/case/${id}/restore/`, { as: 'cases_editor' });
    expect((await remove()).json()).toEqual({});
    expect((await remove()).statusCode).toBe(200);
    expect((await patch({ age: 5 })).json().code).toBe('case_deleted');
    expect(
      (await on.server.get('cw/case/?deleted=true', { as: 'cases_editor' })).json().results,
    ).toHaveLength(1);
    on.server.clock.pass(29 * 86_400);
    expect((await restore()).json()).toMatchObject({ deleted_at: null, age: 37 });
    await remove();
    on.server.clock.pass(30 * 86_400 + 60);
    const late = await restore();
    expect([late.statusCode, late.json().code]).toEqual([410, 'restore_expired']);
    await keepCases(on.server.deps);
    expect((await on.server.get(`cw/casesingle/${id}/`, { as: 'cases_editor' })).statusCode).toBe(404);
    const tombstones = await on.server.store.read.selectFrom('tombstone').select(['kind', 'id']).execute();
    expect(tombstones).toEqual([{ kind: 'case', id }]);
  });

  it('show their contact only here, and the trail names who read it', async () => {
    expect((await on.server.get(`cw/case/${id}/contact/`, { as: 'cases_editor' })).statusCode).toBe(404);
    const body = report();
    const contact = {
      case_uuid: body.case_uuid,
      cont_name: 'Hina',
      cont_email: 'hina@example.com',
      cont_phone: '87 00 00 00',
    };
    const contact_id = (await on.server.post('cw/contact/', contact)).json<{ id: number }>().id;
    id = await send({ ...body, contact_id });
    const { case_uuid: _, ...shown } = contact;
    expect((await on.server.get(`cw/case/${id}/contact/`, { as: 'cases_editor' })).json()).toEqual({
      id: contact_id,
      ...shown,
    });
    await patch({ review_state: 'withdrawn' });
    expect(await read()).toMatchObject({ contact_id: null });
    expect(await on.server.store.read.selectFrom('contact').selectAll().execute()).toEqual([]);
    const trail = await on.server.get(`a/audit/?kind=case&id=${id}`, { as: 'cases_editor' });
    expect(trail.json().map(({ action }: { action: string }) => action)).toEqual([
      'update',
      'read_contact',
      'add',
    ]);
    expect(trail.body).not.toMatch(/Hina|hina@|87 00/);
  });

  it('get no version and no audit row when nothing changes', async () => {
    const same = await read();
    const { case_geom, age, sympt_nausea, case_location_id, time_known } = same;
    const body = { case_geom, age, sympt_nausea, case_location_id, time_known, match_event: '' };
    expect((await patch(body)).json()).toEqual(same);
    expect((await patch({})).json()).toEqual(same);
    expect((await patch({ case_eventtime: '2026-03-10T19:30' })).json()).toEqual(same);
    const stale = await patch({}, { 'if-match': '"7"' });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'conflict']);
    expect(await trail()).toEqual(['add']);
    expect((await patch({ case_geom: null })).json()).toMatchObject({ case_geom: null, version: 2 });
  });

  it('follow the rules of a new report when they are changed', async () => {
    for (const [part, fields] of [
      [{ case_geom: { type: 'Point', coordinates: [210, -17] } }, { 'case_geom.coordinates.0': 'too_large' }],
      [{ case_eventtime: '2026-02-30' }, { case_eventtime: 'date_invalid' }],
      [{ case_eventtime: '1026-02-03' }, { case_eventtime: 'date_old' }],
      [{ med_date: '2026-02-30' }, { med_date: 'date_invalid' }],
      [{ med_location_id: 999_999 }, { med_location_id: 'unknown_id' }],
      [{ specie_id: 999_999 }, { specie_id: 'unknown_id' }],
      [{ phenotype_id: 999_999 }, { phenotype_id: 'unknown_id' }],
      [{ age: 40_000 }, { age: 'too_large' }],
      [{ msympt_body_temp: 300 }, { msympt_body_temp: 'too_large' }],
      [{ med_place: 'x\0y' }, { med_place: 'pattern' }],
    ] as const) {
      const changed = await patch(part);
      const created = await on.server.post('cw/pcase/create/', { ...report(), ...part });
      expect([changed.statusCode, changed.json().fields]).toEqual([400, fields]);
      expect([created.statusCode, created.json().fields]).toEqual([400, fields]);
    }
    expect((await read()).version).toBe(1);
  });

  it('keep what a change does not name', async () => {
    const before = await read();
    const after = (await patch({ sympt_fever: true, med_type: null })).json<CaseFull>();
    const { sympt_fever: _f, med_type: _m, version: _v, changed_at: _c, ...rest } = before;
    expect(after).toMatchObject({ ...rest, sympt_fever: true, med_type: null, version: 2 });
  });

  it('lose the numbers of a question that is answered with no', async () => {
    expect((await patch({ mass_poisoning: false, history: '2' })).json()).toMatchObject({
      mass_poisoning: false,
      mass_poisoning_nb: null,
      history: '2',
      history_nb: null,
    });
    expect((await patch({ mass_poisoning: true, mass_poisoning_nb: 3 })).json()).toMatchObject({
      mass_poisoning_nb: 3,
      history_nb: null,
    });
  });

  it('refuse a number of people ill where nobody else was, in this change or before', async () => {
    const both = await patch({ mass_poisoning: false, mass_poisoning_nb: 12 });
    expect([both.statusCode, both.json().fields]).toEqual([400, { mass_poisoning_nb: 'contradicts' }]);
    await patch({ mass_poisoning: false });
    const later = await patch({ mass_poisoning_nb: 12 });
    expect([later.statusCode, later.json().fields]).toEqual([400, { mass_poisoning_nb: 'contradicts' }]);
    expect((await patch({ mass_poisoning: true, mass_poisoning_nb: 12 })).statusCode).toBe(200);
  });

  it('keep months and years of an infant together, also for a client that knows years only', async () => {
    const ages = async (part: object) => {
      const { age, age_months } = (await patch(part)).json<CaseFull>();
      return [age, age_months];
    };
    expect(await ages({ age: 0, age_months: 8 })).toEqual([0, 8]);
    expect(await ages({ age_months: 14 })).toEqual([1, 14]);
    // Years that the months make leave them, others take them away.
    expect(await ages({ age: 1 })).toEqual([1, 14]);
    expect(await ages({ age: 5 })).toEqual([5, null]);
    expect(await ages({ age_months: 3 })).toEqual([0, 3]);
    expect(await ages({ age: null })).toEqual([null, null]);
    expect(await ages({ age_months: 3 })).toEqual([0, 3]);
    expect(await ages({ age_months: null })).toEqual([0, null]);
    const both = await patch({ age: 5, age_months: 3 });
    expect([both.statusCode, both.json().fields]).toEqual([400, { age_months: 'contradicts' }]);
    expect(await trail()).toHaveLength(8);
  });

  it('hold months and years together whatever writes them', async () => {
    const db = byHand(on.server.store);
    const write = sql`update case_report set age = 5, age_months = 3 where id = ${id}`.execute(db);
    await expect(write).rejects.toThrow(/case_report_ages_agree/);
  });

  it('are not changed when the trail cannot be written', async () => {
    const db = byHand(on.server.store);
    await sql`alter table audit add constraint closed check (action = 'add') not valid`.execute(db);
    try {
      expect((await patch({ age: 50 })).statusCode).toBe(500);
      expect((await on.server.change('DELETE', `cw/case/${id}/`, { as: 'cases_editor' })).statusCode).toBe(
        500,
      );
    } finally {
      await sql`alter table audit drop constraint closed`.execute(db);
    }
    expect(await read()).toMatchObject({ age: 37, version: 1, deleted_at: null });
    expect(await trail()).toEqual(['add']);
  });

  it('are deleted on the version that was read only', async () => {
    await patch({ age: 38 });
    const remove = (version: string) =>
      on.server.change('DELETE', `cw/case/${id}/`, { as: 'cases_editor', headers: { 'if-match': version } });
    const stale = await remove('"1"');
    expect([stale.statusCode, stale.json().code, stale.json().current.age]).toEqual([409, 'conflict', 38]);
    expect((await read()).deleted_at).toBeNull();
    expect((await remove('"2"')).statusCode).toBe(200);
    expect((await remove('"1"')).statusCode).toBe(200);
    expect(await trail()).toEqual(['delete', 'update', 'add']);
  });

  it('cannot be deleted while they have duplicates', async () => {
    const original = id;
    const double = await send(report());
    const third = await send(report());
    expect((await patchOf(double, { duplicate_of: original })).statusCode).toBe(200);
    expect((await patchOf(third, { duplicate_of: double })).json().fields).toEqual({
      duplicate_of: 'unknown_id',
    });
    const asDouble = await patchOf(original, { duplicate_of: third });
    expect([asDouble.statusCode, asDouble.json().code]).toEqual([409, 'case_original']);
    const remove = (one: number) => on.server.change('DELETE', `cw/case/${one}/`, { as: 'cases_editor' });
    expect([(await remove(original)).statusCode, (await remove(double)).statusCode]).toEqual([409, 200]);
    expect((await remove(original)).statusCode).toBe(200);
    for (const body of [{ duplicate_of: original }, { match_event: String(original) }])
      expect((await patchOf(third, body)).statusCode).toBe(400);
  });

  it('come with the related cases, of the own countries only', async () => {
    const beside = async (one: number, as = 'cases_editor') =>
      (await on.server.get(`cw/case/${one}/beside/`, { as })).json();
    expect(await beside(id)).toEqual({
      newer: null,
      older: null,
      same_meal: [],
      duplicates: [],
      with_contact: [],
    });
    const double = await send(report());
    const foreign = await send(report({ case_location_id: VITI_LEVU }));
    const guest = await send(report());
    const other = await send(report());
    await patchOf(double, { duplicate_of: id });
    await patchOf(guest, { match_event: String(id) });
    await patchOf(foreign, { match_event: String(id) }, 'admin');
    expect(await beside(id)).toEqual({
      newer: double,
      older: null,
      same_meal: [guest],
      duplicates: [double],
      with_contact: [],
    });
    expect(await beside(guest)).toMatchObject({ newer: other, older: double, same_meal: [id] });
    expect((await beside(id, 'admin')).same_meal).toEqual([foreign, guest]);
    const last = await send(report());
    await patchOf(last, { match_event: String(guest) });
    for (const one of [id, double]) expect((await beside(one)).same_meal).toEqual([guest, last]);
    expect((await beside(last)).same_meal).toEqual([id, guest]);
    for (const one of [id, other]) await patchOf(one, { match_event: 'repas-7' });
    expect((await beside(other)).same_meal).toEqual([id]);
    await on.server.change('DELETE', `cw/case/${other}/`, { as: 'cases_editor' });
    expect(await beside(guest)).toMatchObject({ newer: last });
    expect((await beside(id)).same_meal).toEqual([guest, last]);
  });

  it('name the other report of the patient that has the contact, whichever counts', async () => {
    const body = report();
    const made = await on.server.post('cw/contact/', { case_uuid: body.case_uuid, cont_name: 'Hina' });
    const reached = await send({ ...body, contact_id: made.json<{ id: number }>().id });
    const contacts = async (one: number) =>
      (await on.server.get(`cw/case/${one}/beside/`, { as: 'cases_editor' })).json().with_contact;
    await patchOf(reached, { duplicate_of: id });
    expect([await contacts(id), await contacts(reached)]).toEqual([[reached], []]);
    await patchOf(reached, { duplicate_of: null });
    expect(await contacts(id)).toEqual([]);
    await patchOf(id, { duplicate_of: reached });
    expect([await contacts(id), await contacts(reached)]).toEqual([[reached], []]);
  });
});
