import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { afterStep, emptyCases, RAPA, report } from './samples';

describe.each(engines)('reports of one meal on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(() => emptyCases(server.store));

  const send = async (body: object = report()) => {
    server.clock.pass(30);
    return (await server.post('cw/pcase/create/', body, { as: 'cases_editor' })).json<{ id: number }>().id;
  };
  const link = (id: number, to: number | null) =>
    server.change('PATCH', `cw/case/${id}/`, {
      as: 'cases_editor',
      body: { match_event: to === null ? null : String(to) },
    });
  const list = (headers: Record<string, string> = {}) =>
    server.get('cw/caselist/?format=json&chunk=0', { headers });
  const column = async (name: (typeof PUBLIC_COLUMNS)[number]) => {
    const rows = (await list()).json<unknown[][]>();
    return new Map(rows.map((row) => [row[0] as number, row[PUBLIC_COLUMNS.indexOf(name)]]));
  };
  const groups = () => column('meal_group');

  it('share a number in the public list, however the links run, and lose it with the link', async () => {
    const [a, b, c, d] = [await send(), await send(), await send(), await send()];
    expect([...(await groups()).values()]).toEqual([null, null, null, null]);
    await link(b, a);
    await link(c, b);
    const linked = await groups();
    expect(linked.get(a)).toEqual(expect.any(Number));
    expect([linked.get(b), linked.get(c), linked.get(d)]).toEqual([linked.get(a), linked.get(a), null]);
    await link(b, null);
    const split = await groups();
    expect(split.get(a)).toBeNull();
    expect(split.get(b)).toEqual(expect.any(Number));
    expect(split.get(c)).toBe(split.get(b));
  });

  it('join two meals into one, and separate them again with numbers of their own', async () => {
    const [a, b, c, d] = [await send(), await send(), await send(), await send()];
    await link(b, a);
    await link(d, c);
    expect(new Set((await groups()).values()).size).toBe(2);
    await link(a, d);
    expect(new Set((await groups()).values()).size).toBe(1);
    await link(a, null);
    const apart = await groups();
    expect(apart.get(a)).toBe(apart.get(b));
    expect(apart.get(c)).toBe(apart.get(d));
    expect(apart.get(a)).not.toBe(apart.get(c));
  });

  it('are all listed to devices that ask what changed, and the chunk has another version', async () => {
    const [a, b, c] = [await send(), await send(), await send()];
    await link(b, a);
    const before = await list();
    const etag = String(before.headers.etag);
    expect((await list({ 'if-none-match': etag })).statusCode).toBe(304);
    const moment = new Date().toISOString();
    await link(c, b);
    expect((await list({ 'if-none-match': etag })).statusCode).toBe(200);
    const changed = await server.get(`a/check/case/?after=${moment}`);
    expect(changed.json()).toEqual(expect.arrayContaining([c]));
  });

  it('of a place whose details are withheld have the lower bound of the number of people ill', async () => {
    const given: [boolean | null, number | null][] = [
      [true, null],
      [true, 2],
      [true, 9],
      [true, 10],
      [true, 63],
      [false, null],
      [null, null],
    ];
    for (const [mass_poisoning, mass_poisoning_nb] of given)
      await send(report({ case_location_id: RAPA, mass_poisoning, mass_poisoning_nb }));
    await afterStep(server.store);
    expect([...(await column('mass_poisoning_nb')).values()]).toEqual([2, 2, 5, 10, 20, null, null]);
  });
});
