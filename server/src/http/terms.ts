import type { FastifyReply } from 'fastify';

/**
 * Names the terms under which a public answer may be reused (RFC 8288, relation `license`).
 * @param base address of the portal
 */
export const addLicenseLink = (reply: FastifyReply, base: string): FastifyReply =>
  reply.header('link', `<${base}/legal/terms-of-use>; rel="license"`);
