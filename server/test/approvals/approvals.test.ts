import type { Approval } from '@ciguawatch/shared/api/schemas/accounts/approval';
import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { newReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import { sql } from 'kysely';
import { purgeApprovals } from '../../src/features/approvals/purge';
import { RAPA, TAHITI } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { engines } from '../support/test-store';
import { RIMATARA, setUpApprovals } from './approval-setup';

const RESIDENTS = { residents: { value: 87_200, year: 2022, source: 'Census' } };
const RIGHT = { residents: { value: 872, year: 2022, source: 'Census' } };

describe.each(engines)('what shows hidden values waits for a second person on %s', (engine) => {
  const on = setUpApprovals(engine);
  const { send, repeat, patchPlace, patchCase, list, approve, refuse, takeBack, rows, described } = on;

  afterEach(() => patchPlace(RIMATARA, RIGHT));

  const placeOf = async (id: number) =>
    (await on.server.get(`cw/location/${id}/`, { as: 'gis_editor' })).json<LocationFull>();
  /** Asks for a wrong number of residents on Rimatara, which has 37 reports. */
  async function wrongNumber(): Promise<Approval> {
    await repeat(await send(RIMATARA), 36);
    const response = await patchPlace(RIMATARA, RESIDENTS);
    expect(response.statusCode).toBe(202);
    const body = response.json<{ code: string; current: Approval }>();
    expect(body.code).toBe('awaits_approval');
    return body.current;
  }

  test('a wrong number of residents shows none of 37 rows of Rimatara until a second person agrees', async () => {
    const before = await placeOf(RIMATARA);
    expect(before.name).toBe('Rimatara');
    const asked = await wrongNumber();
    expect(asked).toMatchObject({ opens: 37, status: 'waiting', mine: true, may_decide: false });
    expect(asked.changes).toMatchObject([
      {
        kind: 'location',
        object: 'Rimatara',
        action: 'update',
        before: { residents: { value: before.residents?.value } },
        after: { residents: { value: 87_200 } },
      },
    ]);
    expect(await described()).toBe(0);
    expect(await placeOf(RIMATARA)).toMatchObject({ version: before.version, residents: before.residents });
    // A repeat by a device that lost the response does not wait twice.
    expect((await patchPlace(RIMATARA, RESIDENTS)).json().current).toMatchObject({ id: asked.id, opens: 37 });
    expect(await list('list=mine', 'gis_editor')).toHaveLength(1);
    expect(await list(`kind=location&object=${RIMATARA}`, 'gis_editor')).toHaveLength(1);
    expect(await list('list=to_decide', 'users_manager')).toMatchObject([{ id: asked.id, may_decide: true }]);
    const work = await on.server.get('a/work/approvals-waiting/', { as: 'cases_editor' });
    expect(work.json()).toMatchObject({ count: 1, urgent: false });

    const approved = await approve(asked.id, 'cases_editor');
    expect([approved.statusCode, approved.json().status]).toEqual([200, 'approved']);
    expect(await described()).toBe(37);
    expect((await placeOf(RIMATARA)).residents?.value).toBe(87_200);
    const { rows: trail } = await sql`
      select a.action, u.email as by, b.email as approved from audit a join app_user u on u.id = a.user_id
      left join app_user b on b.id = a.approved_by where a.kind = 'location' order by a.id`.execute(
      on.server.store.read,
    );
    expect(trail).toEqual([
      { action: 'ask', by: 'gis_editor@demo.example', approved: null },
      { action: 'update', by: 'gis_editor@demo.example', approved: 'cases_editor@demo.example' },
    ]);
    const mails = await on.server.store.read.selectFrom('mail_outbox').select('recipient').execute();
    expect(mails).toEqual([{ recipient: 'gis_editor@demo.example' }]);
    expect((await approve(asked.id, 'users_manager')).json().code).toBe('approval_decided');
    // Lowering the number needs no approval, and nothing more is shown.
    expect((await patchPlace(RIMATARA, RIGHT)).statusCode).toBe(200);
    expect(await described()).toBe(0);
  });

  test('only another person of the country who reviews cases or manages accounts decides', async () => {
    await repeat(await send(RIMATARA), 1);
    const asked = (await patchPlace(RIMATARA, RESIDENTS, 'admin')).json<{ current: Approval }>().current;
    const refusals = [
      ['admin', 'approval_own'],
      ['cases_editor.fj', 'country_forbidden'],
      ['gis_editor', 'forbidden'],
      ['moderator', 'forbidden'],
    ] as const;
    for (const [as, code] of refusals) {
      const response = await approve(asked.id, as);
      expect([as, response.statusCode, response.json().code]).toEqual([as, 403, code]);
      expect((await refuse(asked.id, 'No', as)).statusCode).toBe(403);
    }
    expect(await list('list=to_decide', 'cases_editor.fj')).toEqual([]);
    expect(await list('list=to_decide', 'admin')).toEqual([]);
    expect((await takeBack(asked.id, 'cases_editor')).statusCode).toBe(403);
    expect(await described()).toBe(0);
    expect((await refuse(asked.id, ' ')).json().fields).toEqual({ reason: 'required' });
    const refused = await refuse(asked.id, 'Rimatara has 872 residents');
    expect(refused.json()).toMatchObject({ status: 'refused', reason: 'Rimatara has 872 residents' });
    // The same decision again, as after a lost response.
    expect((await approve(asked.id, 'users_manager', asked.version)).json().code).toBe('approval_decided');
    expect(await list('list=mine', 'admin')).toMatchObject([{ status: 'refused', mine: true }]);
    expect(await described()).toBe(0);
  });

  test('the author takes it back, and nothing is left to approve', async () => {
    const asked = await wrongNumber();
    expect((await takeBack(asked.id, 'gis_editor')).json()).toMatchObject({ status: 'taken_back' });
    expect((await approve(asked.id)).json().code).toBe('approval_decided');
    expect(await list('list=to_decide', 'users_manager')).toEqual([]);
    expect(await list('list=mine', 'gis_editor')).toEqual([]);
    expect(await described()).toBe(0);
  });

  test('an approval is for the version and the rows that were shown', async () => {
    const asked = await wrongNumber();
    await send(RIMATARA);
    const counted = await approve(asked.id);
    expect([counted.statusCode, counted.json()]).toMatchObject([
      409,
      { code: 'approval_count', current: { opens: 38, version: asked.version + 1, status: 'waiting' } },
    ]);
    expect((await approve(asked.id, 'users_manager', asked.version)).json().code).toBe('approval_count');
    expect(await described()).toBe(0);
    // Another change of the place is made meanwhile, so the waiting one is based on an old version.
    expect((await patchPlace(RIMATARA, { landform: 'sand' }, 'admin')).statusCode).toBe(200);
    const stale = await approve(asked.id);
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'approval_stale', current: { status: 'waiting' } },
    ]);
    expect(await described()).toBe(0);
    const again = await patchPlace(RIMATARA, RESIDENTS);
    expect((await approve(again.json().current.id)).statusCode).toBe(200);
    expect(await described()).toBe(38);
    await patchPlace(RIMATARA, RIGHT);
  });

  test('a change is not made for an author who may no longer make it', async () => {
    const asked = await wrongNumber();
    const email = 'gis_editor@demo.example';
    const active = (yes: boolean) =>
      sql`update app_user set is_active = ${yes} where email = ${email}`.execute(byHand(on.server.store));
    await active(false);
    expect((await approve(asked.id)).json().code).toBe('approval_asker');
    await active(true);
    expect(await described()).toBe(0);
  });

  test('moving a locality to a large island waits; names and outlines do not', async () => {
    const made = await on.server.post(
      'cw/location/?geom=true',
      {
        country: 4,
        type: 'L',
        name: 'Anatakuri bay',
        parent_id: RAPA,
        geometry: { type: 'Point', coordinates: [-144.33, -27.62] },
      },
      { as: 'gis_creator' },
    );
    const { id } = made.json<LocationFull>();
    await send(id);
    expect((await patchPlace(id, { name: 'Anatakuri' })).statusCode).toBe(200);
    const moved = await patchPlace(id, { parent_id: TAHITI, name: 'Anatakuri of Tahiti' });
    expect([moved.statusCode, moved.json().current.opens]).toEqual([202, 1]);
    expect(await placeOf(id)).toMatchObject({ name: 'Anatakuri', parent_id: RAPA });
    expect((await approve(moved.json().current.id)).statusCode).toBe(200);
    expect(await placeOf(id)).toMatchObject({ name: 'Anatakuri of Tahiti', parent_id: TAHITI });
    expect(await described()).toBe(1);
  });

  test('questions about an outline that nobody confirmed reach the second person, who may confirm them', async () => {
    const point = (x: number) => ({ type: 'Point', coordinates: [x, -27.62] });
    const made = await on.server.post(
      'cw/location/?geom=true',
      { country: 4, type: 'L', name: 'Anarua', parent_id: RAPA, geometry: point(-144.37) },
      { as: 'gis_creator' },
    );
    const { id } = made.json<LocationFull>();
    await send(id);
    const move = { parent_id: TAHITI, geometry: point(-144.32), name: 'Anarua of Tahiti' };
    expect((await patchPlace(id, move)).json()).toMatchObject({
      code: 'outline_doubtful',
      current: { doubts: [{ kind: 'moved' }, { kind: 'outside', places: [TAHITI] }] },
    });
    const asked = await patchPlace(id, { ...move, confirmed: ['moved', 'outside'] });
    expect([asked.statusCode, asked.json().current.opens]).toEqual([202, 1]);
    // As for a change that was asked for before the question was known.
    await sql`update approval set body = body - 'confirmed'`.execute(byHand(on.server.store));
    const { id: waiting } = asked.json<{ current: Approval }>().current;
    const doubtful = await approve(waiting);
    expect([doubtful.statusCode, doubtful.json()]).toMatchObject([
      409,
      {
        code: 'outline_doubtful',
        current: { doubts: [{ kind: 'moved' }, { kind: 'outside', places: [TAHITI] }] },
      },
    ]);
    expect(await placeOf(id)).toMatchObject({ name: 'Anarua', parent_id: RAPA });
    const confirmed = await on.decide(waiting, { status: 'approved', confirmed: ['moved', 'outside'] });
    expect([confirmed.statusCode, confirmed.json().status]).toEqual([200, 'approved']);
    expect(await placeOf(id)).toMatchObject({ name: 'Anarua of Tahiti', parent_id: TAHITI });
  });

  test('moving a case to another island waits, and a detour by review or deletion does not help', async () => {
    const id = await send(RAPA);
    const move = { case_location_id: TAHITI };
    const asked = await patchCase(id, move);
    expect([asked.statusCode, asked.json().current.opens]).toEqual([202, 1]);
    expect((await takeBack(asked.json().current.id, 'cases_editor')).statusCode).toBe(200);
    // Outside of the public rows the case may be moved, since nothing of it is shown; what it hid is
    // remembered.
    expect((await patchCase(id, { review_state: 'to_review' })).statusCode).toBe(200);
    expect((await patchCase(id, move)).statusCode).toBe(200);
    expect((await patchCase(id, { review_state: 'reviewed' })).statusCode).toBe(202);
    expect((await on.batch({ action: 'review', review_state: 'reviewed' }, [id])).statusCode).toBe(202);
    expect(await rows()).toEqual(new Map());
    // The same by deletion: meanwhile the place withholds less, and the case would show more when it is
    // restored.
    const other = await send(RIMATARA);
    expect((await on.change('DELETE', `cw/case/${other}/`)).statusCode).toBe(200);
    expect((await patchPlace(RIMATARA, RESIDENTS)).statusCode).toBe(200);
    const back = await on.change('POST', `cw/case/${other}/restore/`);
    expect([back.statusCode, back.json().current.opens]).toEqual([202, 1]);
    await patchPlace(RIMATARA, RIGHT);
    // When it hides as much as before, it is restored at once.
    expect((await on.change('POST', `cw/case/${other}/restore/`)).statusCode).toBe(200);
    expect(await described()).toBe(0);
    // A report that was never public is reviewed without approval, wherever it comes from.
    const fresh = await send(RAPA);
    await sql`update case_report set review_state = 'to_review' where id = ${fresh}`.execute(
      byHand(on.server.store),
    );
    expect((await patchCase(fresh, { ...move, review_state: 'reviewed' })).statusCode).toBe(200);
  });

  /**
   * A meal of a report from Rapa and one from Tahiti, both withheld.
   * @returns both numbers
   */
  async function meal(part: object = {}): Promise<[strict: number, open: number]> {
    const strict = await send(RAPA, part);
    const open = await send(TAHITI);
    expect(await described()).toBe(1);
    expect((await patchCase(strict, { match_event: String(open) })).statusCode).toBe(200);
    expect(await described()).toBe(0);
    return [strict, open];
  }

  test('every way of removing the strictest report from a meal waits', async () => {
    const [strict, open] = await meal();
    const ways = {
      unlinked: () => patchCase(strict, { match_event: null }),
      set_aside: () => patchCase(strict, { review_state: 'to_review' }),
      rejected: () => on.batch({ action: 'review', review_state: 'rejected', reason: 'Twice' }, [strict]),
      deleted: () => on.change('DELETE', `cw/case/${strict}/`),
      deleted_with_others: () => on.batch({ action: 'delete' }, [strict]),
      duplicate: () => patchCase(strict, { duplicate_of: open }),
    };
    for (const [way, go] of Object.entries(ways)) {
      const response = await go();
      expect([way, response.statusCode, response.json().current?.opens]).toEqual([way, 202, 1]);
    }
    expect(await described()).toBe(0);
    expect(await list(`kind=case&object=${strict}`, 'cases_editor')).toHaveLength(6);
    const [first] = await list('list=to_decide', 'users_manager');
    // The approver is no editor of cases and does not see fields that describe the patient.
    expect(first!.changes[0]).toMatchObject({
      before: { match_event: String(open) },
      after: { match_event: null },
    });
    expect((await approve(first!.id)).statusCode).toBe(200);
    expect(await described()).toBe(1);
    // The other changes are based on a version that is no longer current.
    const [second] = await list('list=to_decide', 'users_manager');
    expect((await approve(second!.id)).json().code).toBe('approval_stale');
  });

  test('letting a duplicate count in place of the strictest report of a meal waits', async () => {
    const [strict] = await meal();
    const twin = await send(TAHITI);
    expect((await patchCase(twin, { duplicate_of: strict })).statusCode).toBe(200);
    const asked = await on.change('POST', `cw/case/${strict}/swap/`, { duplicate: twin, version: 2 });
    expect([asked.statusCode, asked.json().current?.opens > 0, await described()]).toEqual([202, true, 0]);
    expect((await approve(asked.json().current.id)).statusCode).toBe(200);
    expect(await described()).toBeGreaterThan(0);
  });

  test('a batch waits as a whole, and is made as a whole', async () => {
    const [strict, open] = await meal();
    const other = await send(TAHITI);
    const asked = await on.batch({ action: 'delete' }, [strict, other]);
    expect(asked.statusCode).toBe(202);
    expect([...(await rows()).keys()].sort()).toEqual([strict, open, other].sort());
    expect((await approve(asked.json().current.id)).statusCode).toBe(200);
    expect([...(await rows()).keys()]).toEqual([open]);
    expect(await described()).toBe(1);
  });

  test('a waiting change is shown as outdated, and never made, once one of its objects has changed', async () => {
    const [strict] = await meal();
    const other = await send(TAHITI);
    const asked = (await on.batch({ action: 'delete' }, [strict, other])).json<{ current: Approval }>()
      .current;
    const place = await wrongNumber();
    const told = async () =>
      new Map((await list('list=to_decide', 'users_manager')).map((one) => [one.id, one.out_of_date]));
    expect([asked.out_of_date, await told()]).toEqual([
      false,
      new Map([
        [asked.id, false],
        [place.id, false],
      ]),
    ]);
    // Even after 200 days.
    on.server.clock.pass(200 * 86_400);
    expect((await patchCase(other, { age: 41 })).statusCode).toBe(200);
    expect(await told()).toEqual(
      new Map([
        [asked.id, true],
        [place.id, false],
      ]),
    );
    const before = [...(await rows()).keys()];
    const refused = await approve(asked.id);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'approval_stale', current: { status: 'waiting', out_of_date: true } },
    ]);
    expect([...(await rows()).keys()]).toEqual(before);
    expect((await refuse(asked.id, 'Ask again')).json()).toMatchObject({
      status: 'refused',
      out_of_date: false,
    });
    expect((await approve(place.id)).statusCode).toBe(200);
  });

  test('no change is made over another version, even where its own call would not notice', async () => {
    const [strict, open] = await meal();
    expect((await patchCase(strict, { match_event: null })).statusCode).toBe(202);
    const [asked] = await list('list=to_decide', 'users_manager');
    // Only the version tells that the case has changed; the call itself would write the same values.
    await sql`update approval set base_version = base_version + 1`.execute(byHand(on.server.store));
    expect((await patchCase(strict, { age: 41 })).statusCode).toBe(200);
    expect((await approve(asked!.id)).json().code).toBe('approval_stale');
    expect([await described(), (await rows()).has(open)]).toEqual([0, true]);
  });

  test('a withdrawn report goes at once, and what it hid in its meal stays hidden', async () => {
    const receipt_code = newReceiptCode();
    const [strict] = await meal({ receipt_code });
    expect((await on.server.post('cw/pcase/withdraw/', { receipt_code })).statusCode).toBe(200);
    expect((await rows()).size).toBe(1);
    expect(await described()).toBe(0);
    // A withdrawal granted by an editor keeps the values hidden too.
    await sql`update case_report set review_state = 'new' where id = ${strict}`.execute(
      byHand(on.server.store),
    );
    expect((await patchCase(strict, { review_state: 'withdrawn' })).statusCode).toBe(200);
    expect([(await rows()).size, await described()]).toEqual([1, 0]);
    // Deleting the withdrawn case would show the other case of the meal.
    const gone = await on.change('DELETE', `cw/case/${strict}/`);
    expect([gone.statusCode, gone.json().current.opens]).toEqual([202, 1]);
  });

  test('the second person in the trail cannot be changed, and values of a case are erased with it', async () => {
    const id = await send(RAPA);
    const { current } = (
      await patchCase(id, { case_location_id: TAHITI, gsympt_other_obs: 'PLANTED' })
    ).json();
    expect((await approve(current.id)).statusCode).toBe(200);
    const hand = byHand(on.server.store);
    await expect(
      sql`update audit set approved_by = null where approved_by is not null`.execute(hand),
    ).rejects.toThrow('cannot be changed');
    const kept = async () =>
      (
        await sql<{
          n: number;
        }>`select count(*)::int as n from approval where changes::text like '%PLANTED%'`.execute(hand)
      ).rows[0]?.n;
    expect(await kept()).toBe(1);
    await on.change('DELETE', `cw/case/${id}/`);
    on.server.clock.pass(31 * 86_400);
    await purgeApprovals(on.server.store, on.server.clock.now());
    expect(await kept()).toBe(0);
  });
});
