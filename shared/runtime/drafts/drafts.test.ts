import 'fake-indexeddb/auto';
import { FakeClock } from '../../testing/fakes/fake-clock';
import { fakeUser } from '../../testing/fakes/fake-user';
import { setRuntime } from '../../testing/render-with-runtime';
import { Drafts } from './drafts';

const DAY = 86_400_000;
let clock: FakeClock;
let drafts: Drafts;

beforeEach(async () => {
  clock = new FakeClock();
  setRuntime();
  drafts = new Drafts();
  await drafts.remove('report');
});

test('a draft is offered again to its owner only', async () => {
  drafts.save('report', { age: 40 });
  await drafts.flush();
  expect(await new Drafts().load('report')).toMatchObject({ value: { age: 40 }, savedAt: clock.time });
  setRuntime({ user: fakeUser() });
  expect(await drafts.load('report')).toBeNull();
});

test('a draft survives a page that is hidden right after typing', async () => {
  drafts.save('report', { age: 41 });
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('ciguawatch.draft.nobody:report')).toContain('41');
  expect(await new Drafts().load('report')).toMatchObject({ value: { age: 41 } });
});

test('the contact of an anonymous draft is forgotten when the tab closes, unless its author keeps it', async () => {
  const value = { age: 42, cont_name: 'Hina' };
  drafts.save('report', value, { personal: ['cont_name'] });
  await drafts.flush();
  expect((await drafts.load('report'))?.value).toEqual(value);
  sessionStorage.clear();
  expect((await drafts.load('report'))?.value).toEqual({ age: 42 });
  drafts.save('report', value, { personal: ['cont_name'], keepPersonal: true });
  await drafts.flush();
  sessionStorage.clear();
  expect((await drafts.load('report'))?.value).toEqual(value);
});

test('a draft is deleted on request and after thirty days', async () => {
  drafts.save('report', { age: 43 });
  await drafts.flush();
  clock.advance(30 * DAY);
  expect(await drafts.load('report')).not.toBeNull();
  clock.advance(1000);
  expect(await drafts.load('report')).toBeNull();
  drafts.save('report', { age: 44 });
  await drafts.remove('report');
  await drafts.flush();
  expect(await drafts.load('report')).toBeNull();
});

test('several drafts of one kind are kept with their owners, the latest first', async () => {
  drafts.save('report/a', { age: 1 });
  await drafts.flush();
  clock.advance(1000);
  drafts.save('report/b', { age: 2 });
  drafts.save('report/c', { age: 3 }, { account: 9 });
  expect((await drafts.list('report/')).map(({ name }) => name)).toEqual(['report/b', 'report/a']);
  await drafts.flush();
  expect((await new Drafts().list('report/')).map(({ name }) => name)).toEqual(['report/b', 'report/a']);
  expect(await new Drafts().list('report/', { account: 9 })).toMatchObject([{ value: { age: 3 } }]);
  for (const name of ['report/a', 'report/b']) await drafts.remove(name);
  expect(await drafts.list('report/')).toEqual([]);
});

test('continuous typing is stored as well, and so is text typed while the draft is written', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  const save = jest.spyOn(drafts as unknown as { write(key: string): Promise<void> }, 'write');
  for (let age = 0; age < 10; age++) {
    drafts.save('report', { age });
    jest.advanceTimersByTime(100);
  }
  expect(save.mock.calls.length).toBeGreaterThanOrEqual(1);
  jest.useRealTimers();
  await drafts.flush();
  expect((await new Drafts().load('report'))?.value).toEqual({ age: 9 });
});

test('a page about to be replaced waits until its draft is stored', async () => {
  drafts.save('report', { age: 45 });
  const work: Promise<unknown>[] = [];
  const detail = { hold: (one: Promise<unknown>) => work.push(one) };
  window.dispatchEvent(new CustomEvent('ciguawatch:drafts:save', { detail }));
  expect(work.length).toBeGreaterThan(0);
  await Promise.all(work);
  expect((await new Drafts().load('report'))?.value).toEqual({ age: 45 });
});
