import type { Decision, DecisionPage } from '@ciguawatch/shared/api/schemas/desk/decision';
import { purgeDecisions } from '../../../src/features/decisions/purge';
import { engines } from '../../support/test-store';
import { setUpAlerts } from '../alerts/alert-setup';
import { EDITOR, setUpPairs } from '../pairs/pair-setup';

type Server = ReturnType<typeof setUpPairs>['server'];
const latest = async (server: Server) =>
  (await server.get('cw/decision/', { as: EDITOR })).json<DecisionPage>().results[0] as Decision;
const undo = async (server: Server, id: string) =>
  (await server.post(`cw/decision/${id}/undo/`, {}, { as: EDITOR })).json();

describe.each(engines)('the log of decisions on %s', (engine) => {
  const on = setUpPairs(engine);
  const { meal, patient, only, list, decide, patch, caseOf } = on;

  it('holds those on pairs, and brings the pair back though the two look less alike by then', async () => {
    const [low = 0, high = 0] = await patient();
    const pair = await only();
    await decide(pair, { decision: 'same_patient', kept: low });
    const decision = await latest(on.server);
    expect(decision).toMatchObject({
      ...{ kind: 'pair', target: 'same_patient', count: 1, object: pair.id, cases: [low, high] },
      island: null,
    });
    await patch(high, { age: 71, gender: 'M', case_eventtime: '2026-02-01T12:00' });
    expect(await undo(on.server, decision.id)).toMatchObject({ done: [{ id: pair.id }], left: [] });
    expect((await caseOf(high)).duplicate_of).toBeNull();
    // Both are compared again, and again after any later change.
    for (const age of [72, 73]) {
      expect(await list()).toMatchObject({ proposed: 1, waiting: 0 });
      await patch(high, { age });
    }
    expect(await latest(on.server)).toMatchObject({ undone: 1, undone_at: expect.any(String) });
  });

  it('says when a pair was taken back on its own page, and when a link changed since', async () => {
    const [low = 0, high = 0] = await meal();
    await decide(await only(), { decision: 'same_meal' });
    await on.undo((await list('accepted')).results[0]!);
    const first = await latest(on.server);
    expect(first).toMatchObject({ undone_at: expect.any(String) });
    expect(await undo(on.server, first.id)).toMatchObject({ code: 'decision_undone' });
    await decide(await only(), { decision: 'same_meal' });
    const second = await latest(on.server);
    await patch(high, { match_event: 'Fête du village' });
    expect(await undo(on.server, second.id)).toMatchObject({ done: [], left: [{ why: 'conflict' }] });
    expect((await caseOf(high)).match_event).toBe('Fête du village');
    expect((await list('accepted')).results).toMatchObject([{ low, high }]);
  });

  it('forgets decisions after 30 days', async () => {
    await patient();
    await decide(await only(), { decision: 'unrelated' });
    on.server.clock.pass(31 * 86_400);
    await purgeDecisions(on.server.store, on.server.clock.now());
    expect(await on.server.store.read.selectFrom('decision_item').selectAll().execute()).toEqual([]);
  });
});

describe.each(engines)('a decided alert on %s', (engine) => {
  const { on, send, look, list, decide } = setUpAlerts(engine, '2026-03-15T20:00:00Z');
  const alert = async () => (await list()).results[0];

  it('is open again once the decision is undone, with the note of before', async () => {
    await send(6);
    await look();
    const open = await alert();
    await decide({ state: 'verified', note: 'Hina was called.' });
    const first = await latest(on.server);
    expect(first).toMatchObject({ kind: 'alert', target: 'verified', reason: 'Hina was called.', cases: [] });
    const verified = await alert();
    await decide({ state: 'discarded', note: 'Two told twice.' });
    expect(await undo(on.server, first.id)).toMatchObject({
      left: [{ id: 1, why: 'conflict', by: expect.any(String) }],
    });
    expect(await undo(on.server, (await latest(on.server)).id)).toMatchObject({ done: [{ id: 1 }] });
    expect(await alert()).toEqual({ ...verified, version: 4 });
    expect(await undo(on.server, first.id)).toMatchObject({ done: [{ id: 1 }], left: [] });
    expect(await alert()).toEqual({ ...open, version: 5 });
  });
});
