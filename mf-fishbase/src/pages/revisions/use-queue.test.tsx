import { REVISIONS_PER_PAGE } from '@ciguawatch/shared/api/calls/revisions';
import { type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, renderHook, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { item, page, revision, summary } from '../../revisions/fixtures/revision';
import { changeTexts } from '../../revisions/texts';
import { useQueue } from './use-queue';

const harness = setUpPage();
beforeAll(() => changeTexts);
afterEach(() => jest.restoreAllMocks());

const three = [51, 52, 53].map((id) => item({ id, object_name: `Species ${id}` }));
const fillOutbox = (...items: Partial<OutboxItem>[]) =>
  runInAction(() => {
    outbox.items = items as OutboxItem[];
  });
afterEach(() => fillOutbox());
const lists = () => harness.server.sent('a/revision/list/').map(({ path }) => path.split('?')[1]);

async function open(listed = three, online = true) {
  setRuntime({ user: fakeUser(), online: true });
  harness.server
    .on('GET', 'a/revision/list/', page(listed))
    .on('GET', 'a/revision/summary/', summary(listed.length));
  const drawn = renderHook(() => useQueue());
  await waitFor(() => expect(drawn.result.current.page).not.toBeNull());
  if (!online) act(() => setRuntime({ user: fakeUser(), online: false }));
  const queue = () => drawn.result.current;
  const decide = (id: number, status: 'approved' | 'rejected') =>
    act(() => queue().decide(revision({ ...item({ id, object_name: `Species ${id}` }) }), { status }));
  return { queue, decide };
}
const refreshed = () => jest.spyOn(collections.specie, 'refresh').mockResolvedValue(undefined as never);

test('the list opens at its first change, and keys move within it', async () => {
  const { queue } = await open();
  expect([queue().open, queue().at]).toEqual([51, 0]);
  act(() => queue().move(1));
  expect([queue().open, queue().at]).toEqual([52, 1]);
  act(() => queue().move(-1));
  act(() => queue().move(-1));
  expect(queue().open).toBe(51);
  expect(lists()).toEqual(['status=pending']);
});

test('an approval is sent for the version that was read, can be undone, and the next change opens', async () => {
  setClock(() => 12_345);
  const refresh = refreshed();
  harness.server.on('PATCH', 'a/revision/51', { data: revision({ status: 'approved' }) });
  const { queue, decide } = await open();
  await decide(51, 'approved');
  setClock();
  expect(harness.changes).toEqual([
    { asked: 'PATCH a/revision/51', version: '2', body: { status: 'approved' } },
  ]);
  expect(queue()).toMatchObject({
    open: 52,
    busy: false,
    said: 'Species 51: approved.',
    last: { status: 'approved', at: 12_345 },
  });
  expect(queue().last?.revision.id).toBe(51);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(lists()).toHaveLength(2);
});

test('a rejection changes no page, and is named as the last decision', async () => {
  const refresh = refreshed();
  harness.server.on('PATCH', /^a\/revision\/5\d$/, { data: revision({ status: 'rejected' }) });
  const { queue, decide } = await open();
  act(() => queue().setOpen(53));
  await decide(53, 'rejected');
  expect(queue()).toMatchObject({
    open: 52,
    last: { revision: { id: 53 }, status: 'rejected' },
    said: 'Species 53: current version kept.',
  });
  expect(refresh).not.toHaveBeenCalled();
});

test('a decision that comes too late is reported, and the current state shown', async () => {
  harness.server.on('PATCH', 'a/revision/51', { status: 409, data: { code: 'conflict', message: '' } });
  const { queue, decide } = await open();
  await decide(51, 'approved');
  expect(harness.toasts).toEqual([
    'error: The decision was not made / This request has changed in the meantime. Here is its current state.',
  ]);
  expect(queue()).toMatchObject({ open: 51, stale: 1, last: null, busy: false, said: '' });
  expect(lists()).toHaveLength(2);
});

test('another refusal is shown in the server’s words', async () => {
  harness.server.on('PATCH', 'a/revision/51', { status: 403, data: { code: 'forbidden', message: '' } });
  const { decide } = await open();
  await decide(51, 'approved');
  expect(harness.toasts[0]).toMatch(/^error: The decision was not made \/ (?!This request has changed)./);
});

test('without a network a decision is kept on the device with its version', async () => {
  const add = jest.spyOn(outbox, 'add').mockResolvedValue(undefined as never);
  const { queue, decide } = await open(three, false);
  await decide(51, 'approved');
  expect(add).toHaveBeenCalledWith({
    call: 'decideRevision',
    params: { id: 51, ifVersion: 2 },
    body: { status: 'approved' },
    label: 'Approve: Species 51',
  });
  expect(harness.changes).toEqual([]);
  expect(queue()).toMatchObject({
    open: 52,
    last: null,
    said: 'The decision waits for the network on this device.',
  });
});

test('an approved change is reverted, and the page is loaded again', async () => {
  const refresh = refreshed();
  harness.server.on('POST', 'a/revision/51/revert/', {
    status: 201,
    data: revision({ id: 60, reverts: 51 }),
  });
  const { queue } = await open();
  await act(() => queue().revert(three[0]!));
  expect(harness.changes[0]).toEqual({
    asked: 'POST a/revision/51/revert/',
    body: { uuid: expect.any(String) },
  });
  expect(harness.toasts[0]).toBe('success: Species 51: the earlier version is restored');
  expect(queue()).toMatchObject({ last: null, busy: false });
  expect(queue().stale).toBeGreaterThan(0);
  expect(refresh).toHaveBeenCalled();
});

test('an approval that can no longer be undone is reported', async () => {
  harness.server.on('POST', 'a/revision/51/revert/', {
    status: 409,
    data: { code: 'conflict', message: '' },
  });
  const { queue } = await open();
  await act(() => queue().revert(three[0]!));
  expect(harness.toasts).toEqual([
    'error: The earlier version was not restored / This request has changed in the meantime. Here is its current state.',
  ]);
  expect(queue().busy).toBe(false);
});

test('a narrower list is loaded and opens at its first change', async () => {
  const { queue } = await open();
  act(() => queue().setOpen(53));
  act(() => queue().narrow({ object_type: 'specie' }));
  await waitFor(() => expect(lists()).toHaveLength(2));
  expect(lists()[1]).toBe('status=pending&object_type=specie');
  await waitFor(() => expect(queue().open).toBe(51));
});

test('a change decided by a colleague stays open and is read again, and "next" leads to the first', async () => {
  const { queue } = await open();
  act(() => queue().setOpen(52));
  harness.server.on('GET', 'a/revision/list/', page([three[0]!, three[2]!]));
  await act(async () => queue().retry());
  await waitFor(() => expect(queue().stale).toBe(1));
  expect([queue().open, queue().at]).toEqual([52, -1]);
  act(() => queue().move(1));
  expect(queue().open).toBe(51);
});

test('more changes of the list are appended to the loaded ones, until a page is not full', async () => {
  const ids = Array.from({ length: REVISIONS_PER_PAGE }, (_, at) => 101 + at);
  const { queue } = await open(ids.map((id) => item({ id })));
  harness.server.on('GET', /after=150/, page([item({ id: 151 })]));
  expect(queue().page?.next).toBe(150);
  await act(() => queue().more());
  expect(queue().page?.results.map(({ id }) => id)).toEqual([...ids, 151]);
  expect(queue().page?.next).toBeNull();
});

test('two presses in one tick count as one decision', async () => {
  refreshed();
  harness.server.on('PATCH', 'a/revision/51', { data: revision({ status: 'approved' }) });
  const { queue } = await open();
  const one = revision({ id: 51 });
  await act(() =>
    Promise.all([queue().decide(one, { status: 'approved' }), queue().decide(one, { status: 'rejected' })]),
  );
  expect(harness.changes.map(({ body }) => body)).toEqual([{ status: 'approved' }]);
});

describe('a decision that waits on this device', () => {
  const waiting = (id: number, part: Partial<OutboxItem> = {}): Partial<OutboxItem> => ({
    ...{ call: 'decideRevision', account: fakeUser().id, params: { id, ifVersion: 2 } },
    ...part,
  });

  test('a decided change is not offered again, unless the decision was refused or is another account’s', async () => {
    fillOutbox(
      waiting(51),
      waiting(52, { state: 'refused' }),
      waiting(52, { account: 77 }),
      waiting(52, { call: 'createRevision' }),
    );
    const { queue } = await open();
    expect(queue().page?.results.map(({ id }) => id)).toEqual([52, 53]);
    expect(queue()).toMatchObject({ open: 52, kept: 1 });
  });

  test('the open change stays as it was loaded, without a message about another moderator', async () => {
    const { queue } = await open();
    act(() => queue().setOpen(51));
    fillOutbox(waiting(51));
    harness.server.on('GET', 'a/revision/list/', page(three));
    await act(async () => queue().retry());
    await waitFor(() => expect(queue().page?.results.map(({ id }) => id)).toEqual([52, 53]));
    expect(queue()).toMatchObject({ open: 51, stale: 0 });
  });

  test('a sent decision moves the change to another list, which is loaded again once', async () => {
    fillOutbox(waiting(51));
    const drawn = await open();
    expect(lists()).toHaveLength(1);
    fillOutbox();
    // The page re-renders when the outbox changes. Here a move in the list re-renders the hook instead.
    act(() => drawn.queue().setOpen(53));
    await waitFor(() => expect(lists()).toHaveLength(2));
    await waitFor(() => expect(drawn.queue()).toMatchObject({ kept: 0, open: 53 }));
  });
});

test('after the last change of the list the previous one opens, and none if it was the only one', async () => {
  harness.server.on('PATCH', /^a\/revision\/5\d$/, { data: revision({ status: 'rejected' }) });
  const { queue, decide } = await open([three[0]!]);
  harness.server.on('GET', 'a/revision/list/', page([]));
  await decide(51, 'rejected');
  expect(queue()).toMatchObject({ open: null, at: -1 });
  act(() => queue().move(1));
  expect(queue().open).toBeNull();
});
