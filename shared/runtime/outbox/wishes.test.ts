import { renderHook, waitFor } from '@testing-library/react';
import { isTakenBack, refusedWithdrawalOf, reportLinksOf, withdrawalOf } from '../../api/report/report-links';
import { FakeServer } from '../../testing/fakes/fake-server';
import { setRuntime } from '../../testing/render-with-runtime';
import { keepSent } from '../../testing/sent-item';
import { outbox } from './outbox';
import { useWishes } from './wishes';
import 'fake-indexeddb/auto';

const UUID = '00000000-0000-4000-8000-000000000001';
const CODE = '22222222222223';
const at = Date.now();
const body = { case: { case_uuid: UUID, receipt_code: CODE, age: 34 } };

/** Stores a sent report and its withdrawal in a given state, as the device keeps them. */
async function keepWish(state: string): Promise<void> {
  setRuntime();
  const own = { account: null, at };
  await keepSent({ ...own, uuid: UUID, call: 'report', id: 41, answer: { id: 41 }, body });
  const wish = { case_uuid: UUID, receipt_code: CODE };
  await keepSent({
    ...own,
    uuid: `withdraw-${UUID}`,
    call: 'withdraw',
    id: null,
    answer: { state },
    body: wish,
  });
  await outbox.changed();
}
const report = () => outbox.sent.find(({ call }) => call === 'report')!;
const answers = (state: string) => new FakeServer().on('POST', 'cw/pcase/withdrawal/', { data: { state } });
const open = () => renderHook(useWishes);

test('a refused withdrawal ends: the report stays, and may be withdrawn again', async () => {
  await keepWish('asked');
  const server = answers('kept');
  open();
  await waitFor(() => expect(refusedWithdrawalOf(report(), outbox.sent)).toMatchObject({ at }));
  expect(withdrawalOf(report(), outbox.sent, outbox.sent)).toBeUndefined();
  expect([isTakenBack(report(), outbox.sent), report().body]).toEqual([false, body]);
  expect(server.sent('cw/pcase/withdrawal/').map((one) => one.body)).toEqual([{ receipt_code: CODE }]);
  // A decided withdrawal is not asked about again.
  open();
  await outbox.changed();
  expect(server.requests).toHaveLength(1);
});

test('a granted withdrawal removes the report and its answers from the device', async () => {
  await keepWish('asked');
  answers('withdrawn');
  open();
  await waitFor(() => expect(isTakenBack(report(), outbox.sent)).toBe(true));
  await waitFor(() => expect(report().body).toEqual({ case: reportLinksOf(body) }));
});

test.each([
  ['the laboratory has not decided', () => answers('asked')],
  ['the network is away', () => Object.assign(new FakeServer(), { down: true })],
  ['no report has the code any more', () => new FakeServer()],
])('where %s all stays as it was', async (_why, serve) => {
  await keepWish('asked');
  const server = serve();
  open();
  await waitFor(() => expect(server.requests).toHaveLength(1));
  await outbox.changed();
  expect(withdrawalOf(report(), outbox.sent, outbox.sent)).toMatchObject({ answer: { state: 'asked' } });
});

test('a report withdrawn at once needs no further request', async () => {
  await keepWish('withdrawn');
  const server = new FakeServer();
  open();
  for (let turns = 0; turns < 3; turns++) await outbox.changed();
  expect(server.requests).toEqual([]);
});
