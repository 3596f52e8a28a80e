import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { CaseRows } from '@ciguawatch/shared/api/schemas/case-list';
import type { CaseFlags } from '@ciguawatch/shared/api/schemas/desk/flags';
import { sql } from 'kysely';
import { CHANNEL } from '../../src/db/notices';
import { byHand } from '../support/by-hand';
import { EventReader } from '../support/event-reader';
import { engines } from '../support/test-store';
import { setUpCases } from './case-setup';
import { coded, guestOf, TAHITI } from './samples';

const AS = { as: 'cases_editor' };
const FULL = { sympt_dysesthesia: '2', sympt_diarrhea: '1' } as const;
const PART = { sympt_vomitting: '2', sympt_asthenia: '1' } as const;
const GROUPER = 1;

describe.each(engines)('what follows from a change of a case, on %s', (engine) => {
  const on = setUpCases(engine);
  const full = async (id: number) =>
    (await on.server.get(`cw/casesingle/${id}/`, { as: 'admin' })).json<CaseFull>();
  const classOf = async (id: number) => {
    const { case_class, class_reasons } = await full(id);
    return `${case_class}: ${class_reasons.join(' ')}`;
  };
  const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);
  const found = async (query: string) =>
    sorted((await on.server.get(`cw/case/?${query}`, AS)).json<CaseRows>().results.map(({ id }) => id));
  const patch = (id: number, body: object) => on.server.change('PATCH', `cw/case/${id}/`, { ...AS, body });

  describe('the filter by flag', () => {
    it('finds one flag, any and none, in list, count and saved views', async () => {
      const fever = await on.send({ sympt_tinglings: '2', sympt_fever: true });
      const silent = await on.send();
      const quiet = await on.send({ sympt_tinglings: '2' });
      expect(await found('flags=fever')).toEqual([fever]);
      expect(await found('flags=fever,nothing_answered')).toEqual(sorted([fever, silent]));
      expect(await found('flags=any')).toEqual(sorted([fever, silent]));
      expect(await found('flags=none')).toEqual([quiet]);
      expect(await found('flags=none,fever')).toEqual(sorted([fever, quiet]));
      const count = (await on.server.get('cw/case/count/?by=class&of=all&flags=any', AS)).json();
      expect(count.found).toBe(2);
      expect((await on.server.get('cw/case/?flags=unheard_of', AS)).json().fields).toEqual({
        flags: 'unknown_choice',
      });
    });

    it('follows an edit of any answer, a look at the flag and the directory', async () => {
      const id = await on.send({ sympt_tinglings: '2', specie_id: GROUPER });
      expect(await found('flags=any')).toEqual([]);
      await patch(id, { med_seen: 'yes', med_date: '2020-01-01' });
      expect(await found('flags=seen_before_meal')).toEqual([id]);
      const [flag] = (await on.server.get(`cw/case/${id}/flags/`, AS)).json<CaseFlags>().flags;
      const look = (right: boolean) =>
        on.server.post(`cw/case/${id}/flags/`, { flag: flag?.flag, facts: flag?.facts, right }, AS);
      expect((await look(true)).statusCode).toBe(200);
      expect(await found('flags=any')).toEqual([]);
      await look(false);
      expect(await found('flags=any')).toEqual([id]);
      await patch(id, { med_date: null });
      const family = (to: string) =>
        byHand(on.server.store).updateTable('specie').set({ family: to }).where('id', '=', GROUPER).execute();
      const { family: before } = await on.server.store.read
        .selectFrom('specie')
        .select('family')
        .where('id', '=', GROUPER)
        .executeTakeFirstOrThrow();
      await family('Tetraodontidae');
      expect(await found('flags=puffer_or_shellfish_toxin_like')).toEqual([id]);
      await family(before ?? '');
      expect(await found('flags=any')).toEqual([]);
    });

    it('reads the day of a report in the zone of its place, as the drawer does', async () => {
      // 20 o'clock in UTC on 15 March is 10 o'clock in Tahiti; a meal of 15 March 2025 is 365 days before.
      const id = await on.send({
        sympt_tinglings: '2',
        case_location_id: TAHITI,
        case_eventtime: '2025-03-14T12:00',
      });
      const drawer = async () =>
        (await on.server.get(`cw/case/${id}/flags/`, AS)).json<CaseFlags>().flags.map(({ flag }) => flag);
      expect(await drawer()).toEqual(['told_late']);
      expect(await found('flags=told_late')).toEqual([id]);
      const zone = (to: string | null) =>
        byHand(on.server.store)
          .updateTable('location')
          .set({ timezone: to })
          .where('id', '=', TAHITI)
          .execute();
      await byHand(on.server.store)
        .updateTable('case_report')
        .set({ created_at: new Date('2026-03-15T09:00:00Z'), age: 30 })
        .where('id', '=', id)
        .execute();
      expect(await found('flags=told_late')).toEqual([]);
      await zone('Pacific/Auckland');
      expect(await found('flags=told_late')).toEqual([id]);
      await zone(null);
      expect(await found('flags=told_late')).toEqual([]);
    });
  });

  describe('an earlier classed case of the species', () => {
    /** A species of which no evidence is known. */
    beforeEach(() =>
      byHand(on.server.store)
        .updateTable('specie')
        .set({ implicated: false })
        .where('id', '=', GROUPER)
        .execute(),
    );
    afterEach(() =>
      byHand(on.server.store)
        .updateTable('specie')
        .set({ implicated: true })
        .where('id', '=', GROUPER)
        .execute(),
    );
    const fish = (day: string, more: object = {}) =>
      coded({ ...FULL, specie_id: GROUPER, case_eventtime: `2026-03-${day}T12:00`, ...more } as never);
    const store = async (body: object) =>
      (await on.server.post('cw/pcase/create/', body)).json<{ id: number }>().id;

    it('implicates the fish of later ones, follows its own links, and does not stand on itself', async () => {
      const before = await store(fish('01'));
      const host = fish('05');
      const root = await store(host);
      const later = await store(fish('09'));
      const latest = await store(fish('10'));
      const alone = 'suspected: cold_burns gut product_not_known_for_it';
      for (const id of [before, root, later, latest]) expect(await classOf(id)).toBe(alone);
      const guest = await store(guestOf(host, { ...FULL } as never));
      expect(await classOf(root)).toBe('probable: cold_burns gut meal_mates');
      expect(await classOf(before)).toBe(alone);
      for (const id of [later, latest])
        expect(await classOf(id)).toBe('probable: cold_burns gut earlier_case');
      // Without its link, nothing is left of it: the two later ones do not hold each other up.
      await patch(guest, { match_event: null });
      for (const id of [root, later, latest]) expect(await classOf(id)).toBe(alone);
    });

    it('counts no more when it is rejected or names another fish', async () => {
      const host = fish('05');
      const root = await store(host);
      const guest = await store(guestOf(host, { ...FULL } as never));
      const later = await store(fish('09'));
      expect(await classOf(later)).toBe('probable: cold_burns gut earlier_case');
      await byHand(on.server.store)
        .updateTable('case_report')
        .set({ specie_id: null })
        .where('id', 'in', [root, guest])
        .execute();
      expect(await classOf(later)).toBe('suspected: cold_burns gut product_not_known_for_it');
    });
  });

  it('a class that another case of the meal changes is told to open streams; that of a lone report is not', async () => {
    const host = coded({ ...PART, case_location_id: TAHITI } as never);
    const first = (await on.server.post('cw/pcase/create/', host)).json<{ id: number }>().id;
    const reader = await EventReader.open(on.server, 'cases_editor');
    await reader.next();
    await on.server.store.tx((trx) => sql`select pg_notify(${CHANNEL}, 'coverage 4')`.execute(trx));
    let heard = await reader.changes();
    while (heard && !heard.includes('coverage 4')) heard = await reader.changes();
    await on.server.post('cw/pcase/create/', coded({ ...FULL } as never));
    expect(await reader.changes()).toEqual(['arrival 4']);
    await on.server.post('cw/pcase/create/', guestOf(host, { ...FULL } as never));
    expect((await reader.changes())?.sort()).toEqual(['arrival 4', 'case 4']);
    expect(await classOf(first)).toBe('suspected: gut meal_mates few_signs');
    reader.leave();
  });
});
