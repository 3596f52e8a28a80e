import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '../../http/vary';
import { withoutPageHeaders } from '../../plugins/page-headers';
import { pageLanguage, shortCode } from '../plain/frame/language';
import type { FormWords } from './form/form-words';
import type { Both } from './form/survey-row';
import { MAX_INSTANCE_BYTES, type Sentence } from './sent/refusal';
import { response } from './write/documents';

/** Content type that ODK Collect asks of every document. */
export const XML = 'text/xml; charset=utf-8';

/** Adds the headers of OpenRosa 1.0 to a response; `Date` is there anyway. */
export function asOpenRosa(reply: FastifyReply): FastifyReply {
  withoutPageHeaders(reply);
  return reply
    .header('x-openrosa-version', '1.0')
    .header('x-openrosa-accept-content-length', String(MAX_INSTANCE_BYTES));
}

/**
 * Languages in which a device is answered: the one that it asks for, or both, since ODK Collect does not tell its
 * person's.
 */
function languagesOf({ headers, query }: FastifyRequest): (keyof Both)[] {
  const { lang } = (query ?? {}) as { lang?: unknown };
  const accepted = headers['accept-language'];
  const asked = typeof lang === 'string' ? lang : undefined;
  return (accepted === undefined || accepted.trim() === '*') && asked === undefined
    ? ['fr', 'en']
    : [shortCode(pageLanguage(asked, accepted ?? ''))];
}

/** A sentence in the languages of the request. */
export const sentenceFor = (request: FastifyRequest, sentence: Sentence, words: FormWords | null): string =>
  languagesOf(request)
    .map((language) => sentence(language, words))
    .join(' / ');

/** Sends what the device shows its person. */
export function sendMessage(reply: FastifyReply, status: number, message: string): FastifyReply {
  addVary(reply, 'Accept-Language');
  return asOpenRosa(reply)
    .code(status)
    .header('cache-control', 'no-store')
    .type(XML)
    .send(response(message, status < 300 ? 'submit_success' : 'submit_error'));
}
