import { TestServer } from '../support/harness';
import type { engines } from '../support/test-store';
import { emptyCases, report } from './samples';

/**
 * A server for the surrounding tests, without cases before each of them.
 * @param evening time of its clock
 * @param more further preparation before each test
 */
export function setUpCases(
  engine: (typeof engines)[number],
  evening = '2026-03-15T20:00:00Z',
  more: (server: TestServer) => Promise<unknown> = async () => {},
) {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.set(evening);
    await emptyCases(server.store);
    await more(server);
  });

  /**
   * Sends a report a minute after the previous one.
   * @returns its number
   */
  const send = async (part: object = {}, whole: (part: object) => object = report) => {
    server.clock.pass(60);
    return (await server.post('cw/pcase/create/', whole(part), { as: 'admin' })).json<{ id: number }>().id;
  };
  return {
    get server() {
      return server;
    },
    send,
  };
}
