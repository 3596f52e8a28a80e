import type { ServerChange } from '../../api/schemas/desk/events';
import { ROLE } from '../../contract/access/roles';
import { FakeChannel } from '../../testing/fakes/fake-channel';
import { FakeClock } from '../../testing/fakes/fake-clock';
import { fakeUser } from '../../testing/fakes/fake-user';
import { setRuntime } from '../../testing/render-with-runtime';
import { ApiError } from '../http/api-error';
import type { OpenStream } from './internal/open-stream';
import { ServerChanges } from './server-changes';

/** One connection of the fake event stream. */
interface Connection {
  /** id of the last event that the browser named */
  last: string | null;
  /** whether the browser still reads it */
  open: boolean;
  put: (event: { id: string; changes: ServerChange[] } | Error | null) => void;
}

/** Fake of the server's event stream: its connections, and what is told on the newest. */
class FakeStream {
  readonly connections: Connection[] = [];

  readonly open: OpenStream = (last, signal) => this.connect(last, signal);

  /** Tells of a change of cases of country 4 on the newest connection. */
  tell(id: string, ...kinds: ServerChange['kind'][]): void {
    this.connections.at(-1)?.put({ id, changes: kinds.map((kind) => ({ kind, country: 4 })) });
  }

  /** Ends the newest connection, with an error if one is given. */
  end(error: Error | null = null): void {
    this.connections.at(-1)?.put(error);
  }

  private async *connect(last: string | null, signal: AbortSignal) {
    const queue: Parameters<Connection['put']>[0][] = [];
    let wake = () => {};
    const put: Connection['put'] = (event) => {
      queue.push(event);
      wake();
    };
    const connection: Connection = { last, open: true, put };
    this.connections.push(connection);
    signal.addEventListener('abort', () => put(new Error('aborted')));
    try {
      for (;;) {
        if (queue.length === 0) await new Promise<void>((done) => (wake = done));
        const event = queue.shift();
        if (event instanceof Error) throw event;
        if (!event) return;
        yield event;
      }
    } finally {
      connection.open = false;
    }
  }
}

const editor = fakeUser({ id: 7, groups: [ROLE.cases_editor] });
let stream: FakeStream;
let changes: ServerChanges;
let stops: (() => void)[];
let closeChannels: () => void;

const later = (seconds = 5) => jest.advanceTimersByTimeAsync(seconds * 1000);
const open = () => stream.connections.filter((connection) => connection.open).length;
function listen(kinds: Parameters<ServerChanges['on']>[0] = ['arrival']) {
  const changed = jest.fn();
  stops.push(changes.on(kinds, changed));
  return changed;
}
function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  closeChannels = FakeChannel.install();
  setRuntime({ user: editor });
  stream = new FakeStream();
  changes = new ServerChanges(stream.open);
  stops = [];
});
afterEach(async () => {
  for (const stop of stops) stop();
  show('visible');
  await later();
  closeChannels();
  jest.useRealTimers();
});

test('there is one connection while screens listen, and none without them', async () => {
  await later();
  expect(open()).toBe(0);
  listen();
  listen(['alert']);
  await later();
  expect([open(), stream.connections.length]).toEqual([1, 1]);
  for (const stop of stops) stop();
  await later();
  expect(open()).toBe(0);
});

test('a screen is told of its own kinds', async () => {
  const arrivals = listen(['arrival']);
  const alerts = listen(['alert']);
  stream.tell('a.1', 'alert');
  await later();
  expect([arrivals, alerts].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  stream.tell('a.2', 'arrival', 'case');
  await later();
  expect([arrivals, alerts].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a first event that says nothing was missed makes no screen ask again', async () => {
  const arrivals = listen();
  stream.tell('a.1');
  await later(30);
  expect(arrivals).not.toHaveBeenCalled();
});

test('the first connection asks for what changed since the screens began to ask, in milliseconds', async () => {
  const device = new FakeClock();
  show('hidden');
  listen();
  device.advance(40_000);
  listen(['alert']);
  show('visible');
  await later();
  expect(stream.connections.map(({ last }) => last)).toEqual(['age.41000']);
  stream.tell('a.1');
  stream.end();
  await later();
  expect(stream.connections.at(-1)?.last).toBe('a.1');
  setRuntime({ user: { ...editor, id: 8 } });
  await later();
  expect(stream.connections.at(-1)?.last).toBe('age.1000');
  device.restore();
});

test('many changes in a row are told as few', async () => {
  const arrivals = listen();
  stream.tell('a.1');
  await later();
  for (let n = 2; n < 40; n++) {
    stream.tell(`a.${n}`, 'arrival');
    await later(0.1);
  }
  await later();
  expect(arrivals.mock.calls.length).toBeLessThan(5);
});

test('an ended connection is opened again from the last event, and what was missed is told', async () => {
  const arrivals = listen();
  stream.tell('a.1');
  await later();
  stream.end();
  await later();
  expect(stream.connections.map(({ last }) => last)).toEqual([expect.stringMatching(/^age\.\d+$/), 'a.1']);
  stream.tell('a.4', 'arrival');
  await later();
  expect(arrivals).toHaveBeenCalledTimes(1);
});

test('a lost server is asked less and less often', async () => {
  listen();
  for (let minute = 0; minute < 10; minute++) {
    for (let second = 0; second < 60; second++) {
      stream.end(new ApiError('network', 0));
      await later(1);
    }
  }
  expect(stream.connections.length).toBeLessThan(25);
});

test('a refused account is not asked again; another one is', async () => {
  listen();
  stream.end(new ApiError('forbidden', 403));
  await later(600);
  expect(stream.connections).toHaveLength(1);
  setRuntime({ user: { ...editor, id: 8 } });
  await later();
  expect([stream.connections.length, open()]).toEqual([2, 1]);
});

test('nothing is heard offline, hidden, signed out or without the role', async () => {
  listen();
  for (const away of [
    () => setRuntime({ user: editor, online: false }),
    () => setRuntime({ user: null }),
    () => setRuntime({ user: fakeUser({ groups: [ROLE.moderator] }) }),
    () => show('hidden'),
  ]) {
    setRuntime({ user: editor });
    await later();
    expect(open()).toBe(1);
    away();
    await later();
    expect(open()).toBe(0);
  }
});

test('without an account, screens hear of public rows alone', async () => {
  setRuntime({ user: null });
  const cases = listen(['case']);
  await later();
  expect(open()).toBe(0);
  const shown = listen(['public']);
  await later();
  expect(open()).toBe(1);
  stream.tell('a.1', 'public');
  await later();
  expect([cases, shown].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('a hidden tab hears from the others, and tells its screens when it is seen again', async () => {
  const arrivals = listen();
  show('hidden');
  const other = new FakeChannel('ciguawatch.server-changes');
  other.postMessage({ account: 7, id: 'a.9', kinds: ['arrival'] });
  other.postMessage({ account: 8, id: 'b.1', kinds: ['arrival'] });
  await later();
  expect(arrivals).not.toHaveBeenCalled();
  show('visible');
  await later();
  expect(arrivals).toHaveBeenCalledTimes(1);
  expect(stream.connections.at(-1)?.last).toBe('a.9');
});

test('what one tab hears it tells the others', async () => {
  const heard: unknown[] = [];
  new FakeChannel('ciguawatch.server-changes').addEventListener('message', ({ data }) => heard.push(data));
  listen();
  stream.tell('a.1');
  await later();
  stream.tell('a.2', 'alert');
  await later();
  expect(heard.at(-1)).toEqual({ account: 7, id: 'a.2', kinds: ['alert'] });
});
