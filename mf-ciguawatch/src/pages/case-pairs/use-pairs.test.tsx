import type { PairDecide } from '@ciguawatch/shared/api/schemas/pairs';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, renderHook, waitFor } from '@testing-library/react';
import '../../texts';
import { announceCase } from '../../report/report-send';
import { pageOf, pairOf } from './fixtures/pair';
import { usePairs } from './use-pairs';

jest.mock('../../report/report-send', () => ({ announceCase: jest.fn() }));

const harness = setUpPage();
beforeEach(() => jest.mocked(announceCase).mockClear());
afterEach(() => jest.restoreAllMocks());

const [one, two, three] = [9, 10, 11].map((id) => pairOf({ id })) as [PairOf, PairOf, PairOf];
type PairOf = ReturnType<typeof pairOf>;
const lists = () => harness.server.sent('cw/pair/?').map(({ path }) => path.split('?')[1]);
const meal: PairDecide = { decision: 'same_meal', versions: { low: 2, high: 5 } };

async function open(online = true) {
  setRuntime({ user: fakeUser() });
  harness.server.on('GET', 'cw/pair/', { data: pageOf([one, two, three]) });
  const drawn = renderHook(() => usePairs());
  await waitFor(() => expect(drawn.result.current.page).not.toBeNull());
  if (!online) act(() => setRuntime({ user: fakeUser(), online: false }));
  const pairs = () => drawn.result.current;
  return { pairs, decide: (body = meal, pair = one) => act(() => pairs().decide(pair, body)) };
}
/** Makes the server accept a decision and then return these pairs. */
function takes(left: PairOf[], part: Partial<PairOf> = { decision: 'same_meal', version: 2 }) {
  harness.server.on('POST', 'cw/pair/9/decide/', () => {
    harness.server.on('GET', 'cw/pair/', { data: pageOf(left) });
    return { data: { ...one, ...part } };
  });
}

test('the list opens at its first, and the keys move within it', async () => {
  const { pairs } = await open();
  expect([pairs().open, pairs().at]).toEqual([9, 0]);
  act(() => pairs().move(1));
  expect([pairs().open, pairs().at]).toEqual([10, 1]);
  act(() => pairs().move(-1));
  act(() => pairs().move(-1));
  expect(pairs().open).toBe(9);
  expect(lists()).toEqual(['list=proposed']);
});

test('a decision is sent on the version of the pair that was read; the next one opens, and it can be undone', async () => {
  setClock(() => 12_345);
  takes([two, three]);
  const { pairs, decide } = await open();
  await decide();
  setClock();
  expect(harness.changes).toEqual([{ asked: 'POST cw/pair/9/decide/', version: '1', body: meal }]);
  expect(pairs()).toMatchObject({
    open: 10,
    busy: false,
    last: { pair: { id: 9, version: 2 }, decision: 'same_meal', at: 12_345 },
  });
  expect(announceCase).toHaveBeenCalledWith(null);
});

test.each(['unrelated', 'later'] as const)(
  '%s changes no case, so that nobody is notified of one',
  async (decision) => {
    takes([two, three], { decision: decision === 'later' ? null : decision, version: 2 });
    const { decide } = await open();
    await decide({ decision });
    expect(harness.changes).toHaveLength(1);
    expect(announceCase).not.toHaveBeenCalled();
  },
);

test('at the end of the list the one before it opens', async () => {
  harness.server.on('POST', 'cw/pair/11/decide/', () => {
    harness.server.on('GET', 'cw/pair/', { data: pageOf([one, two]) });
    return { data: { ...three, decision: 'same_meal' } };
  });
  const { pairs, decide } = await open();
  act(() => pairs().setOpen(11));
  await decide(meal, three);
  expect(pairs().open).toBe(10);
});

test('a decision on a case that changed meanwhile is refused, said, and the pair is read again', async () => {
  harness.server.on('POST', 'cw/pair/9/decide/', { status: 409, data: { code: 'conflict', message: '' } });
  const { pairs, decide } = await open();
  await decide();
  expect(harness.toasts).toEqual([
    expect.stringMatching(/^error: The decision could not be saved \/ Somebody else changed this pair/),
  ]);
  expect(pairs()).toMatchObject({ open: 9, stale: 1, last: null, busy: false });
  expect(announceCase).not.toHaveBeenCalled();
  expect(lists()).toHaveLength(2);
});

test.each([
  [409, 'case_deleted', 'is read again', 1],
  [403, 'country_forbidden', 'stays as it is', 0],
])('a refusal %d %s is said in its own words, and the pair %s', async (status, code, _, stale) => {
  harness.server.on('POST', 'cw/pair/9/decide/', { status, data: { code, message: '' } });
  const { pairs, decide } = await open();
  await decide();
  expect(harness.toasts[0]).toMatch(/^error: The decision could not be saved \/ (?!Somebody else)./);
  expect(pairs()).toMatchObject({ open: 9, stale });
});

test.each(['offline', 'on the way'])(
  'a decision whose network is lost %s is kept on the device',
  async (when) => {
    const add = jest.spyOn(outbox, 'add').mockResolvedValue(undefined as never);
    const { pairs, decide } = await open(when !== 'offline');
    harness.server.down = true;
    await decide();
    expect(add).toHaveBeenCalledWith({
      call: 'decidePair',
      params: { id: 9, ifVersion: 1 },
      body: meal,
      label: 'No. 41 and No. 40: Same meal',
    });
    expect(harness.changes).toHaveLength(when === 'offline' ? 0 : 1);
    expect(pairs()).toMatchObject({
      open: 10,
      last: null,
      said: 'Kept on this device. It is sent when the network is back.',
    });
  },
);

test('a decision is taken back on the version it left, and the pair opens again', async () => {
  takes([two, three]);
  const { pairs, decide } = await open();
  await decide();
  harness.server.on('POST', 'cw/pair/9/undo/', () => {
    harness.server.on('GET', 'cw/pair/', { data: pageOf([one, two, three]) });
    return { data: { ...one, version: 3 } };
  });
  jest.mocked(announceCase).mockClear();
  await act(() => pairs().undo(pairs().last!.pair));
  expect(harness.changes[1]).toMatchObject({ asked: 'POST cw/pair/9/undo/', version: '2' });
  expect(pairs()).toMatchObject({ open: 9, last: null, said: 'The decision is undone.', busy: false });
  expect(announceCase).toHaveBeenCalledWith(null);
});

test('what cannot be taken back any more is said, and not offered again', async () => {
  takes([two, three]);
  const { pairs, decide } = await open();
  await decide();
  harness.server.on('POST', 'cw/pair/9/undo/', { status: 409, data: { code: 'conflict', message: '' } });
  await act(() => pairs().undo(pairs().last!.pair));
  expect(harness.toasts).toEqual([
    expect.stringMatching(/^error: The decision could not be undone \/ Somebody else/),
  ]);
  expect(pairs()).toMatchObject({ last: null, busy: false });
});

test('another list is asked for and opens at its own first', async () => {
  const { pairs } = await open();
  harness.server.on('GET', /list=accepted/, { data: pageOf([pairOf({ id: 3, decision: 'same_meal' })]) });
  act(() => pairs().setList('accepted'));
  await waitFor(() => expect(pairs().open).toBe(3));
});

test('further pairs are added to those that are there', async () => {
  const { pairs } = await open();
  harness.server.on('GET', /after=11/, { data: pageOf([pairOf({ id: 12 })]) });
  await act(() => pairs().more());
  expect(pairs().page?.results.map(({ id }) => id)).toEqual([9, 10, 11, 12]);
});

test('two presses in one tick are one decision', async () => {
  takes([two, three]);
  const { pairs } = await open();
  await act(() =>
    Promise.all([pairs().decide(one, meal), pairs().decide(one, { ...meal, decision: 'unrelated' })]),
  );
  expect(harness.changes.map(({ body }) => body)).toEqual([meal]);
});
