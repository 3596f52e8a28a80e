import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import type { Anchors, CaseRows } from '@ciguawatch/shared/api/schemas/case-list';
import { sql } from 'kysely';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { fullReport, NUKU_HIVA, RAPA, report, TAHITI, VITI_LEVU } from '../samples';

/** Ids of the pages of a list, reached by cursors. */
type Walked = number[];

describe.each(engines)('the editors’ list on %s', (engine) => {
  const on = setUpCases(engine);

  const { send } = on;
  const page = async (query: string, as = 'admin') => {
    const response = await on.server.get(`cw/case/?${query}`, { as });
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<CaseRows>();
  };
  const ids = async (query: string, as = 'admin') => (await page(query, as)).results.map(({ id }) => id);
  const faults = async (query: string) =>
    (await on.server.get(`cw/case/?${query}`, { as: 'admin' })).json<{ fields?: object }>().fields;
  const walk = async (query: string, limit: number, each = async () => {}): Promise<Walked> => {
    const walked: Walked = [];
    for (let after = ''; ; ) {
      const { results, next } = await page(`${query}&limit=${limit}${after}`);
      walked.push(...results.map(({ id }) => id));
      if (!next) return walked;
      after = `&after=${next}`;
      await each();
    }
  };

  /** 24 cases of both countries with repeated and unknown ages and dates. */
  const many = async () => {
    const places = [TAHITI, RAPA, NUKU_HIVA, VITI_LEVU];
    for (let n = 0; n < 24; n += 1)
      await send({
        case_location_id: places[n % 4] as number,
        case_eventtime: `2026-03-${String(1 + (n % 5)).padStart(2, '0')}`,
        age: n % 3 === 0 ? null : 10 + (n % 4),
        specie_id: n % 5 === 0 ? null : 20 + (n % 3),
      });
    // Timestamps of PostgreSQL have microseconds, and several cases share one.
    await sql`update case_report set created_at = '2026-03-15T20:00:00.123456Z'::timestamptz
      + (id % 3) * interval '1 microsecond'`.execute(byHand(on.server.store));
  };

  const SORTS = [
    '',
    'sort=id',
    'sort=-case_eventdate',
    'sort=age',
    'sort=-age',
    'sort=-age,case_eventdate',
    'sort=age,-case_eventdate,id',
    'sort=created_at',
    'sort=-created_at,age',
    'sort=case_island',
    'sort=-case_island,case_eventdate',
    'sort=-specie_id,-age',
    'sort=case_eventdate,-specie_id',
    'sort=severity,-case_island',
    'sort=-mass_poisoning_nb,age',
  ];

  it('is walked in one order, complete and without repeats, forward, backward and by anchors', async () => {
    await many();
    for (const query of SORTS) {
      const all = await ids(`${query}&limit=500`);
      expect([query, [...all].sort((a, b) => a - b)]).toEqual([
        query,
        Array.from({ length: 24 }, (_, i) => i + 1),
      ]);
      expect([query, await walk(query, 5)]).toEqual([query, all]);
      const back: number[] = [];
      const last = await page(`${query}&limit=500`);
      expect([last.next, last.previous]).toEqual([null, null]);
      const before = (await page(`${query}&limit=20`)).next;
      for (let left = before; left; ) {
        const found: CaseRows = await page(`${query}&limit=7&before=${left}`);
        back.unshift(...found.results.map(({ id }) => id));
        left = found.previous;
      }
      expect([query, back]).toEqual([query, all.slice(0, 19)]);
      const jump = (
        await on.server.get(`cw/case/anchors/?${query}&every=50`, { as: 'admin' })
      ).json<Anchors>();
      expect([jump.count, jump.every, jump.anchors.length]).toEqual([24, 50, 1]);
      expect(await ids(`${query}&from=${jump.anchors[0]}&limit=500`)).toEqual(all);
    }
  });

  it('stays complete and without repeats while others report', async () => {
    await many();
    const before = await ids('sort=-age,case_eventdate&limit=500');
    const walked = await walk('sort=-age,case_eventdate', 4, async () => {
      await send({ age: 12, case_eventtime: '2026-03-02' });
    });
    expect(new Set(walked).size).toBe(walked.length);
    expect(walked.filter((id) => before.includes(id))).toEqual(before);
  });

  it('sorts unknown values last in both directions, and names in the reader’s language', async () => {
    const [rapa, none, tahiti] = [
      await send({ case_location_id: RAPA, age: 0 }),
      await send({ case_location_id: 1, age: null }),
      await send({ case_location_id: TAHITI, age: 5 }),
    ];
    const known = await on.server.store.read
      .selectFrom('case_report')
      .select(['id', 'case_island'])
      .orderBy('id')
      .execute();
    expect(known.map((one) => one.case_island === null)).toEqual([false, true, false]);
    expect(await ids('sort=age')).toEqual([rapa, tahiti, none]);
    expect(await ids('sort=-age')).toEqual([tahiti, rapa, none]);
    expect(await ids('sort=-case_island&language=fr_FR')).toEqual([tahiti, rapa, none]);
    expect(await ids('sort=case_island&language=fr_FR')).toEqual([rapa, tahiti, none]);
    for (const [key, unknown, values] of [
      [
        'case_eventdate',
        'case_eventdate = null',
        ["case_eventdate = '2026-01-01'", "case_eventdate = '2026-02-01'"],
      ],
      ['mass_poisoning_nb', 'mass_poisoning_nb = null', ['mass_poisoning_nb = 1', 'mass_poisoning_nb = 2']],
      ['severity', 'sympt_nausea = null', ["sympt_nausea = 'N'", "sympt_nausea = '3'"]],
      ['specie_id', 'specie_id = null', ['specie_id = 22', 'specie_id = 23']],
    ] as const) {
      const set = (id: number, assignment: string) =>
        sql`update case_report set ${sql.raw(assignment)} where id = ${id}`.execute(byHand(on.server.store));
      await set(none, unknown);
      await set(rapa, values[0]);
      await set(tahiti, values[1]);
      const [up, down] = [await ids(`sort=${key}`), await ids(`sort=-${key}`)];
      expect([key, up.at(-1), down.at(-1), up.slice(0, 2)]).toEqual([
        key,
        none,
        none,
        down.slice(0, 2).reverse(),
      ]);
    }
    const species = await on.server.store.read
      .selectFrom('specie as s')
      .select(['s.id', 's.name'])
      .where('s.id', 'in', [22, 23])
      .execute();
    expect(species).toHaveLength(2);
  });

  it('jumps to where an anchor says', async () => {
    await many();
    for (let n = 0; n < 3; n += 1)
      await sql`insert into case_report (case_country, case_island, case_eventdate, age)
        select case_country, case_island, case_eventdate, age from case_report`.execute(
        byHand(on.server.store),
      );
    // The last sort needs more bits than a bigint has; timestamps never fit.
    for (const query of [...SORTS, 'sort=-age,mass_poisoning_nb,case_eventdate']) {
      const all = await ids(`${query}&limit=500`);
      expect(all).toHaveLength(192);
      const { anchors, count } = (
        await on.server.get(`cw/case/anchors/?${query}&every=50`, { as: 'admin' })
      ).json<Anchors>();
      expect([query, count, anchors.length]).toEqual([query, 192, 4]);
      for (const [i, anchor] of anchors.entries())
        expect([query, await ids(`${query}&from=${anchor}&limit=50`)]).toEqual([
          query,
          all.slice(i * 50, i * 50 + 50),
        ]);
    }
  });

  it('has the requested columns and what the list always needs, and is not cached', async () => {
    await send({}, fullReport);
    const response = await on.server.get(
      'cw/case/?columns=age,case_eventclock,severity,linked,has_contact&count=true',
      {
        as: 'cases_editor',
      },
    );
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json<CaseRows>()).toEqual({
      results: [
        {
          id: 1,
          version: 1,
          review_state: 'new',
          suspicion: [],
          case_country: 4,
          deleted_at: null,
          age: 37,
          case_eventclock: '19:30',
          severity: '3',
          linked: false,
          has_contact: false,
        },
      ],
      next: null,
      previous: null,
      count: { n: 1, more: false },
      at: expect.any(String),
    });
    const every = await page('columns=gsympt_other_obs,case_geom,created_at,meal_group,case_eventdate');
    expect(every.results[0]).toMatchObject({
      gsympt_other_obs: 'MARKER-obs ʻōpūhara ’ é',
      case_geom: { type: 'Point' },
      case_eventdate: '2026-03-10',
      meal_group: null,
    });
  });

  it('is filtered by every kind of column', async () => {
    const full = await send({}, fullReport);
    const plain = await send({ case_location_id: RAPA, case_eventtime: '2025-12-31', specie_id: 22 });
    const fiji = await send({ case_location_id: VITI_LEVU, age: 80, gender: 'M' });
    for (const [query, wanted] of [
      ['age=30..40', [full]],
      ['age=none', [plain]],
      ['age=..40,80', [fiji, full]],
      ['gender=F', [full]],
      ['gender=F,none', [plain, full]],
      ['case_eventdate=2025', [plain]],
      ['case_eventdate=2026-03-10..', [fiji, full]],
      ['mass_poisoning=true', [full]],
      ['mass_poisoning=any', [full]],
      ['specie_part_eggs=false', [full]],
      ['sympt_tinglings=3', [full]],
      ['severity=3', [full]],
      ['severity=none', [fiji, plain]],
      ['med_place=~marker', [full]],
      ['med_place=~100%25', []],
      ['med_place=none', [fiji, plain]],
      [`place=${RAPA}`, [plain]],
      [`place=${TAHITI},${VITI_LEVU}`, [fiji, full]],
      [`case_island=${TAHITI}`, [full]],
      ['case_country=3', [fiji]],
      ['case_country=3,4', [fiji, plain, full]],
      ['case_country=none', []],
      ['specie_id=22', [plain, full]],
      ['specie_id=none', [fiji]],
      ['phenotype_id=2', [plain, full]],
      ['case_geom=any', [full]],
      ['case_eventmonth=12', [plain]],
      ['id=1,3', [fiji, full]],
      ['id=2..', [fiji, plain]],
      ['has_contact=false', [fiji, plain, full]],
      ['linked=true', []],
      ['review_state=new', [fiji, plain, full]],
      ['review_state=rejected', []],
      ['source=report', [fiji, plain, full]],
      ['msympt_body_temp=35.5..36', [full]],
      ['age=30..40&gender=M', []],
    ] as const)
      expect([query, await ids(query)]).toEqual([query, wanted]);
  });

  it('finds the group of a species that is named alone', async () => {
    const row = await on.server.store.read
      .selectFrom('specie')
      .select(['id', 'phenotype_id'])
      .where('phenotype_id', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const id = await send({ specie_id: row.id });
    expect(await ids(`phenotype_id=${row.phenotype_id}`)).toEqual([id]);
  });

  it('finds links, suspicions and what is new', async () => {
    const first = await send();
    const double = await send();
    const set = await send({ website: 'x' } as Partial<CaseCreate>);
    await on.server.change('PATCH', `cw/case/${double}/`, { as: 'admin', body: { duplicate_of: first } });
    expect(await ids('duplicate=true')).toEqual([double]);
    expect(await ids('linked=true')).toEqual([double, first]);
    expect(await ids(`duplicate_of=${first}`)).toEqual([double]);
    expect(await ids('suspicion=honeypot')).toEqual([set]);
    expect(await ids('suspicion=rate,none')).toEqual([double, first]);
    expect(await ids('newer_than=2000-01-01T00:00:00Z')).toHaveLength(3);
    expect(await ids('newer_than=2999-01-01T00:00:00Z')).toEqual([]);
    // `send` reports as admin.
    expect(await ids('by_others=true')).toEqual([]);
    expect(await ids('by_others=true', 'cases_editor')).toHaveLength(3);
    expect((await page('columns=id')).results[0]?.suspicion).toEqual(['honeypot']);
  });

  it('names wrong parts of a query', async () => {
    for (const [query, fields] of [
      ['gender=X', { gender: 'unknown_choice' }],
      ['gender=X&age=old', { gender: 'unknown_choice', age: 'pattern' }],
      ['shoe_size=5', { shoe_size: 'unknown_field' }],
      ['page=2', { page: 'unknown_field' }],
      ['case_uuid=any', { case_uuid: 'unknown_field' }],
      ['sort=med_place', { sort: 'unknown_choice' }],
      ['sort=deleted_at', { sort: 'unknown_choice' }],
      ['columns=age,contact_id', { columns: 'unknown_choice' }],
      ['columns=words', { columns: 'unknown_choice' }],
      ['columns=place', { columns: 'unknown_choice' }],
      ['limit=0', { limit: 'too_small' }],
      ['limit=501', { limit: 'too_large' }],
      ['after=nonsense', { after: 'pattern' }],
      ['search=…', { search: 'too_short' }],
      ['newer_than=2026-99-01T00:00:00Z', { newer_than: 'date_invalid' }],
    ] as const)
      expect([query, await faults(query)]).toEqual([query, fields]);
    await send();
    await send();
    const { next } = await page('sort=age&limit=1');
    expect(await faults(`sort=-age&after=${next}`)).toEqual({ after: 'pattern' });
    expect(await faults(`sort=age&after=${next}&before=${next}`)).toEqual({ before: 'unknown_field' });
    const forged = (...position: string[]) => Buffer.from(JSON.stringify(position)).toString('base64url');
    for (const [sort, value] of [
      ['age', '9999999999'],
      ['case_eventdate', '2026-99-99'],
      ['created_at', '2026-99-99 99:99:99+00'],
    ] as const)
      expect(await faults(`sort=${sort}&after=${forged(sort, value, '1')}`)).toEqual({ after: 'pattern' });
  });

  it('never widens: other countries, no role, a contact in no search', async () => {
    const body = report();
    const contact = await on.server.post('cw/contact/', {
      case_uuid: body.case_uuid,
      cont_name: 'Zyxwvut',
      cont_email: 'zyxwvut@example.org',
    });
    await send({ ...body, contact_id: contact.json<{ id: number }>().id });
    const fiji = await send({ case_location_id: VITI_LEVU, gsympt_other_obs: 'secret' });
    expect(await ids('has_contact=true')).toEqual([1]);
    for (const query of ['search=zyxwvut', 'search=zyxwvut%20example'])
      expect([query, await ids(query)]).toEqual([query, []]);
    for (const query of [
      'case_country=3',
      'search=secret',
      `id=${fiji}`,
      `place=${VITI_LEVU}`,
      'case_country=3,none',
    ])
      expect([query, await ids(query, 'cases_editor')]).toEqual([query, []]);
    expect(await ids('', 'cases_editor')).toEqual([1]);
    expect(await ids('', 'cases_editor.fj')).toEqual([fiji]);
    expect((await on.server.get('cw/case/', { as: 'moderator' })).statusCode).toBe(403);
    expect((await on.server.get('cw/case/anchors/', { as: 'moderator' })).statusCode).toBe(403);
    expect((await on.server.get('cw/case/')).statusCode).toBe(401);
    await byHand(on.server.store).deleteFrom('user_country').execute();
    expect(await page('count=true', 'cases_editor')).toMatchObject({ results: [], count: { n: 0 } });
    await on.server.reset();
  });

  it('lists deleted cases separately', async () => {
    const [kept, gone, later] = [await send(), await send(), await send()];
    for (const id of [gone, later]) {
      on.server.clock.pass(60);
      await on.server.change('DELETE', `cw/case/${id}/`, { as: 'cases_editor' });
    }
    expect(await ids('')).toEqual([kept]);
    expect(await ids('deleted=true&sort=-deleted_at')).toEqual([later, gone]);
    expect((await page('deleted=true')).results[0]?.deleted_at).toMatch(/^2026-03-15T/);
  });
});
