import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors/http-error';

/**
 * Version from `If-Match`, which the change is based on. Every editable object has an integer `version`,
 * raised by each change.
 * @throws HttpError 428 without the header or with `*`, because the change would overwrite unseen data; 400
 * for anything but a version
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

/** @throws HttpError 409 with the current object when the version is outdated */
export function checkVersion(wanted: number, held: number, current: unknown): void {
  if (wanted === held) return;
  throw new HttpError(409, 'conflict', { message: `Version ${held} is newer than ${wanted}.`, current });
}
