import 'fake-indexeddb/auto';
import { Blob as StorableBlob } from 'node:buffer';
import { runInAction } from 'mobx';
import { FakeClock } from '../../testing/fakes/fake-clock';
import { FakeServer } from '../../testing/fakes/fake-server';
import { fakeToken, fakeUser } from '../../testing/fakes/fake-user';
import { setRuntime } from '../../testing/render-with-runtime';
import { connectivity } from '../http/connectivity';
import { writeCookie } from '../http/cookies';
import { session } from '../session/session';
import { arrived } from './arrived';
import { outboxSender } from './internal/sender';
import { Outbox, outbox } from './outbox';
import { exportFile } from './outbox-file';

const PICTURE = '00000000-0000-4000-8000-000000000001';
const key = '0123456789abcdef0123456789abcdef-640x480';
const picture = {
  ...{ key, width: 640, height: 480, widths: [320, 640], placeholder: 'data:,' },
  ...{ author: 'Teva', licence: 'cc-by' },
};
// jsdom's Blob cannot be stored in the fake database; real ones can.
const file = new StorableBlob(['the bytes'], { type: 'image/jpeg' }) as unknown as Blob;
let server: FakeServer;
let clock: FakeClock;

/** Queues a change that refers to a picture and the picture, both offline and in the wrong order. */
async function bothWaiting(): Promise<void> {
  const change = { body: { media: [arrived(PICTURE)], age: 3 }, after: [PICTURE] };
  await outbox.add({ uuid: 'change', call: 'createCase', ...change });
  clock.advance(10);
  await outbox.add({
    uuid: PICTURE,
    call: 'sendPicture',
    params: { use: 'algae', author: 'Teva' },
    body: null,
    file,
  });
}
const online = () =>
  runInAction(() => {
    connectivity.network = true;
    connectivity.reachable = true;
  });

beforeAll(() => outboxSender.start());
beforeEach(() => {
  clock = new FakeClock();
  server = new FakeServer()
    .on('PUT', `a/picture/${PICTURE}/`, { status: 201, data: picture })
    .on('POST', 'cw/pcase/create/', { status: 201, data: { id: 41 } });
  setRuntime({ online: false });
  writeCookie('access_token', fakeToken(), 300);
  runInAction(() => {
    session.user = fakeUser({ id: 7 });
    session.state = 'connected';
  });
});
afterEach(async () => {
  writeCookie('access_token', '', 0);
  for (const { uuid } of outbox.items) await outbox.remove(uuid);
  for (const { uuid } of outbox.sent) await outbox.forget(uuid);
  await outboxSender.run();
});

const sent = () => server.requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`);

test('a picture is sent first, then the items that refer to it, each once', async () => {
  await bothWaiting();
  const reloaded = new Outbox();
  await reloaded.load();
  expect(reloaded.find(PICTURE)?.file).toBeDefined();
  online();
  await outbox.settled('change');
  expect(sent()).toEqual([`PUT a/picture/${PICTURE}/`, 'POST cw/pcase/create/']);
  expect(server.requests[0]?.headers['Content-Type']).toBe('image/jpeg');
  expect(server.requests[0]?.path).toContain('author=Teva');
  expect(server.requests[1]?.body).toEqual({ media: [key], age: 3 });
});

test('items referring to a picture wait while the server fails, and are refused once the picture was given up', async () => {
  await bothWaiting();
  server.on('PUT', `a/picture/${PICTURE}/`, { status: 503, data: { code: 'unavailable', message: '' } });
  online();
  await outboxSender.run();
  expect(outbox.find('change')).toMatchObject({ state: 'queued', tries: 0 });
  await outbox.remove(PICTURE);
  await outboxSender.run();
  expect(outbox.find('change')).toMatchObject({ state: 'refused', error: { code: 'not_found' } });
  expect(server.sent('cw/pcase/')).toEqual([]);
});

test('a picture and the items waiting for it stay out of a file for another device', async () => {
  await bothWaiting();
  await outbox.add({ uuid: 'a', call: 'report', body: {} });
  expect(exportFile().size).toBe(exportFile(['a']).size);
});
