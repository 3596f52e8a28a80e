import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Encoding } from './cached-body';
import type { CachedResponse } from './response-cache';
import { encodingOf, JSON_TYPE, namesTag } from './send-body';

interface CachedAddress {
  /** The response if it is current and needs no database; otherwise null. */
  peek(): CachedResponse | null;
  /** Headers that every response of this address has: name, value, name, value… */
  always: readonly string[];
  /** Headers of the latest response in the form that Node.js writes fastest, by encoding (null for a 304). */
  lines: { of: CachedResponse; by: Map<Encoding | null, readonly string[]> } | null;
}

/** Largest number of addresses, because clients choose the addresses they request. */
const MAX_ADDRESSES = 2_000;
/** Headers that differ between responses or are written together with the body. */
const OMITTED_HEADERS = new Set([
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
 * Addresses with a cached response. If it is current it is sent with the same headers but without the other
 * hooks, in less than half of the time. Requests whose response could depend on the sender, and missing
 * responses, take the usual way.
 */
export class CachedAddresses {
  readonly #addresses = new Map<string, CachedAddress>();

  /** Must be the first hook; log and metrics count its responses like others. */
  readonly hook: onRequestHookHandler = (request, reply, done) => {
    if (!this.#send(request, reply)) done();
  };

  /** Adds an address with the response that the application is about to send. */
  add(
    request: FastifyRequest,
    reply: FastifyReply,
    { headers }: CachedResponse,
    peek: () => CachedResponse | null,
  ): void {
    const { url } = request.raw;
    if (url === undefined || !isSameForEverybody(request.raw)) return;
    if (this.#addresses.size >= MAX_ADDRESSES) this.#addresses.clear();
    const always = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      OMITTED_HEADERS.has(name) || name in headers || value === undefined ? [] : [name, String(value)],
    );
    this.#addresses.set(url, { peek, always, lines: null });
  }

  #send({ id, raw }: FastifyRequest, reply: FastifyReply): boolean {
    const address = this.#addresses.get(raw.url ?? '');
    const response = address && isSameForEverybody(raw) ? address.peek() : null;
    if (!address || !response) return false;
    const { body } = response;
    const encoding = encodingOf(raw.headers['accept-encoding'] ?? '');
    const bytes = body[encoding];
    const unchanged = namesTag(raw.headers['if-none-match'], body.tag);
    if (!unchanged && !bytes) return false;
    reply.hijack();
    const lines = headerLines(address, response, unchanged ? null : encoding);
    reply.raw.writeHead(unchanged ? 304 : 200, [...lines, 'x-request-id', id]);
    reply.raw.end(unchanged ? undefined : bytes);
    return true;
  }
}

/** Headers of a response, computed once per response and encoding. */
function headerLines(
  address: CachedAddress,
  response: CachedResponse,
  encoding: Encoding | null,
): readonly string[] {
  if (address.lines?.of !== response) address.lines = { of: response, by: new Map() };
  const cachedLines = address.lines.by.get(encoding);
  if (cachedLines) return cachedLines;
  const { body, headers } = response;
  const lines = [...address.always, ...Object.entries(headers).flat(), 'etag', body.tag];
  const bytes = encoding === null ? null : body[encoding];
  if (bytes) lines.push('content-type', JSON_TYPE, 'content-length', String(bytes.length));
  if (bytes && encoding !== null && encoding !== 'identity') lines.push('content-encoding', encoding);
  address.lines.by.set(encoding, lines);
  return lines;
}

/** Whether the response depends neither on the account nor on the origin of the request. */
function isSameForEverybody({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    headers.origin === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}
