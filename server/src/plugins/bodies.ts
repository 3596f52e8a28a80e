import type { FastifyInstance } from 'fastify';
import { MAX_LEVELS, nestsDeeper } from '../http/body/json-depth';
import { findUnstorableText } from '../http/body/unstorable';
import { HttpError, invalidFields } from '../http/errors/http-error';

/**
 * Registers the parser of JSON bodies; an empty one counts as none, because some clients announce JSON and
 * send nothing.
 */
export function addBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addHook('preParsing', async ({ headers }) => {
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new HttpError(415, 'unsupported_media_type', { message: 'Send the body uncompressed.' });
  });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = decodeUtf8(bytes as Buffer);
    if (text === null) return done(new HttpError(400, 'invalid_json', { message: 'The body is not UTF-8.' }));
    if (text === '') return done(null, undefined);
    if (nestsDeeper(text))
      return done(
        new HttpError(400, 'invalid_json', { message: `The body nests deeper than ${MAX_LEVELS} levels.` }),
      );
    parse(request, text, (error, body) => {
      const refusedText = error ? undefined : findUnstorableText(text, body);
      if (refusedText === undefined) done(error, body);
      else done(invalidFields(refusedText.path === '' ? {} : { [refusedText.path]: refusedText.code }));
    });
  });
}

/** Text of a body; null when it is not UTF-8, since replaced characters would be stored for good. */
function decodeUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
