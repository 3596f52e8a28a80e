import type { Readable } from 'node:stream';
import { EVENT_STREAM } from '@ciguawatch/shared/api/calls/desk/events';
import type { ServerChange } from '@ciguawatch/shared/api/schemas/desk/events';
import type { LightMyRequestResponse } from 'fastify';
import type { TestServer } from './harness';

/** One event as it arrived. */
interface Heard {
  id: string;
  changes: ServerChange[];
}

/** Reads an event stream event by event. */
export class EventReader {
  #text = '';
  #chunks: AsyncIterator<Buffer>;

  private constructor(
    readonly response: LightMyRequestResponse,
    private readonly stream: Readable,
  ) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** Opens a stream as a demo account, or without one for null. */
  static async open(server: TestServer, as: string | null, last?: string): Promise<EventReader> {
    const response = await server.get('cw/events/', {
      ...(as !== null && { as }),
      headers: { accept: EVENT_STREAM, ...(last !== undefined && { 'last-event-id': last }) },
      payloadAsStream: true,
    });
    return new EventReader(response, response.stream());
  }

  /** The next event; null once the stream has ended. */
  async next(): Promise<Heard | null> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      const block = end < 0 ? null : this.#text.slice(0, end);
      if (block !== null) {
        this.#text = this.#text.slice(end + 2);
        const id = /^id: (.*)$/m.exec(block)?.[1];
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (id !== undefined && data !== undefined) return { id, changes: JSON.parse(data) };
        continue;
      }
      const chunk = await this.#chunks.next();
      if (chunk.done) return null;
      this.#text += chunk.value.toString();
    }
  }

  /** Kinds and countries of the next event that tells editors something or nothing at all, such as `arrival 4`. */
  async changes(): Promise<string[] | null> {
    for (;;) {
      const event = await this.next();
      if (!event) return null;
      const told = event.changes.filter(({ kind }) => kind !== 'public');
      if (told.length > 0 || event.changes.length === 0)
        return told.map(({ kind, country }) => `${kind} ${country}`);
    }
  }

  /** Leaves as a browser does that was closed. */
  leave(): void {
    this.stream.destroy();
  }
}
