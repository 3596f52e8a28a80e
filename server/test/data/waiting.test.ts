import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

interface Request {
  method: string;
  path: string;
  body?: { $case?: true };
  keep?: string;
  ifVersion?: number;
  refused?: string;
}

interface Step {
  sender: string;
  as: string | null;
  item: { case?: object } | null;
  requests: Request[];
}

const folder = join(process.cwd(), 'server/test/waiting');
const months = readdirSync(folder).map((name) => name.slice(0, -5));
const stepsOf = (month: string) =>
  (JSON.parse(readFileSync(join(folder, `${month}.json`), 'utf8')) as { steps: Step[] }).steps;

/**
 * Devices may deliver after ninety days. Each fixture holds a month's outbox, which today's server must
 * accept. Deletions without a version and withdrawals without a receipt code are refused by name.
 */
describe.each(engines.flatMap((engine) => months.map((month) => [engine, month] as const)))(
  'on %s what waits on devices since %s',
  (engine, month) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await TestServer.start({}, engine);
      server.clock.set('2026-11-23T00:00:00Z');
    });
    afterAll(() => server.stop());

    it('each request of an old outbox is accepted, and stored once however often it arrives', async () => {
      const kept = new Map<string, number>();
      const withNumbers = (text: string) =>
        text.replace(/"?\{(\w+)\}"?/g, (_, name: string) => String(kept.get(name)));
      const deliver = async ({ as, item }: Step, { method, path, body, ifVersion }: Request) => {
        const { $case: fromItem, ...own } = body ?? {};
        const sent = body && { ...(fromItem && item?.case), ...own };
        return server.call(method, withNumbers(path), {
          ...(as && { as }),
          ...(sent && { body: JSON.parse(withNumbers(JSON.stringify(sent))) as object }),
          ...(ifVersion !== undefined && { headers: { 'if-match': `"${ifVersion}"` } }),
        });
      };
      const requests = stepsOf(month).flatMap((step) => step.requests.map((request) => ({ step, request })));
      for (const { step, request } of requests) {
        const { sender } = step;
        const answer = await deliver(step, request);
        if (request.refused) {
          expect([sender, answer.json<{ code: string }>().code]).toEqual([sender, request.refused]);
          continue;
        }
        expect([sender, answer.statusCode, answer.statusCode < 300 || answer.body]).toEqual([
          sender,
          answer.statusCode,
          true,
        ]);
        if (request.keep) kept.set(request.keep, answer.json<{ id: number }>().id);
        if (request.method !== 'POST') continue;
        const again = await deliver(step, request);
        expect([sender, again.statusCode < 300]).toEqual([sender, true]);
      }
      const { n } = await server.store.read
        .selectFrom('case_report')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow();
      expect(Number(n)).toBe(3);
    });
  },
);
