import { sql } from 'kysely';
import { byHand } from '../../test/support/by-hand';
import { bothEngines, openTestStore } from '../../test/support/test-store';
import { jsonb } from './json';
import type { Store } from './store';

describe.each(bothEngines)('the store on %s', (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore(engine);
  });
  afterAll(() => store.close());

  it('reads int8 as a number, date as text, instants as Date, json as values', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 5::int8 as n, date '2024-02-29' as d, timestamptz '2024-02-29 10:00+10' as t,
        ${jsonb({ a: [1] })} as j, ${jsonb([1, 2])} as l, array[1,2]::int[] as i`.execute(store.read);
    expect(rows[0]).toEqual({
      n: 5,
      d: '2024-02-29',
      t: new Date('2024-02-29T00:00:00Z'),
      j: { a: [1] },
      l: [1, 2],
      i: [1, 2],
    });
  });

  it('rolls back when the work throws', async () => {
    const failed = store.tx(async (trx) => {
      await trx
        .insertInto('setting')
        .values({ key: 'a', value: jsonb(1) })
        .execute();
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await store.read.selectFrom('setting').select('key').where('key', '=', 'a').execute()).toEqual([]);
  });

  it('refuses to read or to open a transaction inside a transaction', async () => {
    await expect(store.tx(async () => store.read)).rejects.toThrow(/its own handle/);
    await expect(store.tx(() => store.tx(async () => 1))).rejects.toThrow(/its own handle/);
  });

  it('writes in transactions only, and counts them before they return', async () => {
    for (const read of [store.read, store.admin.read]) {
      // @ts-expect-error what writes outside of a transaction does not compile
      const query = read.deleteFrom('setting');
      await expect(query.execute()).rejects.toMatchObject({ code: '25006' });
      await expect(sql`delete from setting`.execute(read)).rejects.toMatchObject({ code: '25006' });
    }
    const { count } = store.commits;
    for (const { tx } of [store, store.admin]) await tx((trx) => trx.deleteFrom('setting').execute());
    await expect(store.tx(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(store.commits.count).toBe(count + 3);
  });

  it('lets many transactions wait their turn', async () => {
    const add = (key: string) =>
      store.tx(async (trx) => {
        await trx
          .insertInto('setting')
          .values({ key, value: jsonb(key) })
          .execute();
        return trx.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
      });
    const all = await Promise.all(['x', 'y', 'z'].map(add));
    expect(all).toEqual([{ value: 'x' }, { value: 'y' }, { value: 'z' }]);
  });

  it('gives the SQLSTATE of an error', async () => {
    const add = () =>
      byHand(store)
        .insertInto('setting')
        .values({ key: 'twice', value: jsonb(1) })
        .execute();
    await add();
    await expect(add()).rejects.toMatchObject({ code: '23505', constraint: 'setting_pkey' });
  });
});
