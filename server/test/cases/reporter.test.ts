import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { keepCases } from '../../src/features/cases/housekeeping';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { coded, correctionOf, emptyCases, guestOf } from './samples';

type Coded = ReturnType<typeof coded>;

/** Withdrawn, corrected and same-meal reports, from one device or two, in any order. */
describe.each(engines)('what a reporter says of sent reports on %s', (engine) => {
  let server: TestServer;
  let address = 0;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    address += 1;
    server.clock.set('2026-03-15T20:00:00Z');
    await emptyCases(server.store);
  });

  const from = () => ({ remoteAddress: `10.0.2.${address}` });
  const send = async (body: object) => {
    const response = await server.post('cw/pcase/create/', body, from());
    return { status: response.statusCode, id: response.json<{ id: number }>().id };
  };
  const contact = async (case_uuid: string) =>
    (await server.post('cw/contact/', { case_uuid, cont_name: 'Teva' }, from())).json<{ id: number }>().id;
  const withdraw = async ({ case_uuid, receipt_code }: Pick<Coded, 'case_uuid' | 'receipt_code'>) => {
    const response = await server.post('cw/pcase/withdraw/', { case_uuid, receipt_code }, from());
    return [response.statusCode, response.json()];
  };
  const done = [200, { state: 'withdrawn' }];
  const rows = () => server.store.read.selectFrom('case_report').selectAll().orderBy('id').execute();
  const states = async () => (await rows()).map((row) => row.review_state);
  const contacts = () => server.store.read.selectFrom('contact').selectAll().execute();
  const trail = () =>
    server.store.read
      .selectFrom('audit')
      .select(['object_id', 'action', 'user_id', 'before', 'after'])
      .where('action', '!=', 'add')
      .orderBy('id')
      .execute();
  const shown = async () => {
    const list = (await server.get('cw/caselist/?chunk=0')).json<unknown[][]>();
    return new Map(list.map((row) => [row[0] as number, row[PUBLIC_COLUMNS.indexOf('meal_group')]]));
  };

  describe('withdrawn', () => {
    it('it no longer counts, its contact is erased and the trail says so, once', async () => {
      const body = coded();
      const contact_id = await contact(body.case_uuid);
      const { id } = await send({ ...body, contact_id });
      const kept = await send(coded());
      const responses = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          withdraw(n % 2 ? body : { ...body, case_uuid: body.case_uuid.toUpperCase() }),
        ),
      );
      expect(responses).toEqual(Array(6).fill(done));
      expect(await withdraw(body)).toEqual(done);
      expect((await rows())[0]).toMatchObject({ review_state: 'withdrawn', contact_id: null, version: 2 });
      expect(await contacts()).toEqual([]);
      expect([...(await shown()).keys()]).toEqual([kept.id]);
      expect(await trail()).toEqual([
        {
          object_id: String(id),
          action: 'withdraw',
          user_id: null,
          before: { review_state: 'new' },
          after: { review_state: 'withdrawn' },
        },
      ]);
      const gone = await server.get('a/check/case/?after=2026-03-14T00:00:00Z&del=true');
      expect(gone.json()).toEqual([id]);
    });

    it('before it arrives, it is stored as withdrawn under its number, without a contact', async () => {
      const body = coded();
      const early = await contact(body.case_uuid);
      expect(await withdraw(body)).toEqual(done);
      expect(await contacts()).toEqual([]);
      const contact_id = await contact(body.case_uuid);
      expect(contact_id).not.toBe(early);
      expect(await contacts()).toMatchObject([{ cont_name: null }]);
      const { status, id } = await send({ ...body, contact_id });
      expect(status).toBe(201);
      expect(await send({ ...body, contact_id })).toEqual({ status: 201, id });
      expect(await rows()).toMatchObject([{ id, review_state: 'withdrawn', contact_id: null }]);
      expect(await contacts()).toEqual([]);
      expect((await shown()).size).toBe(0);
    });

    it('while it arrives, it ends withdrawn, whichever is first', async () => {
      for (let i = 0; i < 4; i++) {
        const body = coded();
        const contact_id = await contact(body.case_uuid);
        const calls = [() => send({ ...body, contact_id }), () => withdraw(body)];
        await Promise.all((i % 2 ? calls : calls.reverse()).map((call) => call()));
      }
      expect(await states()).toEqual(Array(4).fill('withdrawn'));
      expect(await contacts()).toEqual([]);
    });

    it('withdraws its corrections too, also later ones; a correction is withdrawn alone', async () => {
      const body = coded({ age: 30 });
      const second = correctionOf(body, { age: 31 });
      const third = correctionOf(second, { age: 32 });
      for (const one of [body, second, third]) await send(one);
      await withdraw(third);
      expect(await states()).toEqual(['new', 'to_review', 'withdrawn']);
      await withdraw(body);
      await send(correctionOf(third, { age: 33 }));
      await send(correctionOf(second, { age: 34 }));
      expect(await states()).toEqual(Array(5).fill('withdrawn'));
    });

    it('lets another person’s duplicate count instead', async () => {
      const body = coded();
      const first = await send(body);
      const others = [await send(coded()), await send(coded())];
      for (const { id } of others)
        await server.change('PATCH', `cw/case/${id}/`, {
          as: 'cases_editor',
          body: { duplicate_of: first.id },
        });
      await withdraw(body);
      const [heir, next] = others.map(({ id }) => id);
      expect([...(await shown()).keys()]).toEqual([heir]);
      expect((await rows()).map((row) => row.duplicate_of)).toEqual([null, null, heir]);
      expect(next).toBe(3);
    });

    it('is visible to an editor: the label, the trail, and a change based on the version before is refused', async () => {
      const body = coded();
      const { id } = await send(body);
      await withdraw(body);
      const full = await server.get(`cw/casesingle/${id}/`, { as: 'cases_editor' });
      expect(full.json()).toMatchObject({ review_state: 'withdrawn', contact_id: null });
      const late = await server.change('PATCH', `cw/case/${id}/`, {
        as: 'cases_editor',
        body: { review_state: 'reviewed' },
        headers: { 'if-match': '"1"' },
      });
      expect(late.statusCode).toBe(409);
    });

    it('is limited by address, without counting repeats', async () => {
      const first = coded();
      expect(await withdraw(first)).toEqual(done);
      for (let i = 0; i < 59; i++) expect(await withdraw(coded())).toEqual(done);
      expect((await withdraw(coded()))[0]).toBe(429);
      expect(await withdraw(first)).toEqual(done);
      server.clock.pass(601);
      expect(await withdraw(coded())).toEqual(done);
      const bad = await server.post('cw/pcase/withdraw/', { case_uuid: 'x' }, from());
      expect([bad.statusCode, bad.json().fields]).toEqual([400, { case_uuid: 'pattern' }]);
    });

    it('is remembered for as long as a phone may keep a copy', async () => {
      const [early, late] = [coded(), coded()];
      await withdraw(early);
      server.clock.pass(399 * 86_400);
      await withdraw(late);
      await keepCases(server.deps);
      server.clock.pass(2 * 86_400);
      await keepCases(server.deps);
      await send(early);
      await send(late);
      // Not withdrawn: its withdrawal is forgotten. A meal of a year ago is read first where nobody observes.
      expect(await states()).toEqual(['to_review', 'withdrawn']);
    });
  });

  describe('of the same meal', () => {
    it('are one meal, in whatever order they arrive', async () => {
      const first = coded();
      const guests = [guestOf(first), guestOf(first)];
      await send(guests[0] as object);
      expect([...(await shown()).values()]).toEqual([null]);
      const { id } = await send(first);
      await send({ ...guests[1], same_meal_as: first.case_uuid.toUpperCase() });
      const meals = [...(await shown()).values()];
      expect(meals).toEqual(Array(3).fill(expect.any(Number)));
      expect(new Set(meals).size).toBe(1);
      expect((await rows()).map((row) => [row.match_event, row.version])).toEqual([
        [String(id), 2],
        [null, 1],
        [String(id), 1],
      ]);
      expect(await trail()).toMatchObject([
        { object_id: '1', action: 'update', user_id: null, after: { match_event: String(id) } },
      ]);
      expect(await send(first)).toEqual({ status: 201, id });
      expect((await trail()).length).toBe(1);
    });

    it('are one meal when they arrive at once, from two devices that name each other too', async () => {
      for (let i = 0; i < 3; i++) {
        const first = coded();
        const second = guestOf(first);
        const third = guestOf(second);
        await Promise.all([third, first, second, { ...first }].map(send));
      }
      const [a, b] = [coded(), coded()];
      await Promise.all([
        send({ ...a, same_meal_as: b.case_uuid, same_meal_code: b.receipt_code }),
        send({ ...b, same_meal_as: a.case_uuid, same_meal_code: a.receipt_code }),
      ]);
      const meals = [...(await shown()).values()];
      expect(meals).toHaveLength(11);
      expect(meals).not.toContain(null);
      expect(new Set(meals).size).toBe(4);
    });

    it('one that an editor linked meanwhile stays as it is', async () => {
      const first = coded();
      const guest = await send(guestOf(first));
      const other = await send(coded());
      const body = { match_event: String(other.id) };
      await server.change('PATCH', `cw/case/${guest.id}/`, { as: 'cases_editor', body });
      await send(first);
      expect((await rows())[0]?.match_event).toBe(String(other.id));
    });

    it('a meal that an editor named in words is taken over by a correction', async () => {
      const first = coded();
      const { id } = await send(first);
      const body = { match_event: 'Mariage' };
      await server.change('PATCH', `cw/case/${id}/`, { as: 'cases_editor', body });
      expect((await send(correctionOf(first, { age: 31 }))).status).toBe(201);
      expect((await rows()).map((row) => row.match_event)).toEqual(['Mariage', 'Mariage']);
    });

    it('a correction replaces what it corrects, at the same meal', async () => {
      const first = coded();
      const better = correctionOf(first);
      const { id } = await send(first);
      await send(better);
      const guest = await send(guestOf(better));
      const again = await send(correctionOf(first, { age: 3 }));
      const found = await rows();
      const meal = (one: number) => found.find((row) => row.id === one)?.match_event;
      expect([meal(guest.id), meal(again.id)]).toEqual([String(id), String(id)]);
      expect([...(await shown()).keys()]).toEqual([id, guest.id]);
    });

    it('an unread correction that came before its original joined a meal joins it too', async () => {
      const first = coded();
      const { id } = await send(first);
      const better = await send(correctionOf(first, { age: 31 }));
      const read = await send(correctionOf(first, { age: 32 }));
      await server.change('PATCH', `cw/case/${read.id}/`, {
        as: 'cases_editor',
        body: { review_state: 'rejected', reason: 'Essai' },
      });
      // The correction arrived before the first report of the meal.
      const late = coded();
      const guest = guestOf(late);
      const guestId = (await send(guest)).id;
      const guestBetter = await send(correctionOf(guest, { age: 33 }));
      expect((await rows()).map((row) => row.meal_group)).toEqual(Array(5).fill(null));

      await send(guestOf(first));
      const lateId = (await send(late)).id;
      const found = new Map((await rows()).map((row) => [row.id, row]));
      expect(found.get(better.id)).toMatchObject({ match_event: String(id), version: 2 });
      expect(found.get(read.id)?.match_event).toBeNull();
      expect(found.get(guestId)?.match_event).toBe(String(lateId));
      expect(found.get(guestBetter.id)?.match_event).toBe(String(guestId));
      const groups = (...ids: number[]) => new Set(ids.map((one) => found.get(one)?.meal_group));
      expect(groups(id, better.id)).toEqual(new Set([found.get(id)?.meal_group]));
      expect(groups(lateId, guestId, guestBetter.id)).toEqual(new Set([found.get(lateId)?.meal_group]));
      expect(groups(id, lateId).size).toBe(2);
      expect([found.get(id)?.meal_group, found.get(lateId)?.meal_group]).not.toContain(null);
      expect((await trail()).filter((one) => one.object_id === String(better.id))).toMatchObject([
        {
          action: 'update',
          user_id: null,
          before: { match_event: null },
          after: { match_event: String(id) },
        },
      ]);
    });

    it('naming itself or nothing that ever comes is no link', async () => {
      const body = coded();
      await send({ ...body, same_meal_as: body.case_uuid, corrects: body.case_uuid });
      await send(guestOf(coded()));
      expect((await rows()).map((row) => [row.match_event, row.meal_group])).toEqual([
        [null, null],
        [null, null],
      ]);
    });
  });
});
