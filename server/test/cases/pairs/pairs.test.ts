import type { PairItem } from '@ciguawatch/shared/api/schemas/pairs';
import { sql } from 'kysely';
import { byHand } from '../../support/by-hand';
import { nextNumbers } from '../../support/numbers';
import { engines } from '../../support/test-store';
import { coded, emptyCases, fullReport, guestOf, NUKU_HIVA, report, TAHITI, VITI_LEVU } from '../samples';
import { EDITOR, setUpPairs } from './pair-setup';

describe.each(engines)('pairs of cases on %s', (engine) => {
  const on = setUpPairs(engine);
  const { table, send, meal, patient, list, only, pairOf, caseOf, decide, undo, patch } = on;

  it('are proposed as one meal or as one patient, with what speaks for it and against it', async () => {
    const [low, high] = await meal();
    const found = await list();
    expect(found).toMatchObject({ proposed: 1, accepted: 0, refused: 0, waiting: 0 });
    expect(found.results[0]).toMatchObject({
      low,
      high,
      kind: 'meal',
      island: TAHITI,
      country: 4,
      later: false,
    });
    const said = new Map(found.results[0]?.evidence.map((one) => [one.field, one]));
    expect(said.get('product')).toMatchObject({ outcome: 'specie_same' });
    expect(said.get('age')?.patient).toBeLessThan(-1);
    await emptyCases(on.server.store);
    await patient();
    expect((await only()).kind).toBe('patient');
  });

  it('put the report received first in front, whatever the numbers', async () => {
    await nextNumbers(on.server.store, 5000);
    const first = await send(fullReport({ profile: '2' }));
    await nextNumbers(on.server.store, 4000);
    const second = await send(fullReport({ profile: '1' }));
    expect(await only()).toMatchObject({ low: first, high: second });
    const pair = await only();
    const full = await pairOf(pair.id);
    expect(full.cases.map(({ id }) => id)).toEqual([5000, 4000]);
    expect((await decide(pair, { decision: 'same_meal' })).statusCode).toBe(200);
    expect([(await caseOf(first)).match_event, (await caseOf(second)).match_event]).toEqual([null, '5000']);
    await emptyCases(on.server.store);
    const host = coded();
    await nextNumbers(on.server.store, 7000);
    const told = await send(host);
    await nextNumbers(on.server.store, 6000);
    // Without the receipt code of the first report, which would link the two at once.
    const guest = await send({ ...guestOf(host), same_meal_code: undefined });
    expect(await only()).toMatchObject({ low: told, high: guest });
  });

  it('are searched on the island, in its sight, and within three days only', async () => {
    const MOOREA = 70;
    const first = { ...table, profile: '2' } as const;
    await send(fullReport(first));
    await send(fullReport({ ...first, case_location_id: NUKU_HIVA, case_geom: null }));
    await send(fullReport({ ...first, case_eventtime: '2026-03-15T19:30' }));
    await send(fullReport({ ...first, case_location_id: VITI_LEVU, case_geom: null }), 'admin');
    expect((await list('proposed', 'admin')).proposed).toBe(0);
    const next = await send(fullReport({ ...first, case_location_id: MOOREA, case_geom: null }));
    expect((await only()).high).toBe(next);
  });

  it('disappear when a case is deleted, rejected, a duplicate, or linked by hand, and return with it', async () => {
    const [low = 0, high = 0] = await meal();
    expect((await list()).proposed).toBe(1);
    await on.server.change('DELETE', `cw/case/${high}/`, { as: EDITOR });
    expect((await list()).proposed).toBe(0);
    await on.server.change('POST', `cw/case/${high}/restore/`, { as: EDITOR });
    expect((await list()).proposed).toBe(1);
    for (const [body, back] of [
      [
        { review_state: 'rejected', reason: 'Essai' },
        { review_state: 'reviewed', reason: 'Vu' },
      ],
      [{ match_event: String(low) }, { match_event: null }],
      [{ duplicate_of: low }, { duplicate_of: null }],
      [{ case_eventtime: '2026-02-01T12:00' }, { case_eventtime: '2026-03-10T19:30' }],
    ]) {
      await patch(high, body as object);
      expect([body, (await list()).proposed]).toEqual([body, 0]);
      await patch(high, back as object);
      expect([back, (await list()).proposed]).toEqual([back, 1]);
    }
    await sql`delete from case_report where id = ${high}`.execute(byHand(on.server.store));
    const rows = await on.server.store.read.selectFrom('case_pair').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('accepted as one meal join the two, count for the larger number, and can be separated again', async () => {
    const [low = 0, high = 0] = await meal();
    const pair = await only();
    expect((await pairOf(pair.id)).effects.meal).toEqual([{ year: 2026, month: 3, before: 8, after: 4 }]);
    const decided = await decide(pair, { decision: 'same_meal' });
    expect(decided.json()).toMatchObject({ decision: 'same_meal', decided_by: expect.any(String) });
    expect((await caseOf(high)).match_event).toBe(String(low));
    const groups = await sql<{ n: string }>`
      select count(distinct meal_group) as n from case_report where meal_group is not null`.execute(
      on.server.store.read,
    );
    expect(Number(groups.rows[0]?.n)).toBe(1);
    expect(await list('accepted')).toMatchObject({ proposed: 0, accepted: 1, results: [{ id: pair.id }] });
    const undone = await undo(decided.json<PairItem>());
    expect(undone.json()).toMatchObject({ decision: null, decided_by: null });
    expect((await caseOf(high)).match_event).toBeNull();
    expect((await list()).proposed).toBe(1);
    const trail = await on.server.get(`a/audit/?kind=case&id=${high}`, { as: EDITOR });
    expect(trail.json<{ after: object }[]>().map(({ after }) => after)).toEqual([
      { match_event: null },
      { match_event: String(low) },
      expect.anything(),
    ]);
  });

  it('join existing meals, whichever report names which', async () => {
    const [low = 0, high = 0] = await meal();
    const other = await send(report({ case_eventtime: '2026-01-10T12:00' }));
    const later = await send(report({ case_eventtime: '2026-01-20T12:00' }));
    await patch(high, { match_event: String(other) });
    await patch(low, { match_event: String(later) });
    const pair = await only();
    expect((await decide(pair, { decision: 'same_meal' })).statusCode).toBe(200);
    const rows = await sql<{ n: string }>`select count(distinct meal_group) as n from case_report`.execute(
      on.server.store.read,
    );
    expect(Number(rows.rows[0]?.n)).toBe(1);
    expect([(await caseOf(high)).match_event, (await caseOf(low)).match_event]).toEqual([
      String(other),
      String(later),
    ]);
  });

  it('report when both name a meal in words that no number can be added to', async () => {
    const [low = 0, high = 0] = await meal();
    await patch(low, { match_event: 'Mariage' });
    await patch(high, { match_event: 'Noces' });
    const response = await decide(await only(), { decision: 'same_meal' });
    expect([response.statusCode, response.json().code]).toEqual([409, 'case_linked']);
    expect((await list()).proposed).toBe(1);
  });

  it('accepted as one patient leave out either report, and its meal goes to the other', async () => {
    const [low = 0, high = 0] = await patient();
    const companion = await send(report({ case_eventtime: '2026-01-10T12:00' }));
    await patch(high, { match_event: String(companion) });
    const pair = await only();
    // The companion, whose meal was in January, counts there together with the kept one.
    expect((await pairOf(pair.id)).effects).toMatchObject({
      keep_low: [{ month: 3, before: 4, after: 0 }],
      keep_high: [{ month: 3, before: 4, after: 0 }],
    });
    const decided = await decide(pair, { decision: 'same_patient', kept: low });
    expect(decided.json()).toMatchObject({ decision: 'same_patient', kept: low });
    expect((await caseOf(high)).duplicate_of).toBe(low);
    // The patient belongs to the meal of the duplicate, without a link of its own.
    expect((await caseOf(low)).match_event).toBeNull();
    expect((await on.server.get(`cw/case/${low}/beside/`, { as: 'cases_editor' })).json()).toMatchObject({
      same_meal: [companion],
    });
    expect((await undo(decided.json<PairItem>())).statusCode).toBe(200);
    expect((await caseOf(high)).duplicate_of).toBeNull();
    expect((await caseOf(low)).match_event).toBeNull();
    expect((await caseOf(high)).match_event).toBe(String(companion));
    const swapped = await decide(await only(), { decision: 'same_patient', kept: high });
    expect(swapped.json()).toMatchObject({ kept: high });
    expect((await caseOf(low)).duplicate_of).toBe(high);
  });

  it('need the report to keep, and follow the rules of links', async () => {
    const [low = 0, high = 0] = await patient();
    const pair = await only();
    for (const kept of [undefined, 999]) {
      const refused = await decide(pair, { decision: 'same_patient', kept });
      expect([refused.statusCode, refused.json().fields]).toEqual([400, { kept: 'unknown_id' }]);
    }
    const double = await send(report({ case_eventtime: '2026-01-10T12:00' }));
    await patch(double, { duplicate_of: high });
    const refused = await decide(pair, { decision: 'same_patient', kept: low });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'case_original']);
    expect((await decide(pair, { decision: 'same_patient', kept: high })).statusCode).toBe(200);
  });

  it('dismissed are never proposed again, whatever changes, unless that is undone', async () => {
    const [low = 0, high = 0] = await meal();
    const refused = await decide(await only(), { decision: 'unrelated' });
    expect(refused.statusCode).toBe(200);
    await patch(high, { specie_part_eggs: true, profile: '1' });
    expect(await list()).toMatchObject({ proposed: 0, refused: 1 });
    expect((await caseOf(high)).match_event).toBeNull();
    const trail = await on.server.get(`a/audit/?kind=case&id=${low}`, { as: EDITOR });
    expect(trail.json<{ action: string; after: object }[]>()[0]).toMatchObject({
      action: 'unrelated',
      after: { other: high },
    });
    await undo(refused.json<PairItem>());
    expect(await list()).toMatchObject({ proposed: 1, refused: 0 });
  });

  it('postponed come last until they are taken up again', async () => {
    await meal();
    await meal({ case_location_id: NUKU_HIVA, case_geom: null });
    const [first, second] = (await list()).results as [PairItem, PairItem];
    expect((await decide(first, { decision: 'later' })).json()).toMatchObject({
      later: true,
      decision: null,
    });
    const put = (await list()).results;
    expect(put.map(({ id, later }) => [id, later])).toEqual([
      [second.id, false],
      [first.id, true],
    ]);
    await undo(put[1] as PairItem);
    expect((await list()).results.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('are decided by one of two editors at once; the other one is told', async () => {
    const [, high = 0] = await meal();
    const pair = await only();
    const responses = await Promise.all([
      decide(pair, { decision: 'same_meal' }),
      decide(pair, { decision: 'unrelated' }, 'admin'),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'conflict', current: { id: pair.id } });
    const linked = (await caseOf(high)).match_event !== null;
    expect((await list(linked ? 'accepted' : 'refused')).results).toHaveLength(1);
  });

  it('a decision whose response was lost is applied once, and returned as before', async () => {
    const [low = 0, high = 0] = await meal();
    const pair = await only();
    const { cases } = await pairOf(pair.id);
    const versions = { low: cases[0].version, high: cases[1].version };
    const again = (as = EDITOR, decision = 'same_meal') =>
      on.server.post(
        `cw/pair/${pair.id}/decide/`,
        { decision, versions },
        { as, headers: { 'if-match': `"${pair.version}"` } },
      );
    const [first, second] = [await again(), await again()];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toEqual(first.json());
    expect([(await caseOf(low)).version, (await caseOf(high)).version]).toEqual([
      versions.low,
      versions.high + 1,
    ]);
    // Another decision, another editor's or one that was undone since is no repeat.
    expect((await again(EDITOR, 'unrelated')).statusCode).toBe(409);
    expect((await again('admin')).statusCode).toBe(409);
    await undo(first.json<PairItem>());
    expect((await again()).statusCode).toBe(409);
  });

  it('are not decided on cases that changed since they were read', async () => {
    const [low = 0, high = 0] = await meal();
    const pair = await only();
    const { cases } = await pairOf(pair.id);
    await patch(high, { age: 13 });
    const stale = await on.server.change('POST', `cw/pair/${pair.id}/decide/`, {
      as: EDITOR,
      body: { decision: 'same_meal', versions: { low: cases[0].version, high: cases[1].version } },
    });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'conflict']);
    expect((await caseOf(high)).match_event).toBeNull();
    await patch(low, { review_state: 'rejected', reason: 'Essai' });
    expect((await decide(pair, { decision: 'same_meal' })).json().code).toBe('conflict');
    const missing = await on.server.change('POST', `cw/pair/${pair.id}/decide/`, {
      as: EDITOR,
      body: { decision: 'same_meal' },
    });
    expect(missing.json()).toMatchObject({ fields: { versions: 'required' } });
  });

  it('are not decided on a case that does not count: deleted, excluded, or a duplicate', async () => {
    const [low = 0, high = 0] = await meal();
    const other = await send(report({ case_eventtime: '2026-01-10T12:00' }));
    const pair = await only();
    // The editor has read the pair after the change, so no version is outdated.
    const refused = async (code: string) => {
      for (const body of [
        { decision: 'same_meal' },
        { decision: 'unrelated' },
        { decision: 'same_patient', kept: low },
      ]) {
        const response = await decide(pair, body);
        expect([body.decision, response.statusCode, response.json().code]).toEqual([
          body.decision,
          409,
          code,
        ]);
      }
    };
    for (const id of [low, high]) {
      expect((await on.server.change('DELETE', `cw/case/${id}/`, { as: EDITOR })).statusCode).toBeLessThan(
        300,
      );
      await refused('case_deleted');
      await on.server.change('POST', `cw/case/${id}/restore/`, { as: EDITOR });
    }
    await patch(low, { review_state: 'rejected', reason: 'Essai' });
    await refused('conflict');
    await patch(low, { review_state: 'reviewed', reason: 'Repris' });
    await patch(high, { duplicate_of: other });
    await refused('conflict');
    await patch(high, { duplicate_of: null });
    expect([(await caseOf(low)).match_event, (await caseOf(high)).match_event]).toEqual([null, null]);
    expect((await decide(pair, { decision: 'same_meal' })).statusCode).toBe(200);
  });

  it('are not undone when the link was changed since; other changes stay', async () => {
    const [low = 0, high = 0] = await meal();
    const other = await send(report({ case_eventtime: '2026-01-10T12:00' }));
    const decided = (await decide(await only(), { decision: 'same_meal' })).json<PairItem>();
    await patch(high, { age: 13 });
    await patch(high, { match_event: String(other) });
    expect((await undo(decided)).json().code).toBe('conflict');
    expect((await list('accepted')).results).toHaveLength(1);
    await patch(high, { match_event: String(low) });
    expect((await undo(decided)).statusCode).toBe(200);
    expect(await caseOf(high)).toMatchObject({ match_event: null, age: 13 });
  });

  it('belong to those who manage the country of both', async () => {
    await meal();
    const pair = await only();
    expect((await list('proposed', 'cases_editor.fj')).proposed).toBe(0);
    for (const [method, path, body] of [
      ['GET', `cw/pair/${pair.id}/`, undefined],
      ['POST', `cw/pair/${pair.id}/decide/`, { decision: 'later' }],
      ['POST', `cw/pair/${pair.id}/undo/`, {}],
    ] as const) {
      const response = await on.server.change(method, path, { as: 'cases_editor.fj', body });
      expect([path, response.statusCode, response.json().code]).toEqual([path, 403, 'country_forbidden']);
      expect((await on.server.change(method, path, { as: 'moderator', body })).statusCode).toBe(403);
    }
    expect((await on.server.get('cw/pair/999/', { as: EDITOR })).statusCode).toBe(404);
    const listed = await on.server.get('cw/pair/', { as: EDITOR });
    expect(listed.headers['cache-control']).toBe('private, no-store');
    // When a case moves to another country, the pair leaves the list.
    await on.server.change('PATCH', `cw/case/${pair.high}/`, {
      as: 'admin',
      body: { case_location_id: VITI_LEVU },
    });
    expect((await list()).proposed).toBe(0);
  });
});
