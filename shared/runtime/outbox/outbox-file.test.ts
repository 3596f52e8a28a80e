import 'fake-indexeddb/auto';
import { FakeClock } from '../../testing/fakes/fake-clock';
import { setRuntime } from '../../testing/render-with-runtime';
import { outbox } from './outbox';
import { exportFile, importFile } from './outbox-file';

const body = { case: { case_uuid: 'u', case_location_id: 12, case_eventtime: '2026-11-19' } };
const file = (items: unknown, more: object = {}) =>
  JSON.stringify({ format: 'ciguawatch-outbox', version: 1, items, ...more });
const textOf = (blob: Blob) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsText(blob);
  });

let clock: FakeClock;
beforeEach(() => {
  clock = new FakeClock();
  setRuntime({ online: false });
});
afterEach(async () => {
  for (const { uuid } of outbox.items) await outbox.remove(uuid);
});

test('a file holds the entered values without the attempts, of all items or of the chosen ones', async () => {
  await outbox.add({ uuid: 'a', call: 'report', body, label: 'Hao' });
  const kept = outbox.find('a')?.body;
  expect(kept).toMatchObject(body);
  await outbox.add({ uuid: 'b', call: 'patchCase', params: { id: 4 }, body: { age: 3 } });
  const all = exportFile();
  expect(all.type).toBe('application/json');
  expect(JSON.parse(await textOf(all))).toEqual({
    format: 'ciguawatch-outbox',
    version: 1,
    items: [
      { uuid: 'a', call: 'report', params: null, body: kept, created: clock.time, label: 'Hao' },
      { uuid: 'b', call: 'patchCase', params: { id: 4 }, body: { age: 3 }, created: clock.time },
    ],
  });
  const one = JSON.parse(await textOf(exportFile(['b']))) as { items: { uuid: string }[] };
  expect(one.items.map(({ uuid }) => uuid)).toEqual(['b']);
});

test('missing fields of an item in a file are filled as for a new item', async () => {
  await importFile(file([{ call: 'report', body, tries: 9, notBefore: 9e15, state: 'refused', label: 4 }]));
  const [item] = outbox.items;
  const blank = { state: 'queued', tries: 0, notBefore: 0, account: null, params: null };
  expect(item).toEqual({ ...blank, uuid: expect.any(String), call: 'report', body, created: clock.time });
});

test('fields that an item of a file has are kept', async () => {
  await importFile(
    file([{ uuid: 'a', call: 'patchCase', body: {}, params: { id: 4 }, created: 5, label: 'Hao' }]),
  );
  expect(outbox.items).toMatchObject([{ uuid: 'a', params: { id: 4 }, created: 5, label: 'Hao' }]);
});

test.each([
  ['no JSON', '{', 'outbox.fileUnreadable'],
  ['nothing', 'null', 'outbox.fileForeign'],
  ['another format', file([], { format: 'other' }), 'outbox.fileForeign'],
  ['no list', file({}), 'outbox.fileForeign'],
  ['a later version', file([], { version: 2 }), 'outbox.fileNewer'],
  ['an item that is nothing', file([null]), 'outbox.fileForeign'],
  ['an item of no call', file([{ body }]), 'outbox.fileForeign'],
  ['an item without a body', file([{ call: 'patchCase' }]), 'outbox.fileForeign'],
  ['a report that is nothing', file([{ call: 'report', body: null }]), 'outbox.fileForeign'],
  ['a report that is no object', file([{ call: 'report', body: 'text' }]), 'outbox.fileForeign'],
  ['a report without a case', file([{ call: 'report', body: { case: 4 } }]), 'outbox.fileForeign'],
  [
    'a report without a date',
    file([{ call: 'report', body: { case: { case_uuid: 'u' } } }]),
    'outbox.fileForeign',
  ],
  [
    'a report without a number',
    file([{ call: 'report', body: { case: { case_eventtime: '2026' } } }]),
    'outbox.fileForeign',
  ],
])('of a file with %s nothing is taken, and the reason is reported', async (_what, text, reason) => {
  await expect(importFile(text)).rejects.toMatchObject({ name: 'OutboxFileError', message: reason });
  expect(outbox.items).toEqual([]);
});
