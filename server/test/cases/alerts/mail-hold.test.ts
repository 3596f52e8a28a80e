import { sql } from 'kysely';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { RAPA, TAHITI } from '../samples';
import { setUpAlerts } from './alert-setup';

describe.each(engines)('mails about large meals of unknown networks on %s', (engine) => {
  const { on, look, list } = setUpAlerts(engine, '2026-03-31T20:00:00Z');
  /** A case as an import stores it: without what proves where it came from. */
  const imported = async (ref: string, island: number) => {
    await sql`insert into case_report (source, source_ref, case_country, case_island, case_eventdate, case_eventyear,
        case_eventmonth, mass_poisoning, mass_poisoning_nb, review_state)
      values ('haedat', ${ref}, 4, ${island}, '2026-03-20', 2026, 3, true, 12, 'new')`.execute(
      byHand(on.server.store),
    );
    expect(await look()).toBe(1);
  };
  const mailed = async () =>
    (await list('cases_editor', '?rule=large_meal')).results.map((one: { mailed: number }) => one.mailed);

  it('are held to one an hour, whatever the island', async () => {
    await imported('a', RAPA);
    await imported('b', TAHITI);
    expect(await mailed()).toEqual([0, 2]);
    on.server.clock.pass(3601);
    await imported('c', RAPA);
    expect(await mailed()).toEqual([2, 0, 2]);
  });

  it('hold back no mail about a report whose network is known', async () => {
    await imported('a', RAPA);
    const sent = await on.server.post(
      'cw/pcase/create/',
      {
        ...{ case_uuid: '0b0e1f9e-0000-4000-8000-00000000abcd', case_location_id: TAHITI },
        ...{ case_eventtime: '2026-03-20T19:30', mass_poisoning: true, mass_poisoning_nb: 9 },
      },
      { remoteAddress: '10.41.0.1' },
    );
    expect(sent.statusCode).toBe(201);
    expect(await look()).toBe(1);
    expect(await mailed()).toEqual([2, 2]);
  });
});
