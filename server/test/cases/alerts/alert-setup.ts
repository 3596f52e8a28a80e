import { sql } from 'kysely';
import { checkDueIslands } from '../../../src/features/alerts/raise';
import { byHand } from '../../support/by-hand';
import type { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { report } from '../samples';

type Part = Parameters<typeof report>[0];

/**
 * A server without cases and alerts before each test, with helpers for alerts.
 * @param now time of its clock, in UTC
 */
export function setUpAlerts(engine: (typeof engines)[number], now: string) {
  const on = setUpCases(engine, now, async (server) => {
    await sql`truncate alert, alert_case, alert_due, mail_outbox, coverage, report_issue
      restart identity cascade`.execute(byHand(server.store));
  });
  /**
   * Sends one report for each part, half a minute apart.
   * @returns their numbers
   */
  const sendEach = async (parts: readonly Part[]): Promise<number[]> => {
    const ids: number[] = [];
    for (const part of parts) {
      on.server.clock.pass(30);
      const response = await on.server.post('cw/pcase/create/', report(part), { as: 'cases_editor' });
      expect(response.statusCode).toBe(201);
      ids.push(response.json<{ id: number }>().id);
    }
    return ids;
  };
  return {
    on,
    sendEach,
    send: (times: number, part: Part = {}) => sendEach(Array.from({ length: times }, () => part)),
    look: () => checkDueIslands(on.server.deps),
    /** Marks the island as observed for longer than the 36 months that the rules look back. */
    observe: () =>
      sql`insert into coverage (source, country, from_month) values ('report', 4, '2007-01-01')`.execute(
        byHand(on.server.store),
      ),
    list: async (as = 'cases_editor', query = '') =>
      (await on.server.get(`cw/alert/${query}`, { as })).json(),
    /** Decides an alert; without a version, with its current one. */
    decide: (
      body: object,
      { id = 1, version, as = 'cases_editor' }: { id?: number; version?: number; as?: string } = {},
    ) =>
      on.server.change('PATCH', `cw/alert/${id}/`, {
        as,
        body,
        ...(version && { headers: { 'if-match': `"${version}"` } }),
      }),
  };
}
