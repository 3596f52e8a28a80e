import type { FastifyReply } from 'fastify';

/** Headers that mean something on a document only. */
const FOR_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Takes off a response what only a page obeys: it would weigh more than many a response on a slow link. */
export function withoutPageHeaders(reply: FastifyReply): void {
  for (const name of FOR_PAGES) reply.removeHeader(name);
}
