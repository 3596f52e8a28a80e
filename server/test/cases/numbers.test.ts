import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { anyEngine, openTestStore } from '../support/test-store';
import { setUpCases } from './case-setup';
import { coded, guestOf } from './samples';

describe('numbers of cases, contacts and meals', () => {
  let server: TestServer;
  // The usual test harness numbers cases in order; this test needs the real numbering.
  beforeAll(async () => {
    server = await TestServer.over((limits) => openTestStore(anyEngine, limits));
  });
  afterAll(() => server.stop());

  const post = async (path: string, body: object) => {
    const response = await server.post(path, body);
    expect(response.statusCode).toBe(201);
    return response.json<{ id: number }>().id;
  };
  const areDrawn = (numbers: number[]) => {
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) {
      expect(number).toBeGreaterThanOrEqual(1_000_000);
      expect(number).toBeLessThan(1_000_000_000);
    }
    // By chance they are in order once in 20! times.
    expect([...numbers].sort((a, b) => a - b)).not.toEqual(numbers);
  };

  it('are random, and reveal neither the order nor how many others came', async () => {
    const contacts: number[] = [];
    for (let n = 0; n < 20; n += 1)
      contacts.push(await post('cw/contact/', { case_uuid: randomUUID(), cont_name: 'A' }));
    areDrawn(contacts);
  });

  it('of cases are random too, and the place of a public row reveals no receipt', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 20; n += 1) ids.push(await post('cw/pcase/create/', coded()));
    areDrawn(ids);
    const rows = (await server.get(`cw/caselist/?ids=${ids}`)).json<number[][]>();
    expect(rows.map(([id]) => id)).toEqual([...ids].sort((a, b) => a - b));
  });

  it('of meals are random too', async () => {
    const meals: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const host = coded();
      await post('cw/pcase/create/', host);
      const id = await post('cw/pcase/create/', guestOf(host));
      const { meal_group } = await server.store.read
        .selectFrom('case_report')
        .select('meal_group')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      meals.push(meal_group ?? 0);
    }
    areDrawn(meals);
  });
});

describe('the order of cases', () => {
  const on = setUpCases(anyEngine);

  it('is that of arrival, in the editors’ list and between neighbours, whatever their numbers', async () => {
    const [early, middle, late] = [await on.send(), await on.send(), await on.send()];
    // Make the lowest number the one received last.
    await sql`update case_report set created_at = created_at + interval '1 day' where id = ${early}`.execute(
      byHand(on.server.store),
    );
    const { results } = (await on.server.get('cw/case/', { as: 'admin' })).json<{
      results: { id: number }[];
    }>();
    expect(results.map(({ id }) => id)).toEqual([early, late, middle]);
    const beside = await on.server.get(`cw/case/${late}/beside/`, { as: 'admin' });
    expect(beside.json()).toMatchObject({ newer: early, older: middle });
  });
});
