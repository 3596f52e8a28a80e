import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { coded, correctionOf, emptyCases, report, VITI_LEVU } from './samples';

/** Cases of French Polynesia and Fiji, an editor of each, and an administrator of both. */
describe.each(engines)('links between cases of two countries on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(() => emptyCases(server.store));

  const send = async (body: object) => {
    server.clock.pass(60);
    return (await server.post('cw/pcase/create/', body, { as: 'cases_editor' })).json<{ id: number }>().id;
  };
  const fiji = () => send(report({ case_location_id: VITI_LEVU }));
  const patch = async (id: number, body: object, as: string) => {
    const response = await server.change('PATCH', `cw/case/${id}/`, { as, body });
    return [response.statusCode, response.json().code];
  };
  const remove = async (id: number, as = 'cases_editor') => {
    const response = await server.change('DELETE', `cw/case/${id}/`, { as });
    return { status: response.statusCode, ...response.json<{ code?: string; message?: string }>() };
  };
  const linkOf = async (id: number) =>
    (await server.get(`cw/casesingle/${id}/`, { as: 'admin' })).json<{
      duplicate_of: number | null;
      match_event: string | null;
    }>();

  it('are made only by those who manage both, in either direction and of either kind', async () => {
    const [here, there] = [await send(report()), await fiji()];
    for (const [one, other, as] of [
      [here, there, 'cases_editor'],
      [there, here, 'cases_editor.fj'],
    ] as const) {
      for (const body of [{ duplicate_of: other }, { match_event: String(other) }]) {
        expect([as, body, await patch(one, body, as)]).toEqual([as, body, [403, 'country_forbidden']]);
      }
      expect(await linkOf(one)).toMatchObject({ duplicate_of: null, match_event: null });
    }
    expect(await patch(there, { duplicate_of: here }, 'admin')).toEqual([200, undefined]);
  });

  it('need not be made again by an editor who changes something else', async () => {
    const [here, there] = [await send(report()), await fiji()];
    await patch(here, { duplicate_of: there, match_event: String(there) }, 'admin');
    const again = { age: 12, duplicate_of: there, match_event: String(there) };
    expect(await patch(here, again, 'cases_editor')).toEqual([200, undefined]);
    expect(await patch(here, { duplicate_of: null, match_event: null }, 'cases_editor')).toEqual([
      200,
      undefined,
    ]);
    expect(await patch(here, { duplicate_of: there }, 'cases_editor')).toEqual([403, 'country_forbidden']);
  });

  it('hold back nobody who could not undo them, and reveal no case of another country', async () => {
    const [here, there] = [await send(report()), await fiji()];
    await patch(there, { duplicate_of: here }, 'admin');
    const both = await remove(here, 'admin');
    expect([both.status, both.code, both.message]).toEqual([
      409,
      'case_original',
      `Case ${there} is a duplicate of this one.`,
    ]);
    expect(await remove(here)).toEqual({ status: 200 });
  });

  it.each(['to_review', 'rejected', 'withdrawn'])(
    'hold nothing back where the report is %s',
    async (state) => {
      const [first, double] = [await send(report()), await send(report())];
      await patch(double, { duplicate_of: first }, 'cases_editor');
      expect(await remove(first)).toMatchObject({ status: 409, code: 'case_original' });
      await patch(double, { review_state: state, reason: 'Essai' }, 'cases_editor');
      const other = await send(report());
      expect(await patch(first, { duplicate_of: other }, 'cases_editor')).toEqual([200, undefined]);
      await patch(first, { duplicate_of: null }, 'cases_editor');
      expect(await remove(first)).toEqual({ status: 200 });
    },
  );

  it('cannot be used by the public to keep a case from being deleted', async () => {
    const body = coded();
    const first = await send(body);
    const corrected = correctionOf(body);
    expect((await server.post('cw/pcase/create/', corrected)).statusCode).toBe(201);
    expect(await remove(first)).toEqual({ status: 200 });
  });
});
