import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../../http/errors/http-error';

/**
 * A form of another site may not report in its visitors' names: unlike the calls of the API, which take JSON, any page
 * could send it without asking. A browser that says nothing of where a form came from is an old one.
 * @throws HttpError 403
 */
export function checkSender(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string,
): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const own = [host, new URL(publicUrl).host];
  const isForeign =
    typeof origin === 'string' &&
    origin !== 'null' &&
    !(URL.canParse(origin) && own.includes(new URL(origin).host));
  if (isForeign || site === 'cross-site')
    throw new HttpError(403, 'forbidden', { message: 'This form was sent by another site.' });
}
