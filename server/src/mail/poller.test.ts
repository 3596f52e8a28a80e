import { type AddressInfo, createServer } from 'node:net';
import { FakeClock } from '../../test/support/fake-clock';
import { openTestStore } from '../../test/support/test-store';
import { readConfig } from '../config/config';
import type { Store } from '../db/store';
import { sendWaiting } from './poller';
import { queueMail } from './queue';
import { smtpTransport } from './transport';

const clock = new FakeClock();
let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

it('ends with the current mail when the server does, and leaves the others for the next start', async () => {
  await store.tx(async (trx) => {
    for (const to of ['a@x.example', 'b@x.example', 'c@x.example'])
      await queueMail(trx, { to, template: 'reset', language: 'en_US', values: {}, now: clock.now() });
  });
  const ending = new AbortController();
  const sent: string[] = [];
  const first = async ({ to }: { to: string }) => {
    sent.push(to);
    ending.abort();
  };
  expect(await sendWaiting({ store, clock, secret: '', config: readConfig({}) }, first, ending.signal)).toBe(
    1,
  );
  const all = async ({ to }: { to: string }) => {
    sent.push(to);
  };
  // At the same time: mails that were given back need not wait until their claim expires.
  expect(await sendWaiting({ store, clock, secret: '', config: readConfig({}) }, all)).toBe(2);
  expect(sent).toEqual(['a@x.example', 'b@x.example', 'c@x.example']);
});

it('waits ten seconds for a mail server that does not respond', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const connected = new Promise<void>((resolve) => silent.once('connection', () => resolve()));
  const { port } = silent.address() as AddressInfo;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const send = smtpTransport(`smtp://127.0.0.1:${port}`, { from: 'portal@x.example' });
    const letter = {
      id: 1,
      to: 'a@x.example',
      subject: 'x',
      body: 'x',
      html: '',
      mark: 'x',
      unsubscribe: null,
    };
    const sending = expect(send(letter)).rejects.toThrow(/greeting/i);
    await connected;
    // The client notices the connection a little later than the server.
    while (jest.getTimerCount() === 0) await new Promise(setImmediate);
    await jest.advanceTimersByTimeAsync(10_500);
    await sending;
  } finally {
    jest.useRealTimers();
    silent.close();
  }
});
