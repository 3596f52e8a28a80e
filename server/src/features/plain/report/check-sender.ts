import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../../http/errors/http-error';

/**
 * Refuses forms of other sites: a form needs no permission to be sent across sites, unlike the JSON calls of
 * the API, so a site could report in its visitors' names. Old browsers that send no origin are accepted.
 * @throws HttpError 403
 */
export function checkSender(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string,
): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const ownHosts = [host, new URL(publicUrl).host];
  const isForeign =
    typeof origin === 'string' &&
    origin !== 'null' &&
    !(URL.canParse(origin) && ownHosts.includes(new URL(origin).host));
  if (isForeign || site === 'cross-site')
    throw new HttpError(403, 'forbidden', { message: 'This form was sent by another site.' });
}
