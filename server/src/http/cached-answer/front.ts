import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './kept-answers';
import type { Encoding } from './ready';
import { encodingOf, holdsTag, JSON_TYPE, tagOf } from './send-ready';

/** What was answered here, for log and figures. */
export interface Fronted {
  id: string;
  route: string;
  status: number;
  /** milliseconds */
  ms: number;
}

interface Kept {
  route: string;
  /** The answer where it is current and needs no database. */
  held(): Answer | null;
  /** Headers that every answer of this address has, by name and value. */
  always: readonly string[];
}

/** Addresses that are remembered; their number is in the hand of whoever asks. */
const MOST = 2_000;
/** Headers that differ from answer to answer, or that are written beside the body. */
const OWN = new Set([
  'etag',
  'content-type',
  'content-encoding',
  'content-length',
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
]);

/**
 * Stands before the application and answers what it has answered before and what has not changed since, with the same
 * headers and without anything else: an answer at hand takes a tenth of the time of its way through the application.
 * Everything that could differ by who asks, or that is not at hand, goes that way.
 */
export class Front {
  readonly #kept = new Map<string, Kept>();
  readonly #lines = new WeakMap<Answer, Map<string, string[]>>();
  readonly #encodings = new Map<string, Encoding>();
  #open = true;

  /** @param told hears of each answer; left out where nobody listens */
  constructor(private readonly told?: (answered: Fronted) => void) {}

  /** Stands before a server that does not listen yet. */
  before(server: Server): void {
    const behind = server.listeners('request') as ((
      asked: IncomingMessage,
      answer: ServerResponse,
    ) => void)[];
    server.removeAllListeners('request');
    server.on('request', (asked, answer) => {
      if (!this.#answer(asked, answer)) for (const listener of behind) listener.call(server, asked, answer);
    });
  }

  /** From now on everything goes through the application. */
  close(): void {
    this.#open = false;
    this.#kept.clear();
  }

  /** Remembers how an address is answered from what the application is about to answer. */
  keep(request: FastifyRequest, reply: FastifyReply, { headers }: Answer, held: () => Answer | null): void {
    const { url } = request.raw;
    if (!this.#open || url === undefined || !forEverybody(request.raw) || this.#kept.has(url)) return;
    if (this.#kept.size >= MOST) this.#kept.clear();
    const always = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      OWN.has(name) || name in headers || value === undefined ? [] : [name, String(value)],
    );
    this.#kept.set(url, { route: request.routeOptions.url ?? url, held, always });
  }

  #answer(asked: IncomingMessage, answer: ServerResponse): boolean {
    const kept = this.#kept.get(asked.url ?? '');
    if (!kept || !forEverybody(asked)) return false;
    const from = this.told ? performance.now() : 0;
    const found = kept.held();
    if (!found) return false;
    const { ready } = found;
    const encoding = this.#encodingOf(asked.headers['accept-encoding'] ?? '');
    const bytes = ready[encoding];
    const status = holdsTag(asked.headers['if-none-match'], tagOf(ready)) ? 304 : 200;
    if (status === 200 && !bytes) return false;
    const id = randomUUID();
    answer.writeHead(status, [
      ...this.#linesOf(found, kept, status === 304 ? null : encoding),
      'x-request-id',
      id,
    ]);
    answer.end(status === 304 ? undefined : bytes);
    this.told?.({ id, route: kept.route, status, ms: performance.now() - from });
    return true;
  }

  /** The headers of an answer as Node writes them fastest; made once for each state, address and encoding. */
  #linesOf(found: Answer, kept: Kept, encoding: Encoding | null): readonly string[] {
    const { ready } = found;
    const bytes = encoding === null ? null : ready[encoding];
    // The best compression may have come in the place of the quick one.
    const key = `${kept.route} ${encoding} ${bytes?.length}`;
    const made = this.#lines.get(found) ?? new Map<string, string[]>();
    this.#lines.set(found, made);
    const known = made.get(key);
    if (known) return known;
    const lines = [...kept.always, ...Object.entries(found.headers).flat(), 'etag', tagOf(ready)];
    if (bytes) lines.push('content-type', JSON_TYPE, 'content-length', String(bytes.length));
    if (bytes && encoding !== null && encoding !== 'identity') lines.push('content-encoding', encoding);
    made.set(key, lines);
    return lines;
  }

  #encodingOf(accepted: string): Encoding {
    const known = this.#encodings.get(accepted);
    if (known) return known;
    if (this.#encodings.size >= MOST) this.#encodings.clear();
    const encoding = encodingOf(accepted);
    this.#encodings.set(accepted, encoding);
    return encoding;
  }
}

/** A question whose answer is the same whoever asks, and from wherever. */
function forEverybody({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    headers.origin === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined
  );
}
