import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error';

/**
 * The version a change is based on, from `If-Match`. Every object that is edited has an integer
 * column `version` that grows by one at each change; a call without the header is taken as it is.
 */
export function versionOf(request: FastifyRequest): number | null {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return null;
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim());
  if (!match) throw new HttpError(400, 'invalid_body', { message: 'If-Match must be a version number.' });
  return Number(match[1]);
}

/** Refuses a change of an older version with 409 and what the server holds now. */
export function checkVersion(wanted: number | null, held: number, current: unknown): void {
  if (wanted === null || wanted === held) return;
  throw new HttpError(409, 'conflict', { message: `Version ${held} is newer than ${wanted}.`, current });
}
