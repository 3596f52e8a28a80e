import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from '../../../http/response-cache/send-body';
import { addVary } from '../../../http/vary';
import type { Html } from './html';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** High compression: these small pages serve the slowest connections, and it costs a few milliseconds. */
const highCompression = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Content security policy of plain pages: no scripts, only forms, the style sheet and own images. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The same for the page on which a receipt code is typed, which one script fills in. */
const RECEIPT_POLICY = `${CONTENT_SECURITY_POLICY}; script-src 'self'`;

/** The same for cards that pages of other sites show in a frame. */
const FRAMED_POLICY = CONTENT_SECURITY_POLICY.replace("frame-ancestors 'none'", 'frame-ancestors *');

/** Security headers that have no effect on a page without scripts. */
const NEEDLESS_HEADERS = [
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Sends a text in the best encoding that the browser accepts. */
export async function sendHighlyCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  type: string,
): Promise<FastifyReply> {
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''));
  addVary(reply, 'Accept-Encoding');
  for (const name of NEEDLESS_HEADERS) reply.removeHeader(name);
  reply.type(type);
  const bytes = Buffer.from(text);
  if (encoding === 'identity') return reply.send(bytes);
  const dressed = await (encoding === 'br' ? toBrotli(bytes, highCompression) : toGzip(bytes, { level: 9 }));
  return reply.header('content-encoding', encoding).send(dressed);
}

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  { page, status, headers }: { page: Html; status: number; headers: Record<string, string> },
): Promise<FastifyReply> => {
  addVary(reply, 'Accept-Language');
  reply.code(status).headers(headers);
  return sendHighlyCompressed(request, reply, page.markup, 'text/html; charset=utf-8');
};

/**
 * Sends a plain page that browsers keep for their history only: with `no-store`, "Back" after a form would
 * show an error instead of the answers.
 */
export const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Html, status = 200) =>
  send(request, reply, {
    page,
    status,
    headers: {
      'cache-control': 'private, max-age=0',
      'content-security-policy': CONTENT_SECURITY_POLICY,
    },
  });

/** Sends a card for a frame in a page of another site: no other page of the portal may be framed. */
export const sendFramedPage = (request: FastifyRequest, reply: FastifyReply, page: Html) => {
  reply.removeHeader('x-frame-options');
  return send(request, reply, {
    page,
    status: 200,
    headers: {
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': FRAMED_POLICY,
    },
  });
};

/** Sends a page that the link of a mail opens: no cache keeps it, and no other site learns its address. */
export const sendLinkedPage = (request: FastifyRequest, reply: FastifyReply, page: Html, status = 200) =>
  send(request, reply, {
    page,
    status,
    headers: {
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': CONTENT_SECURITY_POLICY,
    },
  });

/**
 * Sends a page of a receipt, which no cache and no history keeps: phones are shared, and the page tells of an
 * illness.
 */
export const sendReceiptPage = (request: FastifyRequest, reply: FastifyReply, page: Html, status = 200) =>
  send(request, reply, {
    page,
    status,
    headers: {
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': RECEIPT_POLICY,
    },
  });
