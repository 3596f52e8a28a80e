import 'fake-indexeddb/auto';
import { FakeClock } from '../../testing/fakes/fake-clock';
import { fakeUser } from '../../testing/fakes/fake-user';
import { setRuntime } from '../../testing/render-with-runtime';
import { deviceStore } from '../storage/device-store';
import { Drafts } from './drafts';

const LOCAL_COPY_KEY = 'ciguawatch.draft.nobody:report';

let clock: FakeClock;
let drafts: Drafts;
/** What another tab, or this one after a reload, loads. */
const loadedDraft = async () => (await new Drafts().load<{ age: number }>('report'))?.value ?? null;

beforeEach(async () => {
  clock = new FakeClock();
  setRuntime();
  drafts = new Drafts();
  await drafts.remove('report');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Lets no write reach the database until the returned function is called. */
function slowDisk(): () => void {
  let open = () => {};
  const gate = new Promise<void>((done) => {
    open = done;
  });
  const put = deviceStore.put.bind(deviceStore);
  jest.spyOn(deviceStore, 'put').mockImplementation(async (...args) => {
    await gate;
    return put(...args);
  });
  return open;
}

test('a draft deleted while it is being written does not come back', async () => {
  const open = slowDisk();
  drafts.save('report', { age: 40 });
  const written = drafts.flush();
  await drafts.remove('report');
  open();
  await written;
  expect(await loadedDraft()).toBeNull();
  expect(await drafts.list('report')).toEqual([]);
});

test('a deleted draft whose change was still to be written does not come back', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  const put = jest.spyOn(deviceStore, 'put');
  drafts.save('report', { age: 41 });
  await drafts.remove('report');
  jest.advanceTimersByTime(10_000);
  await drafts.flush(true);
  expect(put).not.toHaveBeenCalled();
  expect(localStorage.getItem(LOCAL_COPY_KEY)).toBeNull();
  jest.useRealTimers();
  expect(await loadedDraft()).toBeNull();
});

test('a draft deleted after its page was hidden loses its synchronous copy as well', async () => {
  drafts.save('report', { age: 42 });
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(LOCAL_COPY_KEY)).not.toBeNull();
  await drafts.remove('report');
  await drafts.flush();
  expect(localStorage.getItem(LOCAL_COPY_KEY)).toBeNull();
  expect(await loadedDraft()).toBeNull();
});

test('a draft that another tab deleted after this one stored it does not come back', async () => {
  drafts.save('report', { age: 43 });
  await drafts.flush();
  await new Drafts().remove('report');
  await drafts.flush(true);
  expect(await drafts.load('report')).toBeNull();
  expect(await drafts.list('report')).toEqual([]);
});

test('the contact of a deleted draft does not come back', async () => {
  drafts.save('report', { age: 44, cont_name: 'Hina' }, { personal: ['cont_name'] });
  await drafts.flush();
  await drafts.remove('report');
  drafts.save('report', { age: 45 });
  await drafts.flush();
  expect(await loadedDraft()).toEqual({ age: 45 });
});

test('a draft started over after a deletion is kept, even while the old one was being written', async () => {
  const open = slowDisk();
  drafts.save('report', { age: 46 });
  const written = drafts.flush();
  await drafts.remove('report');
  drafts.save('report', { age: 47 });
  open();
  await written;
  await drafts.flush();
  expect(await loadedDraft()).toEqual({ age: 47 });
});

test('text typed while the draft is being written is written as well', async () => {
  const open = slowDisk();
  drafts.save('report', { age: 48 });
  const written = drafts.flush();
  drafts.save('report', { age: 49 });
  open();
  await written;
  await new Promise((done) => setTimeout(done, 0));
  expect(await drafts.load('report')).toMatchObject({ value: { age: 49 } });
  await drafts.flush();
  expect(await loadedDraft()).toEqual({ age: 49 });
});

test('of the copy on the disk and the synchronous copy the later one is offered', async () => {
  drafts.save('report', { age: 50 });
  await drafts.flush();
  const copy = (age: number, savedAt: number) =>
    localStorage.setItem(LOCAL_COPY_KEY, JSON.stringify({ value: { age }, savedAt }));
  copy(51, clock.time - 1);
  expect(await loadedDraft()).toEqual({ age: 50 });
  copy(51, clock.time + 1);
  expect(await loadedDraft()).toEqual({ age: 51 });
});

test('the synchronous copy is deleted once the disk has the draft, and kept where the disk refuses it', async () => {
  drafts.save('report', { age: 52 });
  await drafts.flush(true);
  expect(localStorage.getItem(LOCAL_COPY_KEY)).toBeNull();
  jest.spyOn(deviceStore, 'put').mockResolvedValue(false);
  drafts.save('report', { age: 53 });
  await drafts.flush();
  expect(localStorage.getItem(LOCAL_COPY_KEY)).toContain('53');
});

test('deleting an anonymous draft leaves the drafts of accounts and their contacts', async () => {
  const account = 7;
  drafts.save('report', { age: 54, cont_name: 'Hina' }, { personal: ['cont_name'], account });
  drafts.save('report', { age: 55 }, { account: null });
  await drafts.flush();
  await drafts.remove('report', { account: null });
  sessionStorage.clear();
  expect((await drafts.load('report', { account }))?.value).toEqual({ age: 54, cont_name: 'Hina' });
  setRuntime({ user: fakeUser({ id: account }) });
  expect((await drafts.load('report'))?.value).toEqual({ age: 54, cont_name: 'Hina' });
  await drafts.remove('report');
  expect(await drafts.load('report')).toBeNull();
});

test('a page hidden twice in quick succession keeps its draft', async () => {
  drafts.save('report', { age: 56 });
  await Promise.all([drafts.flush(true), drafts.flush(true)]);
  expect(await loadedDraft()).toEqual({ age: 56 });
});
