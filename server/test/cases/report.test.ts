import { caseCreate, casePatch } from '@ciguawatch/shared/api/schemas/case';
import { sql } from 'kysely';
import { keepCases } from '../../src/features/cases/housekeeping';
import { TestServer } from '../support/harness';
import { bothEngines } from '../support/test-store';
import { coded, emptyCases, fullReport, NUKU_HIVA, report } from './samples';

/** Fields of a report or of its change that no form shows. */
const UNSEEN = [
  ...['website', 'corrects', 'same_meal_as', 'same_meal_code', 'receipt_code', 'device_mark', 'clock_ahead'],
  'withdrawal_asked_at',
];

describe.each(bothEngines)('reporting a case on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  let address = 0;
  beforeEach(async () => {
    address += 1;
    server.clock.set('2026-03-15T20:00:00Z');
    await emptyCases(server.store);
  });

  const send = (body: unknown) =>
    server.post('cw/pcase/create/', body, { remoteAddress: `10.0.0.${address}` });
  const stored = () => server.store.read.selectFrom('case_report').selectAll().orderBy('id').execute();

  it('stores everything and returns only the number', async () => {
    const body = fullReport();
    const response = await send(body);
    expect(response.statusCode).toBe(201);
    expect(Object.keys(response.json())).toEqual(['id']);
    const [row] = await stored();
    const { case_eventtime: _time, case_geom, website: _w, ...rest } = body;
    expect(row).toMatchObject(rest);
    expect(row).toMatchObject({
      case_country: 4,
      case_archi: 68,
      case_island: 69,
      case_location: null,
      case_geom,
    });
    expect(row).toMatchObject({
      case_eventdate: '2026-03-10',
      case_eventyear: 2026,
      case_eventmonth: 3,
      review_state: 'new',
    });
    expect(row?.case_eventtime?.toISOString()).toBe('2026-03-11T05:30:00.000Z');
  });

  it('is one case when the same report comes ten times at once', async () => {
    const body = fullReport();
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    expect(new Set(responses.map((response) => response.json<{ id: number }>().id)).size).toBe(1);
    expect(responses.map((response) => response.statusCode)).toEqual(Array(10).fill(201));
    expect(await stored()).toHaveLength(1);
  });

  it('refuses another report under the same uuid and keeps the first', async () => {
    const body = report({ age: 30 });
    await send(body);
    const response = await send({ ...body, age: 31 });
    expect([response.statusCode, response.json().code]).toEqual([409, 'uuid_reused']);
    expect((await stored()).map((row) => row.age)).toEqual([30]);
    expect((await send({ age: 30, ...body, gender: null })).statusCode).toBe(201);
  });

  it('keeps a correction beside the first report, without counting it', async () => {
    const body = coded({ age: 30 });
    const { id } = (await send(body)).json<{ id: number }>();
    const better = report({ ...body, case_uuid: crypto.randomUUID(), age: 31, corrects: body.case_uuid });
    const again = { ...better, case_uuid: crypto.randomUUID(), age: 32 };
    expect((await send(better)).statusCode).toBe(201);
    expect((await send(better)).statusCode).toBe(201);
    expect((await send({ ...again, corrects: better.case_uuid })).statusCode).toBe(201);
    expect((await send(report({ corrects: crypto.randomUUID() }))).statusCode).toBe(201);
    const rows = await stored();
    expect(rows.map((row) => [row.age, row.review_state, row.suspicion, row.duplicate_of])).toEqual([
      [30, 'new', null, null],
      [31, 'to_review', 'correction', id],
      [32, 'to_review', 'correction', id],
      [null, 'to_review', 'correction', null],
    ]);
    const shown = (await server.get('cw/caselist/?chunk=0')).json<unknown[][]>();
    expect(shown.map(([first]) => first)).toEqual([id]);
  });

  it('keeps the day of the place, whatever the offset of the sender', async () => {
    await send(report({ case_location_id: NUKU_HIVA, case_eventtime: '2026-02-28T23:45' }));
    await send(report({ case_eventtime: '2026-03-01T09:30:00Z' }));
    await send(report({ case_eventtime: '2026-03-01', time_known: false }));
    const rows = await stored();
    expect(rows.map((row) => [row.case_eventdate, row.case_eventmonth, row.time_known])).toEqual([
      ['2026-02-28', 2, true],
      ['2026-02-28', 2, true],
      ['2026-03-01', 3, false],
    ]);
  });

  it('holds suspicious reports for review without refusing them', async () => {
    await send(report({ website: 'https://spam.example' }));
    await send(report({ age: 200 }));
    await send(report({ case_geom: { type: 'Point', coordinates: [2.35, 48.85] } }));
    const rows = await stored();
    expect(rows.map((row) => [row.review_state, row.suspicion])).toEqual([
      ['to_review', 'honeypot'],
      ['to_review', 'implausible'],
      ['to_review', 'point_far'],
    ]);
    expect((await server.get('cw/caselist/?chunk=0')).json()).toEqual([]);
  });

  it('holds a report for review whose device had a wrong clock, and keeps the difference in the trail', async () => {
    const right = report({ clock_ahead: 11 * 60 });
    await send(right);
    const wrong = report({ clock_ahead: -48 * 60 });
    const first = (await send(wrong)).json();
    // A repeat by a device that has learned another difference is the same report.
    expect((await send({ ...wrong, clock_ahead: -47 * 60 })).json()).toEqual(first);
    expect((await stored()).map((row) => [row.review_state, row.suspicion])).toEqual([
      ['new', null],
      ['to_review', 'clock'],
    ]);
    const { rows } = await sql<{ after: unknown }>`
      select after from audit where kind = 'case' and action = 'add' order by id desc limit 1`.execute(
      server.store.read,
    );
    expect(rows[0]?.after).toMatchObject({ suspicion: ['clock'], clock_ahead: -48 * 60 });
  });

  it('holds a meal of long ago for review where nobody observed its year', async () => {
    const coverage = { source: 'haedat' as const, country: 4, from_month: '2007-06-01', until_month: null };
    await server.store.tx((trx) => trx.insertInto('coverage').values(coverage).execute());
    for (const day of ['1901-11-20', '2006-12-31', '2007-01-20', '2025-04-01'])
      await send(report({ case_eventtime: day }));
    expect((await stored()).map((row) => row.suspicion)).toEqual(['long_ago', 'long_ago', null, null]);
    await server.store.tx((trx) => trx.deleteFrom('coverage').execute());
    // Where nobody observes, twelve months are the limit.
    await send(report({ case_eventtime: '2025-03-15' }));
    await send(report({ case_eventtime: '2025-03-16' }));
    expect((await stored()).slice(4).map((row) => row.suspicion)).toEqual(['long_ago', null]);
  });

  describe('with a contact', () => {
    const makeContact = async (case_uuid: string, cont_name = 'Teva') =>
      (await server.post('cw/contact/', { case_uuid, cont_name })).json<{ id: number }>().id;

    it('takes the contact made for it, once', async () => {
      const body = report();
      const contact_id = await makeContact(body.case_uuid);
      expect(await makeContact(body.case_uuid)).toBe(contact_id);
      const sent = { ...body, contact_id };
      expect((await send(sent)).statusCode).toBe(201);
      expect((await send(sent)).statusCode).toBe(201);
      expect(await makeContact(body.case_uuid)).toBe(contact_id);
      const changed = await server.post('cw/contact/', { case_uuid: body.case_uuid, cont_name: 'Other' });
      expect([changed.statusCode, changed.json().code]).toEqual([409, 'uuid_reused']);
    });

    it('refuses the contact of another report, and stores nothing', async () => {
      const other = report();
      const contact_id = await makeContact(other.case_uuid);
      const response = await send(report({ contact_id }));
      expect([response.statusCode, response.json().fields]).toEqual([400, { contact_id: 'contact_invalid' }]);
      expect(await stored()).toEqual([]);
      expect((await send({ ...other, contact_id })).statusCode).toBe(201);
    });

    it('refuses an address that no mail can reach', async () => {
      const response = await server.post('cw/contact/', {
        case_uuid: report().case_uuid,
        cont_email: 'teva',
      });
      expect([response.statusCode, response.json().fields]).toEqual([400, { cont_email: 'email' }]);
    });

    it('forgets a contact whose report never comes', async () => {
      const waiting = report();
      const used = report();
      const lost = await makeContact(waiting.case_uuid);
      await send({ ...used, contact_id: await makeContact(used.case_uuid) });
      server.clock.pass(24 * 3600 + 1);
      await keepCases(server.deps);
      const left = await server.store.read.selectFrom('contact').select('id').execute();
      expect(left).toHaveLength(1);
      expect((await send({ ...waiting, contact_id: lost })).json().fields).toEqual({
        contact_id: 'contact_invalid',
      });
    });
  });

  it('erases contacts after the configured months, and keeps their cases', async () => {
    const body = report();
    const contact = { case_uuid: body.case_uuid, cont_name: 'Teva' };
    const contact_id = (await server.post('cw/contact/', contact)).json<{ id: number }>().id;
    await send({ ...body, contact_id });
    server.clock.pass(700 * 86_400);
    await keepCases(server.deps);
    expect((await stored())[0]).toMatchObject({ contact_id });
    server.clock.pass(60 * 86_400);
    await keepCases(server.deps);
    expect((await stored())[0]).toMatchObject({ contact_id: null });
    expect(await server.store.read.selectFrom('contact').selectAll().execute()).toEqual([]);
  });

  it('limits new reports of one address, not repeats', async () => {
    const [first] = await Promise.all([report(), report()]);
    for (let i = 0; i < 59; i++) expect((await send(report())).statusCode).toBe(201);
    await send(first);
    for (let i = 0; i < 5; i++) expect((await send(first)).statusCode).toBe(201);
    const response = await send(report());
    expect([response.statusCode, response.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.post('cw/pcase/create/', report(), { as: 'cases_editor' })).statusCode).toBe(201);
    server.clock.pass(601);
    expect((await send(report())).statusCode).toBe(201);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from case_report where suspicion = 'rate'`.execute(server.store.read);
    expect(rows[0]?.n).toBeGreaterThan(0);
  });

  it('keeps the months of an infant with the years that they make, whether those were sent or not', async () => {
    await send(report({ age: 0, age_months: 8 }));
    await send(report({ age_months: 23 }));
    await send(report({ age: 34 }));
    expect((await stored()).map(({ age, age_months }) => [age, age_months]).sort()).toEqual([
      [0, 8],
      [1, 23],
      [34, null],
    ]);
  });

  describe('bad input is 4xx with a code per field, and stores nothing', () => {
    const long = (length: number) => 'é'.repeat(length);
    it.each([
      ['no place', { case_location_id: undefined }, { case_location_id: 'required' }],
      ['no date', { case_eventtime: undefined }, { case_eventtime: 'required' }],
      ['no uuid', { case_uuid: undefined }, { case_uuid: 'required' }],
      ['a bad uuid', { case_uuid: 'x' }, { case_uuid: 'pattern' }],
      ['a wrong type', { age: '37' }, { age: 'wrong_type' }],
      ['a fraction', { age: 3.5 }, { age: 'wrong_type' }],
      ['a number out of range', { age: 40_000 }, { age: 'too_large' }],
      ['a number below range', { history_nb: -40_000 }, { history_nb: 'too_small' }],
      [
        'a pressure out of range',
        { gsympt_blood_pressure_pas: 3_000_000_000 },
        { gsympt_blood_pressure_pas: 'too_large' },
      ],
      ['an unknown choice', { gender: 'X' }, { gender: 'unknown_choice' }],
      ['an unknown severity', { sympt_nausea: '4' }, { sympt_nausea: 'unknown_choice' }],
      ['an over-long text', { case_purchase_place: long(256) }, { case_purchase_place: 'too_long' }],
      ['an over-long place', { med_place: long(201) }, { med_place: 'too_long' }],
      ['an over-long remark', { gsympt_other_obs: long(4001) }, { gsympt_other_obs: 'too_long' }],
      ['an unknown field', { review_state: 'reviewed' }, { review_state: 'unknown_field' }],
      ['an unknown place', { case_location_id: 999_999 }, { case_location_id: 'unknown_id' }],
      ['an unknown species', { specie_id: 999_999 }, { specie_id: 'unknown_id' }],
      ['an unknown group', { phenotype_id: 999_999 }, { phenotype_id: 'unknown_id' }],
      ['an unknown medical place', { med_location_id: 999_999 }, { med_location_id: 'unknown_id' }],
      ['an unknown contact', { contact_id: 999_999 }, { contact_id: 'contact_invalid' }],
      [
        'several ill where nobody else was',
        { mass_poisoning: false, mass_poisoning_nb: 12 },
        { mass_poisoning_nb: 'contradicts' },
      ],
      ['months without their years', { age: 1, age_months: 8 }, { age_months: 'contradicts' }],
      ['months beside no age', { age: null, age_months: 8 }, { age_months: 'contradicts' }],
      ['months of a child of two', { age: 2, age_months: 24 }, { age_months: 'too_large' }],
      ['a future date', { case_eventtime: '2026-03-16' }, { case_eventtime: 'date_future' }],
      ['a date of another century', { case_eventtime: '1826-03-10' }, { case_eventtime: 'date_old' }],
      ['a consultation of another century', { med_date: '1826-03-10' }, { med_date: 'date_old' }],
      ['a day that is not', { case_eventtime: '2026-02-30' }, { case_eventtime: 'date_invalid' }],
      ['a date of another shape', { case_eventtime: '10/03/2026' }, { case_eventtime: 'pattern' }],
      ['a consultation that is not', { med_date: '2026-02-31' }, { med_date: 'date_invalid' }],
      ['a consultation to come', { med_date: '2026-03-20' }, { med_date: 'date_future' }],
      ['a field every object seems to have', { constructor: 1 }, { constructor: 'unknown_field' }],
      ['a NUL in a text', { gsympt_other_obs: 'a\u0000b' }, { gsympt_other_obs: 'pattern' }],
      ['half a character in a text', { med_place: 'a\ud83d' }, { med_place: 'pattern' }],
      [
        'a place on no map',
        { case_geom: { type: 'Point', coordinates: [200, 0] } },
        { 'case_geom.coordinates.0': 'too_large' },
      ],
    ])('%s', async (_what, part, fields) => {
      const response = await send({ ...report(), ...part });
      expect(response.json()).toMatchObject({ code: 'invalid_body', message: expect.any(String), fields });
      expect(response.statusCode).toBe(400);
      expect(await stored()).toEqual([]);
    });

    it('SQL in a text is a text', async () => {
      const text = `'); drop table case_report; --`;
      expect(
        (await send(report({ case_purchase_place: text, gsympt_other_obs: '%s $1 \\' }))).statusCode,
      ).toBe(201);
      expect((await stored())[0]).toMatchObject({ case_purchase_place: text, gsympt_other_obs: '%s $1 \\' });
    });

    it('texts of the greatest length are stored whole', async () => {
      const body = report({
        gsympt_diagnostic: long(4000),
        case_purchase_place: long(255),
        med_place: long(200),
      });
      expect((await send(body)).statusCode).toBe(201);
      expect((await stored())[0]).toMatchObject({ gsympt_diagnostic: long(4000), med_place: long(200) });
    });
  });

  it.each([
    ['fr-FR,fr;q=0.9,en;q=0.8', 'Homme'],
    ['de, en;q=0.5', 'Male'],
    ['', 'Male'],
  ])('labels choices in the language asked for: %s', async (accepted, label) => {
    const response = await server.call('OPTIONS', 'cw/case/', { headers: { 'accept-language': accepted } });
    expect(response.headers.vary).toContain('Accept-Language');
    expect(response.json().actions.POST.gender.choices).toContainEqual({ value: 'M', display_name: label });
  });

  it('lists the parameters of every field', async () => {
    const form = (await server.call('OPTIONS', 'cw/case/')).json();
    const fields = form.actions.POST;
    expect(fields.case_location_id).toMatchObject({ type: 'integer', required: true });
    expect(fields.case_eventtime).toMatchObject({ type: 'datetime', required: true });
    expect(fields.case_purchase_place).toEqual({ type: 'string', required: false, max_length: 255 });
    expect(fields.age).toEqual({ type: 'integer', required: false, min_value: -32768, max_value: 32767 });
    expect(fields.sympt_nausea.choices.map(({ value }: { value: string }) => value)).toEqual([
      'N',
      'Y',
      '1',
      '2',
      '3',
      'U',
    ]);
    expect(fields.gender).toMatchObject({
      type: 'choice',
      choices: expect.arrayContaining([{ value: 'M', display_name: 'Male' }]),
    });
    expect(fields.msympt_body_temp.type).toBe('float');
    expect(fields.case_geom.type).toBe('geojson');
    for (const name of ['sympt_fever', 'specie_known', 'mass_poisoning', 'time_known'])
      expect([name, fields[name].type]).toEqual([name, 'boolean']);
    const changes = form.actions.PATCH;
    expect(changes.match_event).toMatchObject({ max_length: 32, required: false });
    expect(changes.case_eventtime).toMatchObject({ type: 'datetime', required: false });
    for (const [what, schema] of [
      ['POST', caseCreate],
      ['PATCH', casePatch],
    ] as const) {
      const taken = Object.keys(schema.shape).filter((name) => !UNSEEN.includes(name));
      expect([what, Object.keys(form.actions[what]).sort()]).toEqual([what, taken.sort()]);
    }
    for (const name of ['match_event', 'duplicate_of', 'review_state'])
      expect(fields).not.toHaveProperty(name);
    expect(changes).not.toHaveProperty('case_uuid');
    for (const name of Object.keys(fullReport())) expect(fields).toHaveProperty(name);
    for (const name of UNSEEN) expect(fields).not.toHaveProperty(name);
  });
});
