import { randomUUID } from 'node:crypto';
import type { Summary } from '@ciguawatch/shared/api/schemas/public';
import { sql } from 'kysely';
import { keepCases } from '../../../src/features/cases/housekeeping';
import { deployTexts } from '../../plain/portal-texts';
import { engines } from '../../support/test-store';
import { report } from '../samples';
import { setUpAlerts } from './alert-setup';

const UNVERIFIED = 'Alert not verified yet: the laboratory has reviewed none of its reports.';

describe.each(engines)('what stands behind an outbreak on %s', (engine) => {
  const { on, look, decide, list } = setUpAlerts(engine, '2026-03-11T20:00:00Z');
  const devices = Array.from({ length: 3 }, () => randomUUID());
  /** Number of the test: each has addresses of its own, so that none is busy with the reports of others. */
  let run = 0;
  beforeEach(() => {
    run += 1;
  });

  /** Sends a report as the public does, from a device and a host; null for a browser without a mark. */
  const sendFrom = async (device: number | null, host: number): Promise<number> => {
    on.server.clock.pass(61);
    const device_mark = device === null ? undefined : devices[device];
    const sent = await on.server.post('cw/pcase/create/', report({ ...(device_mark && { device_mark }) }), {
      remoteAddress: `10.0.${run}.${host}`,
    });
    expect(sent.statusCode).toBe(201);
    return sent.json<{ id: number }>().id;
  };
  const sixFromOne = async () => {
    const ids: number[] = [];
    for (let n = 0; n < 6; n += 1) ids.push(await sendFrom(0, 1));
    return ids;
  };
  const summary = async () => (await on.server.get('cw/summary/?country=4')).json<Summary>();
  const stands = async () => (await summary()).outbreaks.map(({ verdict, verified }) => [verdict, verified]);
  const plain = async () => {
    deployTexts(on.server);
    return (await on.server.app.inject('/plain/?lang=en&country=4')).body;
  };
  const review = (id: number, review_state: string, part: object = {}) =>
    on.server.change('PATCH', `cw/case/${id}/`, { as: 'cases_editor', body: { review_state, ...part } });

  it('is nothing while six reports came from one device and address', async () => {
    await sixFromOne();
    expect(await stands()).toEqual([['open', false]]);
    expect(await plain()).toContain(UNVERIFIED);
    await look();
    expect((await list()).results).toMatchObject([{ state: 'open', backed: false }]);
  });

  it('is more than one reporter once a second device and a second network reported too', async () => {
    await sixFromOne();
    await sendFrom(1, 1);
    expect(await stands()).toEqual([['open', false]]);
    await sendFrom(null, 2);
    expect(await stands()).toEqual([['open', true]]);
    expect(await plain()).not.toContain(UNVERIFIED);
    await look();
    expect((await list()).results).toMatchObject([{ state: 'open', backed: true }]);
  });

  it('is not a second network alone', async () => {
    await sixFromOne();
    await sendFrom(0, 2);
    await sendFrom(null, 3);
    expect(await stands()).toEqual([['open', false]]);
  });

  it('counts only the reports that count', async () => {
    await sixFromOne();
    const other = await sendFrom(1, 2);
    expect(await stands()).toEqual([['open', true]]);
    await review(other, 'rejected', { reason: 'Inventé' });
    expect(await stands()).toEqual([['open', false]]);
  });

  it('is the editor who reviewed a case of it, until the review is taken back', async () => {
    const [first = 0] = await sixFromOne();
    expect(await stands()).toEqual([['open', false]]);
    expect((await review(first, 'reviewed')).statusCode).toBe(200);
    expect(await stands()).toEqual([['open', true]]);
    await review(first, 'to_review', { reason: 'Doute' });
    await sendFrom(0, 1);
    expect(await stands()).toEqual([['open', false]]);
  });

  it('is what the laboratory said once it said something', async () => {
    await sixFromOne();
    await look();
    await decide({ state: 'discarded', note: 'One family.' });
    expect(await stands()).toEqual([['discarded', false]]);
    expect(await plain()).toContain('Alert discarded by the laboratory.');
    expect(await plain()).not.toContain(UNVERIFIED);
    await decide({ state: 'verified', note: 'Two families.' });
    expect(await stands()).toEqual([['verified', true]]);
  });

  it('is forgotten with the marks after 30 days, and never says how many there were', async () => {
    await sixFromOne();
    await sendFrom(1, 2);
    const [outbreak] = (await summary()).outbreaks;
    expect(Object.keys(outbreak ?? {}).sort()).toEqual(['cases', 'island', 'verdict', 'verified']);
    const marked = async () => {
      const { rows } = await sql<{ device: number; network: number }>`
        select count(device_hmac)::int as device, count(network_hmac)::int as network from report_proof`.execute(
        on.server.store.read,
      );
      return rows[0];
    };
    expect(await marked()).toEqual({ device: 7, network: 7 });
    on.server.clock.pass(31 * 86_400);
    await keepCases(on.server.deps);
    expect(await marked()).toEqual({ device: 0, network: 0 });
  });
});
