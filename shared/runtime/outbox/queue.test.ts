import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { autorun } from 'mobx';
import { FakeChannel } from '../../testing/fakes/fake-channel';
import { FakeClock } from '../../testing/fakes/fake-clock';
import { fakeUser } from '../../testing/fakes/fake-user';
import { setRuntime } from '../../testing/render-with-runtime';
import { session } from '../session/session';
import { deviceStore } from '../storage/device-store';
import { storage } from '../storage/storage';
import { Outbox } from './outbox';
import type { OutboxItem } from './outbox-types';

/** The queue as screens see it; no sender is started, so nothing is sent. */
let close: () => void;
let clock: FakeClock;
let queue: Outbox;
let otherTab: Outbox;
let woken: boolean[];

const given = (uuid: string, more: object = {}) => ({ uuid, call: 'report', body: { uuid }, ...more });
/** Stores an item in the state that the sender would leave. */
const store = (uuid: string, more: Partial<OutboxItem>) =>
  deviceStore.put('outbox', uuid, { ...queue.find(uuid), ...more });
const uuids = (of: Outbox) => of.items.map(({ uuid }) => uuid);

beforeEach(async () => {
  clock = new FakeClock();
  setRuntime();
  close = FakeChannel.install();
  [queue, otherTab] = [new Outbox(), new Outbox()];
  woken = [];
  queue.onWork((wanted) => void woken.push(wanted));
});
afterEach(async () => {
  close();
  await deviceStore.clear('outbox', '');
  await deviceStore.clear('sent', '');
  // Waits for pending notifications between tabs before the page ends.
  await Promise.all([queue.changed(), otherTab.changed()]);
});

test('an added item is a snapshot of its values, with a number of its own', async () => {
  const body = { age: 30, place: undefined };
  await expect(queue.add({ call: 'report', body })).resolves.toBe(true);
  body.age = 31;
  const made = clock.time;
  clock.advance(1);
  await queue.add({ call: 'report', body: undefined, params: { id: 4 }, label: 'Hao', account: 9 });
  const [first, second] = queue.items;
  const blank = { state: 'queued', tries: 0, notBefore: 0 };
  const kept = { call: 'report', params: null, body: { age: 30 }, account: null };
  expect(first).toEqual({ ...blank, ...kept, uuid: first?.uuid, created: made });
  expect(second).toMatchObject({ ...blank, body: null, params: { id: 4 }, label: 'Hao', account: 9 });
  expect(new Set(uuids(queue)).size).toBe(2);
  expect(woken).toEqual([false, false]);
});

test('an item added again keeps the number of attempts that may have left a copy', async () => {
  await queue.add(given('a'));
  expect(queue.find('a')).not.toHaveProperty('left');
  await store('a', { left: 2 });
  await queue.add(given('a', { body: { uuid: 'a', age: 31 } }));
  expect(queue.find('a')).toMatchObject({ body: { age: 31 }, left: 2 });
  await store('a', { left: 0 });
  await queue.add(given('a'));
  expect(queue.find('a')).not.toHaveProperty('left');
});

test('waiting items are listed by creation, sent ones with the latest first', async () => {
  for (const uuid of ['c', 'a', 'b']) {
    await queue.add(given(uuid));
    if (uuid === 'c') clock.advance(1);
  }
  // Items made in the same millisecond need a stable order, or the list would jump.
  expect(uuids(queue)).toEqual(['c', 'a', 'b']);
  // The device's copy comes first, then the items that only memory has.
  const [c, a, b] = queue.items;
  jest.spyOn(deviceStore, 'entries').mockResolvedValueOnce(new Map(Object.entries({ b, c, a })));
  await queue.changed();
  expect(uuids(queue)).toEqual(['c', 'a', 'b']);
  for (const [at, uuid] of ['x', 'y'].entries())
    await deviceStore.put('sent', uuid, {
      uuid,
      call: 'report',
      account: null,
      id: at,
      answer: {},
      body: {},
      at: clock.time - 9 + at,
    });
  await queue.changed();
  expect(queue.sent.map(({ uuid }) => uuid)).toEqual(['y', 'x']);
  await queue.forget('y');
  expect(queue.sent.map(({ uuid }) => uuid)).toEqual(['x']);
});

test('values of another program of this site are no items, and stay', async () => {
  await queue.add(given('a'));
  await deviceStore.put('outbox', 'x', null);
  await deviceStore.put('outbox', 'y', { title: 'not ours' });
  await queue.changed();
  expect(uuids(queue)).toEqual(['a']);
  expect([...(await deviceStore.entries('outbox')).keys()].sort()).toEqual(['a', 'x', 'y']);
});

test('of two overlapping readings the later one wins, and both end with it', async () => {
  await queue.add(given('a'));
  await waitFor(() => expect(uuids(otherTab)).toEqual(['a']));
  let answer = (): void => undefined;
  const slow = new Promise<Map<string, unknown>>((done) => {
    answer = () => done(new Map());
  });
  const entries = jest.spyOn(deviceStore, 'entries').mockReturnValueOnce(slow);
  const first = queue.changed();
  await waitFor(() => expect(entries).toHaveBeenCalled());
  await queue.changed();
  answer();
  await first;
  expect(uuids(queue)).toEqual(['a']);
});

test('a screen follows the waiting and refused items, and whether the device was read', async () => {
  const seen: [boolean, string[], string[]][] = [];
  const stop = autorun(() => seen.push([queue.ready, uuids(queue), queue.refused.map(({ uuid }) => uuid)]));
  await queue.load();
  await queue.add(given('a'));
  await queue.add(given('b'));
  await store('b', { state: 'refused' });
  await queue.changed();
  stop();
  expect(seen[0]).toEqual([false, [], []]);
  expect(seen[1]).toEqual([true, [], []]);
  expect(seen.at(-1)).toEqual([true, ['a', 'b'], ['b']]);
});

test('both lists are empty until the device has been read', () => {
  const fresh = new Outbox();
  expect([fresh.items, fresh.sent, fresh.ready]).toEqual([[], [], false]);
});

test('a late reading does not replace a newer one', async () => {
  await queue.add(given('a'));
  let answer = (_found: Map<string, unknown>) => {};
  const held = new Promise<Map<string, unknown>>((done) => {
    answer = done;
  });
  jest.spyOn(deviceStore, 'entries').mockReturnValueOnce(held);
  const late = queue.changed();
  await queue.add(given('b'));
  answer(new Map());
  await late;
  expect(uuids(queue)).toEqual(['a', 'b']);
});

test('other tabs are informed by the message that an earlier version understands', async () => {
  const said = jest.fn();
  new FakeChannel('ciguawatch.outbox').addEventListener('message', ({ data }) => said(data));
  await queue.add(given('a'));
  expect(said).toHaveBeenCalledWith('changed');
});

test('another tab sees added, corrected and removed items at once', async () => {
  await queue.add(given('a'));
  await waitFor(() => expect(uuids(otherTab)).toEqual(['a']));
  await queue.add(given('a', { label: 'Rapa' }));
  await waitFor(() => expect(otherTab.find('a')?.label).toBe('Rapa'));
  await queue.remove('a');
  await waitFor(() => expect(uuids(otherTab)).toEqual([]));
});

describe('leaving a page', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  afterEach(() => storage.found());

  test('asks only when unsaved items would be lost', async () => {
    storage.lost('full');
    expect(leave()).toBe(false);
    await queue.add(given('a'));
    expect(leave()).toBe(true);
    storage.found();
    expect(leave()).toBe(false);
    await queue.remove('a');
    await otherTab.changed();
  });
});

describe('an item sent again by a person', () => {
  const failed = {
    state: 'refused',
    tries: 4,
    notBefore: 9e15,
    error: { code: 'invalid_body', status: 400 },
  } as const;

  test('starts over and wakes the sender, even when the browser reports no network', async () => {
    await queue.add(given('a'));
    await store('a', failed);
    await queue.retry('a');
    expect(queue.items).toMatchObject([{ state: 'queued', tries: 0, notBefore: 0 }]);
    expect(queue.items[0]).not.toHaveProperty('error');
    expect(woken).toEqual([false, true]);
  });

  test('is corrected in place: still sending if it was being sent, started over if it was refused', async () => {
    await queue.add(given('a'));
    for (const [state, next] of [
      ['sending', 'sending'],
      ['refused', 'queued'],
      ['queued', 'queued'],
    ] as const) {
      await store('a', { ...failed, state });
      await queue.add(given('a', { label: state }));
      expect(queue.items).toMatchObject([{ state: next, label: state, tries: 0 }]);
    }
  });

  test('keeps being sent if it was, and is not created if it is missing', async () => {
    await queue.add(given('a'));
    await store('a', { ...failed, state: 'sending' });
    await queue.retry('a');
    await queue.retry('never added');
    expect(queue.items).toMatchObject([{ uuid: 'a', state: 'sending', tries: 4 }]);
    expect(queue.items).toHaveLength(1);
  });
});

describe('a caller waiting for an item', () => {
  test('gets no result while the item waits, and learns of its removal', async () => {
    await queue.add(given('a'));
    await queue.add(given('b'));
    const outcome = jest.fn();
    const settled = queue
      .settled('a')
      .catch((error: unknown) => error)
      .then(outcome);
    await queue.remove('b');
    await Promise.resolve();
    expect(outcome).not.toHaveBeenCalled();
    await queue.remove('a');
    await settled;
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'aborted', status: 0 }));
  });

  test('learns of the removal although another item was sent', async () => {
    await deviceStore.put('sent', 'b', { uuid: 'b', at: clock.time });
    await queue.add(given('a'));
    const settled = queue.settled('a');
    await queue.remove('a');
    await expect(settled).rejects.toMatchObject({ code: 'aborted' });
  });

  test('may stop waiting, before or during the wait', async () => {
    await queue.add(given('a'));
    const stop = new AbortController();
    const settled = queue.settled('a', stop.signal);
    stop.abort();
    await expect(settled).rejects.toMatchObject({ code: 'aborted' });
    await expect(queue.settled('a', stop.signal)).rejects.toMatchObject({ code: 'aborted' });
  });

  test('gets the reason of a refusal with the wrong fields', async () => {
    const error = { code: 'invalid_body', status: 400, fields: { age: 'digits' } } as const;
    await queue.add(given('a'));
    await store('a', { state: 'refused', error });
    await queue.changed();
    await expect(queue.settled('a')).rejects.toMatchObject(error);
    await store('a', { state: 'refused' });
    await queue.changed();
    await expect(queue.settled('a')).rejects.toMatchObject({ code: 'invalid_body' });
  });

  test('gets the result of a waiting correction rather than of the copy sent before', async () => {
    const sent = { uuid: 'a', call: 'report', account: null, id: 4, answer: {}, body: {}, at: clock.time };
    await deviceStore.put('sent', 'a', sent);
    await queue.add(given('a'));
    const outcome = jest.fn();
    const settled = queue.settled('a').then(outcome);
    await queue.changed();
    expect(outcome).not.toHaveBeenCalled();
    await queue.remove('a');
    await settled;
    expect(outcome).toHaveBeenCalledWith(sent);
  });
});

test('an item belongs to the signed-in account, and items of others are not listed', async () => {
  setRuntime({ user: fakeUser({ id: 7 }) });
  await queue.add(given('a'));
  expect(queue.items[0]?.account).toBe(7);
  expect([7, 8, null].map((account) => queue.foreign({ account }))).toEqual([false, true, false]);
  expect([queue.pendingFor(7).length, queue.pendingFor(null).length]).toEqual([1, 0]);
  // Each open queue names its waiting items before a logout.
  expect(session.waiting).toContainEqual(expect.objectContaining({ uuid: 'a', account: 7 }));
});

test('of imported items only those new to this device are counted', async () => {
  await queue.add(given('a'));
  const [mine] = queue.items;
  const later = new Outbox();
  const items = [
    { ...(mine as OutboxItem), label: 'older' },
    { ...(mine as OutboxItem), uuid: 'b' },
  ];
  await expect(later.takeIn(items)).resolves.toBe(1);
  expect(uuids(later)).toEqual(['a', 'b']);
  expect(later.find('a')).not.toHaveProperty('label');
});
