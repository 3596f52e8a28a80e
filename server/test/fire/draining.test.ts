import { EventEmitter } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from '../../src/shutdown';
import { endOnSignals, listenForSignals } from '../../src/signals';
import { report } from '../cases/samples';
import { TestServer } from '../support/harness';

const agent = new Agent({ keepAlive: true });

interface Answer {
  status: number | null;
  connection: string | undefined;
}

/** A call over a real connection; status null when it was cut. */
function call(port: number, method: string, path: string, body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve) => {
    const sent = request(
      { port, host: '127.0.0.1', agent, method, path: `/api/${path}`, headers },
      (response) => {
        response.resume().on('end', () => {
          resolve({ status: response.statusCode ?? null, connection: response.headers.connection });
        });
      },
    );
    sent.on('error', () => resolve({ status: null, connection: undefined }));
    sent.end(body && JSON.stringify(body));
  });
}

/** Occupies the only session of the database, so that a call stays in flight. */
async function holding(server: TestServer): Promise<{ free: () => void; freed: Promise<void> }> {
  let free = (): void => undefined;
  const until = new Promise<void>((resolve) => (free = resolve));
  let held = (): void => undefined;
  const begun = new Promise<void>((resolve) => (held = resolve));
  const freed = server.store.tx(async () => {
    held();
    await until;
  });
  await begun;
  return { free, freed };
}

describe('the end of a server', () => {
  let server: TestServer;
  let port: number;
  beforeEach(async () => {
    server = await TestServer.start({}, 'pglite');
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    port = (server.app.server.address() as AddressInfo).port;
    // An idle connection, as browsers keep it.
    await call(port, 'GET', 'config/');
  });
  afterEach(() => server.stop());

  const arrived = () => new Promise<void>((resolve) => server.app.server.once('request', () => resolve()));

  it('finishes a report in flight before the connection closes', async () => {
    const { free, freed } = await holding(server);
    const here = arrived();
    const response = call(port, 'POST', 'cw/pcase/create/', report());
    await here;
    const drained = drain(server.app);
    free();
    expect((await response).status).toBe(201);
    await Promise.all([drained, freed]);
  });

  it('cuts what is not finished in time', async () => {
    const { free, freed } = await holding(server);
    const here = arrived();
    const response = call(port, 'POST', 'cw/pcase/create/', report());
    await here;
    await drain(server.app, 100);
    expect((await response).status).toBeNull();
    free();
    await freed;
  });
});

describe('a signal', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

  it('ends the process after eight seconds, even if something hangs', async () => {
    const signals = new EventEmitter();
    const exit = jest.fn();
    endOnSignals({ log, stop: () => new Promise(() => undefined) }, listenForSignals(signals), exit);
    signals.emit('SIGTERM');
    await jest.advanceTimersByTimeAsync(7_900);
    expect(exit).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(exit).toHaveBeenCalledWith(1);
  });

  it('ends it in order once everything is closed, and stops only once', async () => {
    const signals = new EventEmitter();
    const exit = jest.fn();
    const stop = jest.fn(async () => undefined);
    endOnSignals({ log, stop }, listenForSignals(signals), exit);
    signals.emit('SIGTERM');
    signals.emit('SIGINT');
    await jest.advanceTimersByTimeAsync(0);
    expect([stop.mock.calls.length, exit.mock.calls]).toEqual([1, [[0]]]);
  });

  it('received during the start ends the server once it has started', async () => {
    const signals = new EventEmitter();
    const exit = jest.fn();
    const stop = jest.fn(async () => undefined);
    const ending = listenForSignals(signals);
    signals.emit('SIGTERM');
    expect([ending.asked, stop.mock.calls.length]).toEqual([true, 0]);
    endOnSignals({ log, stop }, ending, exit);
    await jest.advanceTimersByTimeAsync(0);
    expect([stop.mock.calls.length, exit.mock.calls]).toEqual([1, [[0]]]);
  });

  it('the end of the program that started the server ends the server too', () => {
    const signals = new EventEmitter();
    const ending = listenForSignals(signals);
    signals.emit('disconnect');
    expect(ending.asked).toBe(true);
  });
});
