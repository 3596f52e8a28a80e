import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { CaseRows } from '@ciguawatch/shared/api/schemas/case-list';
import { CLASS_RULE } from '@ciguawatch/shared/domain/case-class/classes';
import { sql } from 'kysely';
import { raiseClassRule } from '../../src/features/cases/class/raise-rule';
import { Places } from '../../src/features/cases/places';
import { readReceiptStatus } from '../../src/features/cases/sent/read-receipt-status';
import { byHand } from '../support/by-hand';
import { engines } from '../support/test-store';
import { setUpDecisions } from './decisions/decision-setup';
import { coded, guestOf, TAHITI } from './samples';

/** Cold that burns, and the gut: the whole definition. */
const FULL = { sympt_dysesthesia: '2', sympt_diarrhea: '1' } as const;
/** Signs of the gut and of tiredness, which many illnesses share. */
const PART = { sympt_vomitting: '2', sympt_asthenia: '1' } as const;
/** Cephalopholis argus, in which toxins were measured. */
const GROUPER = 1;

describe.each(engines)('the class of a case on %s', (engine) => {
  const on = setUpDecisions(engine);
  const { send, batch, review, latest, undo } = on;
  const full = async (id: number) =>
    (await on.server.get(`cw/casesingle/${id}/`, { as: 'admin' })).json<CaseFull>();
  const classOf = async (id: number) => {
    const { case_class, class_reasons, class_version } = await full(id);
    return `${case_class} ${class_version}: ${class_reasons.join(' ')}`;
  };
  const patch = (id: number, body: object) =>
    on.server.change('PATCH', `cw/case/${id}/`, { as: 'cases_editor', body });
  const list = async (query: string) =>
    (await on.server.get(`cw/case/?${query}`, { as: 'admin' })).json<CaseRows>().results.map(({ id }) => id);
  const shown = async () =>
    (await on.server.get('a/check/case/?after=1970-01-01')).json<number[]>().sort((a, b) => a - b);

  it('comes with the report, alone or in a batch of reports, and a report without answers is not judged', async () => {
    const known = await send({ ...FULL, specie_id: GROUPER });
    const unnamed = await send(FULL);
    const nothing = await send();
    const [batched] = await Promise.all([
      on.server.post('cw/pcase/create/', coded({ ...FULL, phenotype_id: 1 } as never)),
      on.server.post('cw/pcase/create/', coded()),
    ]);
    expect(await classOf(known)).toBe('probable 2: cold_burns gut known_product');
    expect(await classOf(unnamed)).toBe('suspected 2: cold_burns gut product_unknown');
    expect(await classOf(nothing)).toBe('unclassified 2: unanswered');
    expect(await classOf(batched.json<{ id: number }>().id)).toBe('probable 2: cold_burns gut known_product');
    expect(await list('case_class=probable,unclassified')).toHaveLength(4);
    expect(await list('case_class=suspected')).toEqual([unnamed]);
  });

  it('follows an edit in the answer of the edit, and moves neither version nor time of change', async () => {
    const id = await send(PART);
    expect(await classOf(id)).toBe('not_fitting 2: gut few_signs_no_link');
    const changed = (await patch(id, { sympt_dysesthesia: 'Y', specie_id: GROUPER })).json<CaseFull>();
    expect(changed).toMatchObject({ version: 2, case_class: 'probable' });
    expect(await full(id)).toEqual(changed);
    expect((await patch(id, changed)).json()).toEqual(changed);
  });

  it('of the others of a meal follows a link, a review and a discarded neighbour', async () => {
    const host = coded({ ...FULL, case_location_id: TAHITI } as never);
    const first = (await on.server.post('cw/pcase/create/', host)).json<{ id: number }>().id;
    const guest = (await on.server.post('cw/pcase/create/', guestOf(host, PART as never))).json<{
      id: number;
    }>().id;
    const linked = 'suspected 2: gut meal_mates few_signs';
    const alone = 'not_fitting 2: gut few_signs_no_link';
    const before = await full(guest);
    expect(await classOf(guest)).toBe(linked);
    await batch(review('rejected'), [first]);
    expect(await classOf(guest)).toBe(alone);
    await undo((await latest()).id);
    expect(await full(guest)).toEqual(before);
    await patch(first, { discarded: 'histamine', reason: 'Thon, rougeurs' });
    expect(await classOf(guest)).toBe(alone);
    await undo((await latest()).id);
    const { meal_group } = await on.server.store.read
      .selectFrom('case_report')
      .select('meal_group')
      .where('id', '=', guest)
      .executeTakeFirstOrThrow();
    expect(meal_group).not.toBeNull();
    await patch(guest, { match_event: null });
    expect(await classOf(guest)).toBe(alone);
  });

  it('is discarded by a person with a reason, leaves the public rows, and comes back with the undo', async () => {
    const id = await send({ ...FULL, specie_id: GROUPER });
    const other = await send(FULL);
    const body = { discarded: 'histamine' };
    const refused = await patch(id, body);
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { fields: { reason: 'required' } }]);
    const done = await patch(id, { ...body, reason: 'Thon mal gardé' });
    expect(done.json()).toMatchObject({
      ...{ case_class: 'discarded', discarded: 'histamine', version: 2 },
      class_reasons: ['cold_burns', 'gut', 'known_product'],
    });
    expect(await shown()).toEqual([other]);
    expect(await list('case_class=discarded')).toEqual([id]);
    expect(await list('counting=discarded&discarded=histamine')).toEqual([id]);
    const decision = await latest();
    expect(decision).toMatchObject({
      kind: 'discard',
      target: 'histamine',
      reason: 'Thon mal gardé',
      cases: [id],
    });
    expect(await undo(decision.id)).toMatchObject({ done: [{ id, version: 3 }] });
    expect(await classOf(id)).toBe('probable 2: cold_burns gut known_product');
    expect(await shown()).toEqual([id, other].sort((a, b) => a - b));
    await patch(id, { discarded: 'other', reason: 'x' });
    expect((await patch(id, { discarded: null })).statusCode).toBe(400);
    await patch(id, { discarded: null, reason: 'Analyse refaite' });
    expect(await latest()).toMatchObject({ kind: 'discard', target: null });
    expect(await classOf(id)).toBe('probable 2: cold_burns gut known_product');
  });

  it('discarded is told to the holder of its receipt, as a rejected report is', async () => {
    const sent = coded(FULL as never);
    const id = (await on.server.post('cw/pcase/create/', sent)).json<{ id: number }>().id;
    const { store } = on.server;
    const stand = async () =>
      (
        await readReceiptStatus(
          { store, secret: on.server.deps.secret },
          new Places(store),
          sent.receipt_code,
        )
      ).outcome;
    expect(await stand()).toBe('received');
    await patch(id, { discarded: 'gastroenteritis', reason: 'Tout le village' });
    expect(await stand()).toBe('left_out');
  });

  it('discarded counts for the rule of outbreaks as before, and in no other figure of home', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 12; n += 1) ids.push(await send(FULL));
    const home = async () => (await on.server.get('cw/summary/?country=4')).json();
    const before = await home();
    for (const id of ids.slice(3)) await patch(id, { discarded: 'allergy', reason: 'Urticaire' });
    const after = await home();
    expect([before.cases, after.cases]).toEqual([12, 3]);
    expect(after.outbreaks).toEqual(before.outbreaks);
    expect(before.outbreaks).toHaveLength(1);
  });

  it('follows the directory, and a raised version of the rule classes what is stored', async () => {
    const id = await send({ ...FULL, specie_id: GROUPER });
    const implicate = (implicated: boolean) =>
      on.server.store.tx((trx) =>
        trx.updateTable('specie').set({ implicated }).where('id', '=', GROUPER).execute(),
      );
    await implicate(false);
    expect(await classOf(id)).toBe('suspected 2: cold_burns gut product_not_known_for_it');
    await implicate(true);
    await sql`update case_report set class_version = 0, case_class = 'unclassified', class_reasons = '{}'`.execute(
      byHand(on.server.store),
    );
    const { changed_at } = await full(id);
    expect(await raiseClassRule(on.server.store)).toBe(1);
    expect(await raiseClassRule(on.server.store)).toBe(0);
    expect(await full(id)).toMatchObject({ case_class: 'probable', class_version: CLASS_RULE, changed_at });
  });
});
