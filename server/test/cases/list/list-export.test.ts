import type { CaseExport } from '@ciguawatch/shared/api/schemas/case-list';
import { COMPLETE_FIELDS, EXPORTED, exportFields } from '@ciguawatch/shared/domain/case-list/export-fields';
import { GRADED_SYMPTOMS } from '@ciguawatch/shared/domain/codes/symptoms';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { fullReport, report, TAHITI, VITI_LEVU } from '../samples';

/** Cells of a CSV file without their quotes. */
function cells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe.each(engines)('exports of the editors’ list on %s', (engine) => {
  const on = setUpCases(engine);

  const { send } = on;
  const ask = (body: Partial<CaseExport>, as = 'admin') =>
    on.server.post('cw/case/export/', { format: 'csv', language: 'fr_FR', ...body }, { as });
  const table = async (body: Partial<CaseExport> = {}, as = 'admin') => {
    const response = await ask(body, as);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(response.body.startsWith('\uFEFF')).toBe(true);
    const [head = [], ...rows] = cells(response.body.slice(1));
    return rows.map((row) => {
      expect(row).toHaveLength(head.length);
      return Object.fromEntries(head.map((name, i) => [name, row[i]]));
    });
  };
  const trail = async () =>
    on.server.store.read
      .selectFrom('audit')
      .select(['action', 'object_id', 'country'])
      .where('action', 'in', ['read_contact', 'export_contacts'])
      .orderBy('id')
      .execute();

  it('carry what was answered on recovery, and a choice of columns does not', async () => {
    const [id, other] = [await send(), await send()];
    on.server.clock.set('2026-04-02T20:00:00Z');
    const body = { due: 15, feels: 'little', felt: ['cold', 'pain'], gone_since: null, agreed: true };
    await on.server.post(`cw/case/${id}/recovery/`, { ...body, brought_back: ['fish'] }, { as: 'admin' });
    const rows = await table();
    expect(rows.find((row) => row.id === String(id))).toMatchObject({
      ...{
        recovery_15: 'little',
        recovery_15_felt: 'cold,pain',
        recovery_15_since: '',
        recovery_15_back: 'fish',
      },
      recovery_90: '',
    });
    expect(rows.find((row) => row.id === String(other))).toMatchObject({ recovery_15: '' });
    const [few = {}] = await table({ columns: ['id', 'age'] });
    expect(Object.keys(few)).toEqual(['id', 'age']);
  });

  it('have every field by its name, codes as stored with their text beside them', async () => {
    await send({}, fullReport);
    const [row = {}] = await table();
    for (const name of [
      ...[
        'id',
        'case_uuid',
        'case_geom',
        'case_eventtime',
        'case_eventyear',
        'case_eventmonth',
        'case_country',
      ],
      ...['case_archi', 'case_island', 'case_location', 'case_location_id', 'case_purchase_place_type'],
      ...['case_purchase_place', 'profile', 'gender', 'age', 'age_months', 'history', 'history_nb'],
      ...[
        'mass_poisoning',
        'mass_poisoning_nb',
        'med_date',
        'med_place',
        'med_type',
        'med_location_id',
        'gsympt_diagnostic',
      ],
      ...['gsympt_delay', 'gsympt_persist', 'sympt_hypothermia', 'sympt_fever', 'sympt_allergic_reac'],
      ...['sympt_skin_reac', 'msympt_body_temp', 'gsympt_heart_rate', 'gsympt_blood_pressure_pas'],
      ...['gsympt_blood_pressure_pad', 'gsympt_other_obs', 'phenotype_id', 'specie_known', 'specie_id'],
      ...['specie_part_head', 'specie_part_flesh', 'specie_part_eggs', 'specie_part_viscera', 'contact_id'],
      ...['match_event', 'created_at', ...GRADED_SYMPTOMS],
    ])
      expect(Object.keys(row)).toContain(name);
    expect(row).toMatchObject({
      case_geom: 'POINT(-149.4321987 -17.4567123)',
      longitude: '-149,4321987',
      latitude: '-17,4567123',
      gender: 'F',
      gender_label: 'Femme',
      sympt_nausea: '2',
      sympt_nausea_label: 'Moyen',
      case_purchase_place_type: '3',
      case_purchase_place_type_label: 'Marché',
      case_country_name: 'Polynésie française',
      case_island_name: 'Tahiti',
      msympt_body_temp: '35,8765432',
      med_date: '2026-03-11',
      case_eventdate: '2026-03-10',
      case_eventtime: '2026-03-11T05:30:00.000Z',
      gsympt_other_obs: 'MARKER-obs ʻōpūhara ’ é',
      specie_part_viscera: '',
      mass_poisoning: 'true',
      contact_id: '',
    });
    expect(row).not.toHaveProperty('cont_email');
    const [english = {}] = await table({ language: 'en_US' });
    expect(english).toMatchObject({ latitude: '-17.4567123', gender_label: 'Female' });
  });

  it('add the group of a species, and how exact a point is', async () => {
    const specie = await on.server.store.read
      .selectFrom('specie')
      .select(['id', 'phenotype_id'])
      .where('phenotype_id', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const exact = await send({}, fullReport);
    const label = await send({ specie_id: specie.id, case_geom: null });
    const rows = await table({ filter: { sort: 'id' }, language: 'en_US' });
    expect(rows.find(({ id }) => id === String(exact))).toMatchObject({ point_precision: 'reported' });
    const row = rows.find(({ id }) => id === String(label));
    expect(row).toMatchObject({
      specie_id: String(specie.id),
      phenotype_id: String(specie.phenotype_id),
      phenotype_id_name: expect.stringMatching(/\w/),
      case_geom: '',
      point_precision: 'island',
    });
    const answer = await ask({ format: 'geojson', filter: { sort: 'id' } });
    const { features } = answer.json<{ features: { id: number; geometry: object; properties: object }[] }>();
    const { center } = await on.server.store.read
      .selectFrom('location')
      .select('center')
      .where('id', '=', TAHITI)
      .executeTakeFirstOrThrow();
    expect(features.find(({ id }) => id === label)).toMatchObject({
      geometry: { type: 'Point', coordinates: center },
      properties: { phenotype_id: specie.phenotype_id, point_precision: 'island' },
    });
    expect(Object.keys(features[0]?.properties ?? {})).not.toContain('longitude');
  });

  it('have the chosen columns in their order, the number first', async () => {
    await send({ age: 34, gender: 'F' });
    const columns = ['counting', 'age', 'gender'] as const;
    const [row = {}] = await table({ columns: [...columns], language: 'en_US' });
    expect(Object.entries(row)).toEqual([
      ['id', '1'],
      ['counting', 'counted'],
      ['counting_label', 'Yes'],
      ['age', '34'],
      ['gender', 'F'],
      ['gender_label', 'Female'],
    ]);
    const geojson = (await ask({ format: 'geojson', columns: [...columns] })).json();
    expect(Object.keys(geojson.features[0].properties)).toEqual([...Object.keys(row), 'point_precision']);
    expect((await ask({ columns: ['cont_email' as never] })).statusCode).toBe(400);
  });

  it('have the months of an infant in a column of their own', async () => {
    await send({ age_months: 8 });
    const rows = await table({ columns: ['age', 'age_months'] });
    expect(rows).toEqual([{ id: '1', age: '0', age_months: '8' }]);
  });

  it('for programs are RFC 4180 with a point and one type a column, and only a header without cases', async () => {
    const none = (await ask({ format: 'data' })).body;
    expect(none).toMatch(
      /^id,case_uuid,case_geom,longitude,latitude,point_precision,.*contact_id,recovery_15,.*,recovery_365_back\r\n$/,
    );
    await send({}, fullReport);
    await send({ med_place: '11-20, "quai"', gsympt_other_obs: '=1+1' });
    const { body, headers } = await ask({ format: 'data' });
    expect([body.charCodeAt(0), headers['content-type']]).toEqual([
      'i'.charCodeAt(0),
      'text/csv; charset=utf-8',
    ]);
    const [head = [], ...rows] = parse(body, { bom: false }) as string[][];
    expect(`${head.join(',')}\r\n`).toBe(none);
    expect(head).toEqual(exportFields(EXPORTED, COMPLETE_FIELDS).map(({ name }) => name));
    const cell = (row: number, name: string) => rows[row]?.[head.indexOf(name)];
    expect([cell(0, 'med_place'), cell(0, 'gsympt_other_obs')]).toEqual(['11-20, "quai"', "'=1+1"]);
    expect([cell(1, 'msympt_body_temp'), cell(1, 'longitude')]).toEqual(['35.8765432', '-149.4321987']);
  });

  it('run no text as a formula, and none is read as a date or number', async () => {
    await send({
      gsympt_other_obs: '=1+1',
      gsympt_diagnostic: '\tx',
      med_place: '11-20',
      case_purchase_place: '@a;"b"',
    });
    await send({ gsympt_other_obs: '-2', med_place: '3 mai', case_purchase_place: '+x' });
    const rows = await table({ filter: { sort: 'id' } });
    expect(rows).toMatchObject([
      {
        gsympt_other_obs: "'=1+1",
        gsympt_diagnostic: "'\tx",
        med_place: "'11-20",
        case_purchase_place: `'@a;"b"`,
      },
      { gsympt_other_obs: "'-2", med_place: "'3 mai", case_purchase_place: "'+x" },
    ]);
  });

  it('follow the filter, the sort and the selection, over several pages, and only managed countries', async () => {
    for (const age of [30, 10, 20]) await send({ age });
    const fiji = await send({ case_location_id: VITI_LEVU, age: 15 });
    const ids = async (body: Partial<CaseExport>, as?: string) =>
      (await table(body, as)).map(({ id }) => Number(id));
    expect(await ids({ filter: { sort: 'age' } })).toEqual([2, fiji, 3, 1]);
    expect(await ids({ filter: { sort: 'age', age: '..20' }, except: [3] })).toEqual([2, fiji]);
    expect(await ids({ ids: [1, fiji] })).toEqual([fiji, 1]);
    expect(await ids({ ids: [1, fiji] }, 'cases_editor')).toEqual([1]);
    expect(await ids({ filter: { case_country: '3,4' } }, 'cases_editor.fj')).toEqual([fiji]);
    await sql`insert into case_report (case_country, case_eventdate) select 4, date '2020-01-01' + n % 50
      from generate_series(1, 4100) n`.execute(byHand(on.server.store));
    const response = await ask({ filter: { sort: 'case_eventdate' } });
    expect(response.headers['x-count']).toBe('4104');
    const all = cells(response.body.slice(1))
      .slice(1)
      .map(([id]) => Number(id));
    expect([all.length, new Set(all).size]).toEqual([4104, 4104]);
  });

  it('say so when there is nothing, and refuse wrong input by name', async () => {
    expect((await ask({})).body).toBe('\uFEFFAucune donnée\r\n');
    const bad = await ask({ filter: { gender: 'X', sort: 'x' } });
    expect([bad.statusCode, bad.json().fields]).toEqual([
      400,
      { gender: 'unknown_choice', sort: 'unknown_choice' },
    ]);
    expect((await ask({}, 'moderator')).statusCode).toBe(403);
  });

  it('hold contacts only on request, and each reading is audited', async () => {
    const body = report();
    const contact = {
      case_uuid: body.case_uuid,
      cont_name: '=Hina',
      cont_email: 'hina@example.org',
      cont_phone: '+689 87',
    };
    const { id } = (await on.server.post('cw/contact/', contact)).json<{ id: number }>();
    const mine = await send({ ...body, contact_id: id });
    await send();
    for (const format of ['csv', 'geojson'] as const)
      expect((await ask({ format })).body).not.toMatch(/hina/i);
    expect(await trail()).toEqual([]);
    const rows = await table({ contact: true }, 'cases_editor');
    expect(rows).toMatchObject([
      { cont_name: '', contact_id: '' },
      { cont_name: "'=Hina", cont_email: 'hina@example.org', cont_phone: '+689 87', contact_id: String(id) },
    ]);
    expect(await trail()).toEqual([
      { action: 'export_contacts', object_id: '0', country: 4 },
      { action: 'read_contact', object_id: String(mine), country: 4 },
    ]);
  });

  describe('are audited', () => {
    const told = async () => {
      const rows = await on.server.store.read
        .selectFrom('audit')
        .select(['action', 'country', 'after'])
        .where('object_id', '=', '0')
        .orderBy('id')
        .execute();
      return rows.map(({ action, country, after }) => [action, country, after]);
    };
    const mark = { redacted: expect.stringMatching(/^[\w-]{43}$/) };
    const read = (query: string) => on.server.get(`cw/case/?${query}`, { as: 'cases_editor' });

    it('with filter and number, and what was typed as a keyed hash', async () => {
      await send({ gsympt_other_obs: 'Hinaravatea' });
      await send();
      await ask({ format: 'geojson', filter: { review_state: 'new', sort: '-id' } }, 'cases_editor');
      await ask({ filter: { search: 'hinaravatea', med_place: '~quai' }, ids: [1] }, 'cases_editor');
      await ask({ filter: { search: 'hinaravatea' } }, 'cases_editor');
      await ask({ filter: { review_state: 'rejected' } }, 'cases_editor');
      await ask({ format: 'geojson', saved_as: 'xlsx' }, 'cases_editor');
      const all = { ids: null, except: null, deleted: false };
      expect(await told()).toEqual([
        ['export_cases', 4, { ...all, format: 'geojson', filter: { review_state: 'new' }, n: 2 }],
        ['export_cases', 4, { ...all, format: 'csv', filter: { search: mark }, n: 1 }],
        ['export_cases', 4, { ...all, format: 'xlsx', filter: {}, n: 2 }],
      ]);
    });

    it('as are full lists: pages of a hundred, and further ones, once an hour for a filter', async () => {
      for (let i = 0; i < 3; i += 1) await send();
      await read('limit=2');
      await read('limit=2&columns=age&sort=-id');
      expect(await told()).toEqual([]);
      const { next } = (await read('limit=2')).json<{ next: string }>();
      for (let i = 0; i < 2; i += 1) await read(`limit=2&after=${next}`);
      const line = ['read_cases', 4, { filter: {}, deleted: false, n: 3 }];
      expect(await told()).toEqual([line]);
      await sql`insert into case_report (case_country) select 4 from generate_series(1, 97)`.execute(
        byHand(on.server.store),
      );
      await read('limit=100&review_state=new');
      const filtered = ['read_cases', 4, { filter: { review_state: 'new' }, deleted: false, n: 100 }];
      expect(await told()).toEqual([line, filtered]);
      await read('limit=99');
      on.server.clock.pass(3601);
      await read('limit=100');
      expect(await told()).toEqual([
        line,
        filtered,
        ['read_cases', 4, { filter: {}, deleted: false, n: 100 }],
      ]);
    });
  });

  it('are GeoJSON for maps', async () => {
    await send({}, fullReport);
    await send();
    // A case without a known place has no point.
    await sql`insert into case_report (case_country, created_at) values (4, '2026-03-01')`.execute(
      byHand(on.server.store),
    );
    const response = await ask({ format: 'geojson', language: 'en_US' });
    expect(response.headers['content-type']).toBe('application/geo+json; charset=utf-8');
    const { type, features } = response.json();
    expect([type, features.length]).toEqual(['FeatureCollection', 3]);
    expect(features).toMatchObject([
      { type: 'Feature', id: 2, properties: { point_precision: 'island' } },
      {
        geometry: { type: 'Point', coordinates: [-149.4321987, -17.4567123] },
        properties: {
          id: 1,
          point_precision: 'reported',
          gender: 'F',
          gender_label: 'Female',
          sympt_fever: false,
          suspicion: [],
        },
      },
      { geometry: null, properties: { point_precision: null } },
    ]);
    expect(Object.keys(features[1].properties)).not.toContain('body_hash');
    expect((await ask({ format: 'geojson', ids: [] })).json()).toEqual({
      type: 'FeatureCollection',
      features: [],
    });
  });

  it('stop when the client has gone', async () => {
    const all = 16_000;
    await sql`insert into contact (id, case_uuid) select n, gen_random_uuid() from generate_series(1, ${sql.lit(all)}) n`.execute(
      byHand(on.server.store),
    );
    // In parts: a statement that stores all of them takes half of the seconds that one has.
    for (const from of [0, 4_000, 8_000, 12_000])
      await sql`insert into case_report (case_country, contact_id) select 4, id from contact
        where id > ${from} and id <= ${from + 4_000}`.execute(byHand(on.server.store));
    const address = await on.server.app.listen({ port: 0, host: '127.0.0.1' });
    const leave = new AbortController();
    const response = await fetch(`${address}/api/cw/case/export/`, {
      method: 'POST',
      signal: leave.signal,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await on.server.token('admin')}`,
      },
      body: JSON.stringify({ format: 'csv', language: 'fr_FR', contact: true }),
    });
    expect(response.headers.get('x-count')).toBe(String(all));
    await response.body?.getReader().read();
    leave.abort();
    await on.server.app.close();
    // The client closed early: the trail names only the contacts that were read.
    const read = (await trail()).filter(({ action }) => action === 'read_contact').length;
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(all);
  });
});
