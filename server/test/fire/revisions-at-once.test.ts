import { randomUUID } from 'node:crypto';
import type { RevisionFull, RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { TestServer } from '../support/harness';
import { bothEngines } from '../support/test-store';
import { anotherSession } from './another-session';

// Only PostgreSQL has several sessions that can wait for each other.
const onPostgres = bothEngines.includes('postgres') ? describe : describe.skip;

onPostgres('decisions at once on PostgreSQL', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, 'postgres');
  });
  afterAll(() => server.stop());

  const asked = async (payload: object) => {
    const body = { uuid: randomUUID(), actionType: 'update', object_type: 'specie', object_id: 22, payload };
    return (await server.post('a/revision/', body, { as: 'fishbase_editor' })).json<RevisionItem>();
  };
  const decide = (id: number, status: string, as: string) =>
    server.change('PATCH', `a/revision/${id}`, { as, body: { status } });
  const specie = async () => (await server.get('fb/specie/22/')).json<Specie>();

  /** Starts calls while another session holds a row, and releases it once both wait for it. */
  async function together<T>(
    table: 'revision' | 'specie',
    id: number,
    calls: () => Promise<T>[],
  ): Promise<T[]> {
    for (const as of ['moderator', 'admin']) await server.token(as);
    const session = await anotherSession(server.store);
    try {
      await session.query('begin');
      await session.query(`select 1 from ${table} where id = $1 for update`, [id]);
      const responses = Promise.all(calls());
      for (let waiting = 0; waiting < 2; ) {
        const { rows } = await session.query(
          'select count(distinct pid)::int as n from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())',
        );
        waiting = rows[0].n;
      }
      await session.query('commit');
      return await responses;
    } finally {
      await session.end();
    }
  }

  it('two decisions on one change: the first is stored, and the second account gets its outcome', async () => {
    const { id } = await asked({ aphia_id: 177 });
    const before = await specie();
    const responses = await together('revision', id, () => [
      decide(id, 'approved', 'moderator'),
      decide(id, 'rejected', 'admin'),
    ]);
    const [held, told] = [...responses].sort((a, b) => a.statusCode - b.statusCode);
    expect([held?.statusCode, told?.statusCode]).toEqual([200, 409]);
    const { status } = held!.json<RevisionFull>();
    expect(told!.json<{ current: RevisionFull }>().current).toMatchObject({ id, status, may_decide: false });
    const after = await specie();
    const approved = status === 'approved';
    expect([after.version, after.aphia_id]).toEqual([
      before.version + Number(approved),
      approved ? 177 : before.aphia_id,
    ]);
    const trail = await server.store.read
      .selectFrom('audit')
      .select('action')
      .where('kind', '=', 'revision')
      .where('object_id', '=', String(id))
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['create', approved ? 'approve' : 'reject']);
  });

  it('two approvals of one field: one is written, and the other becomes a conflict', async () => {
    const [one, other] = [await asked({ spec_code: 991 }), await asked({ spec_code: 992 })];
    const before = await specie();
    const responses = await together('specie', 22, () => [
      decide(one.id, 'approved', 'moderator'),
      decide(other.id, 'approved', 'admin'),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const code = responses[0]?.statusCode === 200 ? 991 : 992;
    expect(await specie()).toMatchObject({ version: before.version + 1, spec_code: code });
  });
});
