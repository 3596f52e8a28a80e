import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, renderHook } from '@testing-library/react';
import { item, revision } from '../../revisions/fixtures/revision';
import { changeTexts } from '../../revisions/texts';
import type { Editing } from './read-edited';
import { useSave } from './use-save';

jest.mock('@ciguawatch/shared/runtime/navigation/navigation', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/navigation/navigation'),
  go: jest.fn(),
}));

const harness = setUpPage();
const UUID = '00000000-0000-4000-8000-000000000001';
const draftInHand = { keep: jest.fn(), drop: jest.fn(), done: jest.fn() };
beforeAll(() => changeTexts);
beforeEach(() => {
  jest.mocked(go).mockClear();
  draftInHand.done.mockReset();
});
afterEach(() => jest.restoreAllMocks());

function open(part: Partial<Editing> = {}, online = true) {
  setRuntime({ user: fakeUser(), online });
  const about = {
    kind: 'specie',
    id: 22,
    version: 3,
    name: 'Lutjanus bohar',
    draftName: 'd',
    revision: null,
  };
  const editing = { ...about, ...part } as unknown as Editing;
  return renderHook(() => useSave(editing, UUID, draftInHand)).result.current;
}
const asked = { asked_reason: 'Seen', source: null };
const food = { food: 'herbivore' } as const;
const taken = (part: object) => ({ status: 201, data: revision(part) });

test('a change is requested for the version that was loaded, then the draft is deleted and the page shown', async () => {
  harness.server.on('POST', 'a/revision/', taken({}));
  const work = open();
  await act(() => work.save(food, { name: 'Lutjanus bohar', ...asked }));
  expect(harness.changes).toEqual([
    {
      asked: 'POST a/revision/',
      body: {
        uuid: expect.any(String),
        actionType: 'update',
        object_type: 'specie',
        object_id: 22,
        version: 3,
        payload: food,
        ...asked,
      },
    },
  ]);
  expect(draftInHand.done).toHaveBeenCalledTimes(1);
  expect(go).toHaveBeenCalledWith('/fishbase/specie/22', { force: true });
  expect(harness.toasts).toEqual(['success: Your request has been sent and awaits approval by a moderator']);
});

test('a deletion is requested without changed fields, under its own request id', async () => {
  harness.server.on('POST', 'a/revision/', taken({ actionType: 'delete' }));
  const work = open();
  await act(() => work.save(food, { name: 'x', ...asked }));
  await act(() => work.remove(null, asked));
  await act(() => work.remove(null, asked));
  const bodies = harness.changes.map(({ body }) => body as { uuid: string; actionType: string });
  expect(bodies[1]).toEqual({
    uuid: expect.any(String),
    actionType: 'delete',
    object_type: 'specie',
    object_id: 22,
    version: 3,
    ...asked,
  });
  // A second try has the same uuid.
  expect([bodies[1]?.uuid === bodies[2]?.uuid, bodies[0]?.uuid === bodies[1]?.uuid]).toEqual([true, false]);
});

test('a new page has no version, and its author is led to the own changes', async () => {
  harness.server.on('POST', 'a/revision/', taken({ actionType: 'add', object_id: null }));
  const work = open({ id: null, version: null });
  await act(() => work.save(food, { name: 'Lutjanus novus', ...asked }));
  expect(harness.changes[0]?.body).toEqual({
    uuid: expect.any(String),
    actionType: 'add',
    object_type: 'specie',
    object_id: null,
    payload: food,
    ...asked,
  });
  expect(go).toHaveBeenCalledWith('/fishbase/changes', { force: true });
});

test('a waiting request is replaced for the version that was loaded; its deletion is a separate request', async () => {
  harness.server.on('PUT', 'a/revision/51', { data: revision() }).on('POST', 'a/revision/', taken({}));
  const work = open({ revision: item() });
  await act(() => work.save(food, { name: 'x', ...asked }));
  expect(harness.changes).toEqual([
    { asked: 'PUT a/revision/51', version: '2', body: { payload: food, version: 3, ...asked } },
  ]);
  await act(() => work.remove(null, asked));
  expect(harness.changes[1]?.asked).toBe('POST a/revision/');
});

test('without a network the request waits on the device, and the page says so', async () => {
  const add = jest.spyOn(outbox, 'add').mockResolvedValue(undefined as never);
  const work = open({}, false);
  await act(() => work.remove(null, asked));
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({
      call: 'createRevision',
      body: expect.objectContaining({ actionType: 'delete' }),
      label: 'Deletion: Lutjanus bohar',
    }),
  );
  expect(harness.toasts).toEqual([
    expect.stringMatching(/^warning: Your request waits on this device \/ It will be sent/),
  ]);
});

test.each([
  [403, { code: 'forbidden' }, /^error: An error occurred \/ (?!A server)./],
  [500, { code: 'server_error' }, /^error: An error occurred \/ A server error occurred/],
])('a refusal (%d) is shown, and draft and form stay', async (status, data, said) => {
  harness.server.on('POST', 'a/revision/', { status, data: { ...data, message: '' } });
  const work = open();
  await act(() => expect(work.save(food, { name: 'x', ...asked })).rejects.toMatchObject({ status }));
  expect(harness.toasts).toEqual([expect.stringMatching(said)]);
  expect([draftInHand.done.mock.calls, jest.mocked(go).mock.calls]).toEqual([[], []]);
});

test('a refusal with fields is shown by the form at these fields', async () => {
  const data = { code: 'invalid_body', message: '', fields: { name: 'required' } };
  harness.server.on('POST', 'a/revision/', { status: 400, data });
  const work = open();
  await act(() => expect(work.save(food, { name: 'x', ...asked })).rejects.toMatchObject({ status: 400 }));
  expect(harness.toasts).toEqual([]);
});

test('a request still waiting is replaced by the new one; after a decision a second request is made', async () => {
  const data = (current: object) => ({ status: 409, data: { code: 'uuid_reused', message: '', current } });
  harness.server
    .on('POST', 'a/revision/', data(item({ version: 4 })))
    .on('PUT', 'a/revision/51', { data: revision() });
  const work = open();
  await act(() => work.save(food, { name: 'x', ...asked }));
  expect(harness.changes.slice(1)).toEqual([
    { asked: 'PUT a/revision/51', version: '4', body: { payload: food, version: 3, ...asked } },
  ]);
  harness.server.on('POST', 'a/revision/', ({ body }) =>
    (body as { uuid: string }).uuid === UUID ? data(item({ status: 'approved' })) : taken({}),
  );
  await act(() => work.save(food, { name: 'x', ...asked }));
  expect(harness.changes.slice(2).map(({ asked, body }) => [asked, (body as { uuid: string }).uuid])).toEqual(
    [
      ['POST a/revision/', UUID],
      ['POST a/revision/', expect.not.stringMatching(UUID)],
    ],
  );
});

test('a deletion that had already arrived is reported and not requested twice', async () => {
  const current = item({ version: 4 });
  harness.server.on('POST', 'a/revision/', {
    status: 409,
    data: { code: 'uuid_reused', message: '', current },
  });
  const work = open();
  await act(() => expect(work.remove(null, asked)).rejects.toMatchObject({ status: 409 }));
  expect(harness.changes).toHaveLength(1);
  expect(harness.toasts).toEqual([expect.stringMatching(/^error: An error occurred \/ ./)]);
  expect(go).not.toHaveBeenCalled();
});

test('a refusal that shows another state is not taken for a request that had arrived', async () => {
  const data = { code: 'conflict', message: '', current: item({ version: 4 }) };
  harness.server.on('POST', 'a/revision/', { status: 409, data });
  const work = open();
  await act(() =>
    expect(work.save(food, { name: 'x', ...asked })).rejects.toMatchObject({ code: 'conflict' }),
  );
  expect(harness.changes.map(({ asked }) => asked)).toEqual(['POST a/revision/']);
});
