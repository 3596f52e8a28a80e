import { randomUUID } from 'node:crypto';
import type { FishNote } from '@ciguawatch/shared/api/schemas/alert';
import { sql } from 'kysely';
import { eraseDeviceMarks } from '../../../src/features/cases/sent/proof';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { RAPA, report } from '../samples';
import { setUpAlerts } from './alert-setup';

const GROUPER = 22;
const PARROTFISH = 30;

describe.each(engines)('alerts and notes of one fish on %s', (engine) => {
  const { on, send, look, list, decide } = setUpAlerts(engine, '2026-03-31T20:00:00Z');
  /** Number of the test: each has addresses of its own, so that none is busy with the reports of others. */
  let run = 0;
  beforeEach(() => {
    run += 1;
  });
  const fish = (day: string, specie_id: number | null = GROUPER) => ({
    ...{ case_location_id: RAPA, case_eventtime: `2026-03-${day}T12:00` },
    ...(specie_id !== null && { specie_id }),
  });
  /** Sends a report as the public does, from a device on a host. */
  const sendFrom = async (host: number, device_mark: string, day: string): Promise<number> => {
    on.server.clock.pass(61);
    const sent = await on.server.post('cw/pcase/create/', report({ ...fish(day), device_mark }), {
      remoteAddress: `10.40.${run}.${host}`,
    });
    expect(sent.statusCode).toBe(201);
    return sent.json<{ id: number }>().id;
  };
  const patch = (id: number, body: object) =>
    on.server.change('PATCH', `cw/case/${id}/`, { as: 'cases_editor', body });
  const alerts = async () => (await list('cases_editor', '?rule=same_fish')).results;
  const notes = async (kind?: string) =>
    (await on.server.get('cw/alert/note/', { as: 'cases_editor' }))
      .json<FishNote[]>()
      .filter((note) => !kind || note.kind === kind);

  it('three meals of one fish raise an alert, mailed with the name of the fish; a second one is not raised', async () => {
    await send(2, fish('10'));
    await look();
    expect(await alerts()).toEqual([]);
    await send(1, fish('12'));
    expect(await look()).toBe(1);
    const [alert] = await alerts();
    expect(alert).toMatchObject({
      ...{
        specie_id: GROUPER,
        observed: 3,
        counted: 3,
        meals: 3,
        probability: null,
        mailed: 2,
        told_after: 19,
      },
    });
    const { name } = await on.server.store.read
      .selectFrom('specie')
      .select('name')
      .where('id', '=', GROUPER)
      .executeTakeFirstOrThrow();
    const bodies = (await on.server.mails()).map(({ body }) => body).join();
    expect(bodies).toContain(`3 unrelated meals of ${name}`);
    expect(bodies).toContain('Announced 19 days after the latest of its meals.');
    await send(1, fish('11'));
    await send(1, fish('11', PARROTFISH));
    expect(await look()).toBe(0);
    const detail = (await on.server.get(`cw/alert/${alert.id}/`, { as: 'cases_editor' })).json();
    expect(detail.cases).toHaveLength(4);
    expect(detail.rules.find((one: { rule: string }) => one.rule === 'same_fish')).toMatchObject({
      ...{ said: 'here', observed: 3 },
    });
    expect((await decide({ state: 'verified', note: 'A school of fish' }, { id: alert.id })).statusCode).toBe(
      200,
    );
    const replay = (await on.server.get(`cw/alert/replay/?island=${RAPA}`, { as: 'cases_editor' })).json();
    expect(replay.alerts.filter((one: { rule: string }) => one.rule === 'same_fish')).toHaveLength(1);
  });

  it('meals of one household, one device, one network or one contact count once', async () => {
    const [first = 0, second = 0] = await send(3, fish('10'));
    await patch(second, { match_event: String(first) });
    await look();
    expect(await alerts()).toEqual([]);
    await sql`truncate case_report cascade`.execute(byHand(on.server.store));
    const [mark, other] = [randomUUID(), randomUUID()];
    await sendFrom(1, mark, '10');
    await sendFrom(2, mark, '11');
    await sendFrom(3, other, '12');
    await look();
    expect(await alerts()).toEqual([]);
    await sendFrom(3, randomUUID(), '13');
    await look();
    expect(await alerts()).toEqual([]);
    await sendFrom(4, randomUUID(), '14');
    await look();
    expect(await alerts()).toMatchObject([{ observed: 3, meals: 5 }]);
  });

  it('once marks are erased, nobody of the public counts as unrelated', async () => {
    const ids = [await sendFrom(1, randomUUID(), '10'), await sendFrom(2, randomUUID(), '11')];
    const third = await sendFrom(3, randomUUID(), '12');
    await patch(third, { specie_id: PARROTFISH });
    await look();
    expect(await alerts()).toEqual([]);
    on.server.clock.pass(31 * 86_400);
    await eraseDeviceMarks(on.server.store, on.server.clock.now());
    await patch(third, { specie_id: GROUPER });
    await look();
    expect(await alerts()).toEqual([]);
    // The note of before stays: it was true while it could be known.
    expect((await notes('fish_again')).map((note) => [note.case_id, note.other_id])).toEqual([
      [ids[1], ids[0]],
    ]);
  });

  it('the first of an island is noted with the chance of a new fish, and never mailed', async () => {
    await send(1, fish('01'));
    await look();
    expect(await notes()).toMatchObject([{ kind: 'first_fish', named: 0, once: 0, chance: null }]);
    const [second = 0] = await send(1, fish('02', PARROTFISH));
    await look();
    const [latest] = await notes();
    expect(latest).toMatchObject({ case_id: second, specie_id: PARROTFISH, named: 1, once: 1, chance: 1 });
    expect(await on.server.mails()).toEqual([]);
    expect((await list()).results).toEqual([]);
    const card = (await on.server.get(`cw/case/${second}/review/`, { as: 'cases_editor' })).json();
    expect(card.notes).toEqual([latest]);
    await patch(second, { specie_id: GROUPER });
    await look();
    expect((await notes('first_fish')).map(({ case_id }) => case_id)).not.toContain(second);
    expect((await notes('fish_again')).map(({ case_id }) => case_id)).toEqual([second]);
  });

  it('the same fish again is noted until one of its cases counts no more; other countries do not read it', async () => {
    const [first = 0] = await send(1, fish('01'));
    const [second = 0] = await send(1, fish('30'));
    await look();
    expect(await notes('fish_again')).toMatchObject([{ case_id: second, other_id: first, days: 29 }]);
    expect((await patch(first, { review_state: 'rejected', reason: 'No fish' })).statusCode).toBe(200);
    await look();
    expect(await notes('fish_again')).toEqual([]);
    await patch(first, { review_state: 'reviewed', reason: 'It was fish' });
    expect(await notes('fish_again')).toHaveLength(1);
    await sql`update fish_note set country = (select min(id) from country where id <> 4)`.execute(
      byHand(on.server.store),
    );
    expect(await notes()).toEqual([]);
  });
});
