import { firstShipped } from '@ciguawatch/shared/domain/text/fallback';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredTags } from '../http/preferred-tags';
import { encodingOf } from '../http/response-cache/send-body';
import { addVary } from '../http/vary';
import { type Policy, policyText } from '../security/policy';
import type { FirstPage } from './first-pages';
import type { FirstLanguage } from './parts';

/** Language shown without scripts: that of the address (`?lang=fr`), else of the browser; with scripts the device decides. */
export function firstLanguageOf({ headers, query }: FastifyRequest): FirstLanguage {
  const { lang } = query as { lang?: unknown };
  const tags = [
    ...(lang === 'fr' || lang === 'en' ? [lang] : []),
    ...preferredTags(String(headers['accept-language'] ?? '')),
  ];
  return firstShipped(tags) === 'fr_FR' ? 'fr' : 'en';
}

/** Sends a page with its first view, and a content security policy that allows its inline parts. */
export function sendFirst(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FirstPage,
  policy: Policy,
): FastifyReply {
  const ownPolicy = {
    ...policy,
    'script-src': [...(policy['script-src'] ?? []), ...page.scripts],
    'style-src': [...(policy['style-src'] ?? []), ...page.styles],
  };
  reply.headers({
    'cache-control': 'no-cache',
    etag: page.etag,
    'content-security-policy': policyText(ownPolicy),
  });
  addVary(reply, 'Accept-Encoding');
  addVary(reply, 'Accept-Language');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(200).type('text/html; charset=utf-8').send(page[encoding]);
}
