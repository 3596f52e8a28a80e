import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { sql } from 'kysely';
import { publicTable, withheldTable } from '../../src/features/cases/row-values';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { coded, emptyCases, fullReport, guestOf, RAPA } from './samples';

describe.each(engines)('the journal of what the public saw on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(() => emptyCases(server.store));

  const send = async (body: object) =>
    (await server.post('cw/pcase/create/', body)).json<{ id: number }>().id;
  const set = (id: number, values: object) =>
    byHand(server.store).updateTable('case_report').set(values).where('id', '=', id).execute();
  const check = async (del = '') =>
    (await server.get(`a/check/case/?after=1970-01-01${del}`)).json<number[]>();

  it('has the fingerprint of each public row as it is read', async () => {
    const host = coded({ case_location_id: RAPA });
    const first = await send(host);
    await send(guestOf(host));
    const third = await send(fullReport());
    const marks = async () => {
      const { rows } = await sql<{ id: number; same: boolean }>`
        select j.id, coalesce(j.mark = md5(r::text), j.mark is null and r.id is null)
          and j.withheld is not distinct from w.withhold and j.was_withheld is null as same
        from public_case j left join ${sql.raw(publicTable(PUBLIC_COLUMNS))} r using (id)
          left join ${sql.raw(withheldTable)} w using (id)
        order by id`.execute(server.store.read);
      return rows.map(({ same }) => same);
    };
    expect(await marks()).toEqual([true, true, true]);
    await set(third, { described: true });
    await set(first, { review_state: 'rejected' });
    await byHand(server.store).updateTable('location').set({ withhold: 0 }).where('id', '=', RAPA).execute();
    expect(await marks()).toEqual([true, true, true]);
    await byHand(server.store).updateTable('location').set({ withhold: 2 }).where('id', '=', RAPA).execute();
  });

  it('names what was public and disappeared, and nothing that never was', async () => {
    const far = { type: 'Point', coordinates: [-179.5, -40.5] };
    const hidden = await send(fullReport({ case_geom: far } as never));
    const shown = await send(fullReport());
    const gone = await send(fullReport());
    await set(gone, { deleted_at: new Date() });
    expect([await check(), await check('&del=true')]).toEqual([[shown], [gone]]);
    await byHand(server.store).deleteFrom('case_report').where('id', 'in', [hidden, gone]).execute();
    expect([await check(), await check('&del=true')]).toEqual([[shown], [gone]]);
  });

  it('does not report a removed row twice, nor why', async () => {
    const gone = await send(fullReport());
    await set(gone, { review_state: 'withdrawn' });
    const at = async () =>
      Number((await server.store.read.selectFrom('public_case').select('at').executeTakeFirstOrThrow()).at);
    const before = await at();
    await byHand(server.store).deleteFrom('case_report').where('id', '=', gone).execute();
    expect(await at()).toBe(before);
  });
});
