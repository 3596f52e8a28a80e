import { once } from 'node:events';
import WebSocket from 'ws';

/** A WebDriver BiDi connection: numbered commands, and events between their responses. */
export class BidiClient {
  #last = 0;
  readonly #open = new Map<number, { done(result: unknown): void; failed(error: Error): void }>();

  private constructor(
    readonly socket: WebSocket,
    hear: (event: { method: string; params: unknown }) => void,
  ) {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.type === 'event') return hear(message);
      const asked = this.#open.get(message.id);
      this.#open.delete(message.id);
      if (message.type === 'success') asked?.done(message.result);
      else asked?.failed(new Error(`${message.error}: ${message.message}`));
    });
    socket.on('close', () => {
      for (const { failed } of this.#open.values()) failed(new Error('the browser is gone'));
      this.#open.clear();
    });
  }

  static async connect(
    url: string,
    hear: (event: { method: string; params: unknown }) => void,
  ): Promise<BidiClient> {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return new BidiClient(socket, hear);
  }

  send<R = unknown>(method: string, params: object): Promise<R> {
    const id = ++this.#last;
    return new Promise<R>((done, failed) => {
      this.#open.set(id, { done: done as (result: unknown) => void, failed });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}
