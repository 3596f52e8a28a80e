import { newReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import { sql } from 'kysely';
import { tableNames } from '../../src/backup/tables';
import { keepCases } from '../../src/features/cases/housekeeping';
import { deployTexts } from '../plain/portal-texts';
import { TestServer } from '../support/harness';
import { readAllPublic } from '../support/public-reads';
import { engines } from '../support/test-store';
import { coded, correctionOf, emptyCases, fullReport, guestOf, report, VITI_LEVU } from './samples';

const EDITOR = 'cases_editor';
const DAY = 86_400;

/** A receipt code with one wrong letter, which its check letters reveal without a look-up. */
const misread = (code: string) => `${code.startsWith('2') ? '3' : '2'}${code.slice(1)}`;

describe.each(engines)('receipt codes on %s', (engine) => {
  let server: TestServer;
  let address = 0;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    deployTexts(server);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    address += 1;
    server.clock.set('2026-03-15T20:00:00Z');
    await emptyCases(server.store);
  });

  const from = () => ({ remoteAddress: `10.0.4.${address}` });
  const post = async (path: string, body: object, as?: string) => {
    const response = await server.post(path, body, { ...from(), ...(as && { as }) });
    return { status: response.statusCode, ...response.json<{ id: number; code: string; state: string }>() };
  };
  const send = (body: object) => post('cw/pcase/create/', body);
  const withdraw = (body: object) => post('cw/pcase/withdraw/', body);
  const find = (receipt_code: string, as = EDITOR) => post('cw/case/find/', { receipt_code }, as);
  const patch = async (id: number, body: object) => {
    const response = await server.change('PATCH', `cw/case/${id}/`, { as: EDITOR, body });
    return [response.statusCode, response.json<{ code?: string }>().code];
  };
  const rows = () => server.store.read.selectFrom('case_report').selectAll().orderBy('id').execute();
  const stateOf = async (id: number) => (await rows()).find((row) => row.id === id)?.review_state;
  const meals = async () => (await rows()).map((row) => [row.match_event, row.meal_group]);
  const contact = async (case_uuid: string) =>
    (await post('cw/contact/', { case_uuid, cont_name: 'Teva' })).id;
  const contacts = () => server.store.read.selectFrom('contact').select('cont_name').execute();
  const text = async (path: string, as?: string) => (await server.get(path, as ? { as } : {})).body;

  /** Everything that returns cases, to everybody and to an editor, including files and the trail. */
  const responses = async () => {
    const ids = (await rows()).map(({ id }) => id);
    const read = async (method: string, path: string, body?: object) => {
      const response = await server.call(method, path, { as: EDITOR, ...(body && { body }) });
      expect([path, response.statusCode]).toEqual([path, 200]);
      return response.body;
    };
    const columns = 'columns=case_uuid,match_event,meal_group,case_eventdate';
    const edited = [
      ...ids.flatMap((id) => [
        `cw/casesingle/${id}/`,
        `cw/case/${id}/beside/`,
        `a/audit/?kind=case&id=${id}`,
      ]),
      `cw/case/?${columns}`,
      'cw/pair/?list=proposed',
    ];
    return [
      ...(await readAllPublic(server)).values(),
      ...(await Promise.all(edited.map((path) => read('GET', path)))),
      ...(await Promise.all(
        ['csv', 'geojson'].map((format) => read('POST', 'cw/case/export/', { format, language: 'fr_FR' })),
      )),
    ];
  };

  it('are the only proof that withdraws, corrects and links: an identifier alone changes no report', async () => {
    const bodies = [coded(), coded({ age: 30 }), report(), coded({ age: 4 })] as const;
    const ids: number[] = [];
    for (const body of bodies)
      ids.push((await send({ ...body, contact_id: await contact(body.case_uuid) })).id);
    await send(guestOf(bodies[0]));
    await patch(ids[1] as number, { review_state: 'reviewed' });
    const found = (await responses()).join(' ').match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g) ?? [];
    const known = [...new Set(found)];
    expect(bodies.every(({ case_uuid }) => known.includes(case_uuid))).toBe(true);
    const before = [await rows(), await contacts(), await text('cw/caselist/?chunk=0')];
    const tried: object[] = [];
    for (const uuid of known) {
      // A new address each time, because a busy one is held for review.
      address += 1;
      const own = newReceiptCode();
      for (const proof of [{}, { receipt_code: own }])
        tried.push(await withdraw({ case_uuid: uuid, ...proof }));
      await sendAsStranger(uuid, {}, {});
      const proof = { receipt_code: own, device_mark: crypto.randomUUID() };
      await sendAsStranger(uuid, proof, { same_meal_code: own });
      await post('cw/contact/', { case_uuid: uuid, cont_name: 'Autre' });
    }
    expect(
      new Set(tried.map((one) => JSON.stringify([one['status' as never], one['code' as never]]))),
    ).toEqual(new Set(['[403,"receipt_code_missing"]', '[404,"receipt_code_unknown"]']));
    const kept = (await rows()).slice(0, ids.length + 1);
    expect([kept, (await contacts()).slice(0, ids.length)]).toEqual([before[0], before[1]]);
    // Reports of strangers are stored without any link.
    const strangers = (await rows()).slice(ids.length + 1);
    expect(strangers).toHaveLength(known.length * 4);
    for (const row of strangers)
      expect([row.match_event, row.meal_group, row.duplicate_of, row.review_state]).toEqual([
        null,
        null,
        null,
        row.corrects ? 'to_review' : 'new',
      ]);
  });

  /** Everything that a stranger may send who knows only the identifier of another report. */
  async function sendAsStranger(uuid: string, proof: object, mealProof: object): Promise<void> {
    const ways = [
      { corrects: uuid, age: 99, ...proof },
      { same_meal_as: uuid, ...proof, ...mealProof },
    ];
    for (const way of ways) expect((await send(report(way))).status).toBe(201);
    const other = { ...report({ age: 99 }), case_uuid: uuid, ...proof };
    expect(await send(other)).toMatchObject({ status: 409, code: 'uuid_reused' });
  }

  it('and marks of devices are in no response, file or audit row, and nowhere in the database', async () => {
    const device_mark = crypto.randomUUID();
    const first = coded({ ...fullReport(), device_mark });
    const guest = guestOf(first, { device_mark });
    for (const body of [first, guest, correctionOf(first, { device_mark, age: 3 })]) await send(body);
    const wrong = await server.post('cw/pcase/create/', coded({ receipt_code: misread(first.receipt_code) }));
    expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { receipt_code: 'receipt_code_wrong' }]);
    const { rows: proofs } = await sql<Record<string, string | null>>`
      select receipt_hmac, device_hmac, network_hmac, meal_hmac from report_proof`.execute(server.store.read);
    expect(proofs).toHaveLength(3);
    const hmacs = proofs.flatMap((row) => Object.values(row)).filter((one) => one !== null);
    for (const hmac of hmacs) expect(Buffer.from(hmac, 'base64url')).toHaveLength(32);
    const codes = [first.receipt_code, guest.receipt_code, misread(first.receipt_code), device_mark];
    const told = [...(await responses()), wrong.body].join(' ');
    for (const secret of [...codes, ...hmacs]) expect(told).not.toContain(secret);
    for (const table of await tableNames(server.store.read)) {
      const { rows: held } = await sql<{ n: string }>`select count(*) as n from ${sql.table(table)} t
        where ${sql.join(
          codes.map((code) => sql`t::text ilike ${`%${code}%`}`),
          sql` or `,
        )}`.execute(server.store.read);
      expect([table, Number(held[0]?.n)]).toEqual([table, 0]);
    }
  });

  it('are not compared with a repeat, unless the repeat has another one', async () => {
    const body = coded({ age: 30 });
    const { receipt_code: _, ...plain } = body;
    const { id } = await send(body);
    expect(await send(plain)).toEqual({ status: 201, id });
    expect(await send({ ...body, device_mark: crypto.randomUUID() })).toEqual({ status: 201, id });
    expect(await send({ ...body, receipt_code: newReceiptCode() })).toMatchObject({ code: 'uuid_reused' });
    // A report stored without a code does not take one from a repeat.
    const other = report({ age: 31 });
    await send(other);
    const code = newReceiptCode();
    expect((await send({ ...other, receipt_code: code })).status).toBe(201);
    expect(await withdraw({ receipt_code: code })).toMatchObject({ status: 404 });
  });

  it('withdraw alone, with the corrections that carry them', async () => {
    const body = coded({ age: 30 });
    const { id } = await send(body);
    const better = await send(correctionOf(body, { age: 31 }));
    expect(await withdraw({ receipt_code: body.receipt_code })).toEqual({ status: 200, state: 'withdrawn' });
    expect([await stateOf(id), await stateOf(better.id)]).toEqual(['withdrawn', 'withdrawn']);
  });

  it('of a withdrawal that overtakes its report must be those of the report', async () => {
    const [own, other] = [coded(), coded()];
    await withdraw({ case_uuid: own.case_uuid, receipt_code: own.receipt_code });
    await withdraw({ case_uuid: other.case_uuid, receipt_code: newReceiptCode() });
    const plain = report();
    await withdraw({ case_uuid: plain.case_uuid, receipt_code: newReceiptCode() });
    const ids = [(await send(own)).id, (await send(other)).id, (await send(plain)).id];
    expect(await Promise.all(ids.map(stateOf))).toEqual(['withdrawn', 'new', 'new']);
  });

  describe('of a reviewed report', () => {
    const reviewed = async () => {
      const body = coded();
      const { id } = await send({ ...body, contact_id: await contact(body.case_uuid) });
      await patch(id, { review_state: 'reviewed' });
      return { id, body, proof: { receipt_code: body.receipt_code } };
    };
    const waiting = async () =>
      (await server.get('a/work/withdrawals-asked/', { as: EDITOR })).json<object>();
    const listed = async () => (await text('cw/caselist/?chunk=0')) !== '[]';
    const asked = async () =>
      (await server.get('cw/case/?withdrawal_asked_at=any&count=true', { as: EDITOR })).json<{
        count: { n: number };
      }>().count.n;

    it('ask an editor to withdraw it: its contact is erased at once, it counts until then', async () => {
      const { id, body, proof } = await reviewed();
      const answered = await Promise.all(
        [1, 2, 3].map(() => withdraw({ case_uuid: body.case_uuid, ...proof })),
      );
      expect(answered).toEqual(Array(3).fill({ status: 200, state: 'asked' }));
      expect([await contacts(), await stateOf(id), await listed()]).toEqual([[], 'reviewed', true]);
      expect([await waiting(), await asked()]).toMatchObject([{ count: 1, urgent: true }, 1]);
      const [row] = await rows();
      expect([row?.contact_id, row?.version]).toEqual([null, 3]);
      const trail = await server.store.read
        .selectFrom('audit')
        .select(['user_id', 'after'])
        .where('user_id', 'is', null)
        .where('action', '=', 'update')
        .execute();
      expect(trail).toEqual([
        { user_id: null, after: { withdrawal_asked_at: '2026-03-15T20:00:00.000Z', contact_id: null } },
      ]);
    });

    it('are granted by withdrawing it', async () => {
      const { id, proof } = await reviewed();
      await withdraw(proof);
      expect(await patch(id, { review_state: 'withdrawn' })).toEqual([200, undefined]);
      expect([await stateOf(id), await listed(), await waiting()]).toEqual([
        'withdrawn',
        false,
        { count: 0, urgent: false },
      ]);
      expect(await withdraw(proof)).toEqual({ status: 200, state: 'withdrawn' });
    });

    it('are refused with a reason, which is in the trail; the wish may be repeated', async () => {
      const { id, proof } = await reviewed();
      await withdraw(proof);
      expect(await patch(id, { withdrawal_asked_at: null })).toEqual([400, 'case_reason']);
      const reason = 'Foyer confirmé';
      expect(await patch(id, { withdrawal_asked_at: null, reason })).toEqual([200, undefined]);
      expect([await stateOf(id), await asked()]).toEqual(['reviewed', 0]);
      expect(await text(`a/audit/?kind=case&id=${id}`, EDITOR)).toContain(reason);
      expect(await withdraw(proof)).toEqual({ status: 200, state: 'asked' });
    });

    it('show the state of the wish to the holder of the code, and change nothing', async () => {
      const { id, body, proof } = await reviewed();
      const stand = () => post('cw/pcase/withdrawal/', proof);
      expect(await stand()).toEqual({ status: 200, state: 'kept' });
      await withdraw(proof);
      const [before] = await rows();
      expect([await stand(), await stand()]).toEqual(Array(2).fill({ status: 200, state: 'asked' }));
      expect((await rows())[0]).toEqual(before);
      await patch(id, { withdrawal_asked_at: null, reason: 'Foyer confirmé' });
      expect(await stand()).toEqual({ status: 200, state: 'kept' });
      await withdraw(proof);
      await patch(id, { review_state: 'withdrawn' });
      expect(await stand()).toEqual({ status: 200, state: 'withdrawn' });
      const other = { receipt_code: newReceiptCode() };
      expect(await post('cw/pcase/withdrawal/', other)).toMatchObject({
        status: 404,
        code: 'receipt_code_unknown',
      });
      const wrong = { receipt_code: misread(body.receipt_code) };
      expect((await post('cw/pcase/withdrawal/', wrong)).status).toBe(400);
      expect((await post('cw/pcase/withdrawal/', { case_uuid: body.case_uuid })).status).toBe(400);
    });

    it('withdraw at once what an editor has set back to unread', async () => {
      const { id, proof } = await reviewed();
      await withdraw(proof);
      await patch(id, { review_state: 'to_review' });
      expect(await withdraw(proof)).toEqual({ status: 200, state: 'withdrawn' });
      expect([await stateOf(id), await asked()]).toEqual(['withdrawn', 0]);
    });
  });

  it('find a case for the editors of its country, corrections after what they correct', async () => {
    const body = coded();
    const { id } = await send(body);
    await send(correctionOf(body, { age: 31 }));
    const far = coded({ case_location_id: VITI_LEVU });
    await send(far);
    expect(await find(body.receipt_code)).toEqual({ status: 200, id });
    expect(await find(far.receipt_code)).toMatchObject({ status: 404, code: 'receipt_code_unknown' });
    expect((await find(far.receipt_code, 'admin')).status).toBe(200);
    expect((await find(body.receipt_code, 'gis_editor')).status).toBe(403);
    expect(await find(misread(body.receipt_code))).toMatchObject({ status: 400 });
  });

  it('that are wrong may be tried ten times an hour from one address; correct ones cost no attempt', async () => {
    const body = coded();
    const { id } = await send(body);
    for (let i = 0; i < 10; i += 1) {
      expect(await find(body.receipt_code)).toEqual({ status: 200, id });
      const way = i % 2 ? find(newReceiptCode()) : withdraw({ receipt_code: newReceiptCode() });
      expect((await way).status).toBe(404);
    }
    expect((await find(body.receipt_code)).status).toBe(429);
    expect((await withdraw({ receipt_code: body.receipt_code })).status).toBe(429);
    server.clock.pass(3601);
    expect((await find(body.receipt_code)).status).toBe(200);
  });

  describe('of the same meal', () => {
    it('are not needed on one device, for the 30 days that its mark is kept', async () => {
      const device_mark = crypto.randomUUID();
      const first = coded({ device_mark });
      const guest = coded({ same_meal_as: first.case_uuid, device_mark: device_mark.toUpperCase() });
      // In either order of arrival.
      await send(guest);
      const { id } = await send(first);
      expect((await meals()).map(([named]) => named)).toEqual([String(id), null]);
      server.clock.pass(31 * DAY);
      await keepCases(server.deps);
      const { rows: marks } = await sql`select 1 from report_proof where device_hmac is not null`.execute(
        server.store.read,
      );
      expect(marks).toEqual([]);
      await send(report({ same_meal_as: first.case_uuid, device_mark }));
      expect((await meals())[2]).toEqual([null, null]);
    });

    it('are wrong: the link counts nowhere and is proposed to an editor, who may make it', async () => {
      const first = fullReport();
      const low = (await send(coded({ ...first }))).id;
      // Nothing else suggests it: another island and another week.
      const far = report({
        same_meal_as: first.case_uuid,
        case_location_id: 92,
        case_eventtime: '2026-02-01',
      });
      const high = (await send({ ...far, same_meal_code: newReceiptCode() })).id;
      expect(await meals()).toEqual([
        [null, null],
        [null, null],
      ]);
      const pairs = await server.get('cw/pair/?list=proposed', { as: EDITOR });
      expect(pairs.json()).toMatchObject({ proposed: 1, results: [{ low, high, kind: 'meal' }] });
      expect(JSON.stringify(pairs.json().results[0].evidence)).toContain('"said"');
    });
  });
});
