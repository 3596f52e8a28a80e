import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors/http-error';

/**
 * The version a change is based on, from `If-Match`. Every object that is edited has an integer column `version`
 * that grows by one at each change.
 * @throws HttpError 428 without the header or with `*`: such a change would overwrite what nobody looked at; 400 for
 *   anything but a version
 */
export function versionOf(request: FastifyRequest): number {
  const header = request.headers['if-match']?.trim();
  if (header === undefined || header === '*')
    throw new HttpError(428, 'version_required', {
      message: 'If-Match must name the version that was read.',
    });
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header);
  if (!match) throw new HttpError(400, 'invalid_body', { message: 'If-Match must be a version number.' });
  return Number(match[1]);
}

/** Refuses a change of an older version with 409 and what the server holds now. */
export function checkVersion(wanted: number, held: number, current: unknown): void {
  if (wanted === held) return;
  throw new HttpError(409, 'conflict', { message: `Version ${held} is newer than ${wanted}.`, current });
}
