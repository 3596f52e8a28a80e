import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Answer } from './kept-answers';
import type { Encoding } from './ready';
import { encodingOf, holdsTag, JSON_TYPE, tagOf } from './send-ready';

interface Kept {
  /** The answer where it is current and needs no database. */
  held(): Answer | null;
  /** Headers that every answer of this address has, by name and value. */
  always: readonly string[];
  /** Headers of the latest answer as Node writes them fastest, by encoding (none of a 304). */
  lines: { of: Answer; by: Map<Encoding | null, readonly string[]> } | null;
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
 * Answers what the application has answered before and what has not changed since, with the same headers and without
 * the rest of its hooks: an answer at hand takes less than half of the time of the whole way. Everything that could
 * differ by who asks, or that is not at hand, goes that way.
 */
export class Front {
  readonly #kept = new Map<string, Kept>();

  /** To be added before all other hooks; log and figures hear of its answers as of all others. */
  readonly hook: onRequestHookHandler = (request, reply, done) => {
    if (!this.#answer(request, reply)) done();
  };

  /** Remembers how an address is answered from what the application is about to answer. */
  keep(request: FastifyRequest, reply: FastifyReply, { headers }: Answer, held: () => Answer | null): void {
    const { url } = request.raw;
    if (url === undefined || !forEverybody(request.raw)) return;
    if (this.#kept.size >= MOST) this.#kept.clear();
    const always = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      OWN.has(name) || name in headers || value === undefined ? [] : [name, String(value)],
    );
    this.#kept.set(url, { held, always, lines: null });
  }

  #answer({ id, raw }: FastifyRequest, reply: FastifyReply): boolean {
    const kept = this.#kept.get(raw.url ?? '');
    const found = kept && forEverybody(raw) ? kept.held() : null;
    if (!kept || !found) return false;
    const { ready } = found;
    const encoding = encodingOf(raw.headers['accept-encoding'] ?? '');
    const bytes = ready[encoding];
    const status = holdsTag(raw.headers['if-none-match'], tagOf(ready)) ? 304 : 200;
    if (status === 200 && !bytes) return false;
    reply.hijack();
    reply.raw.writeHead(status, [
      ...linesOf(kept, found, status === 304 ? null : encoding),
      'x-request-id',
      id,
    ]);
    reply.raw.end(status === 304 ? undefined : bytes);
    return true;
  }
}

/** The headers of an answer; made once for each state and encoding. */
function linesOf(kept: Kept, found: Answer, encoding: Encoding | null): readonly string[] {
  if (kept.lines?.of !== found) kept.lines = { of: found, by: new Map() };
  const made = kept.lines.by.get(encoding);
  if (made) return made;
  const lines = [...kept.always, ...Object.entries(found.headers).flat(), 'etag', tagOf(found.ready)];
  const bytes = encoding === null ? null : found.ready[encoding];
  if (bytes) lines.push('content-type', JSON_TYPE, 'content-length', String(bytes.length));
  if (bytes && encoding !== null && encoding !== 'identity') lines.push('content-encoding', encoding);
  kept.lines.by.set(encoding, lines);
  return lines;
}

/** A question whose answer is the same whoever asks, and from wherever. */
function forEverybody({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    headers.origin === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}
