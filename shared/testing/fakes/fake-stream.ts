import type { ServerChange } from '../../api/schemas/events';
import type { OpenStream } from '../../runtime/events/internal/open-stream';

/** One connection of the fake event stream. */
interface Connection {
  /** id of the last event that the browser named */
  last: string | null;
  /** whether the browser still reads it */
  open: boolean;
  put: (event: { id: string; changes: ServerChange[] } | Error | null) => void;
}

/** Fake of the server's event stream: its connections, and what is told on the newest. */
export class FakeStream {
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
