import { fileName } from '@ciguawatch/shared/domain/text/files/file-name';
import type { FastifyReply } from 'fastify';
import { attachment as saved } from '../../../http/attachment';
import { notFound } from '../../../http/errors/http-error';
import type { Operator } from '../../../http/operator';
import { audit } from '../../audit/audit';
import { SMALL, WHOLE } from './check-file';
import { findAttachment } from './rows';
import type { AttachmentDeps } from './send';

/**
 * Sends a file of a case to an editor of its country. Reading the whole of it is recorded, like reading a contact;
 * a preview is not. A PDF is always saved, because a browser would run it.
 * @throws HttpError 404 or 403
 */
export async function sendFile(
  { store, clock, media }: Omit<AttachmentDeps, 'queue'>,
  who: Operator,
  { id, small }: { id: number; small: boolean },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { key, type, name, case_id, country } = await findAttachment(store.read, id, who);
  const bytes = await media.get(key, small ? SMALL : WHOLE);
  if (!bytes) throw notFound('There is no such file.');
  if (!small)
    await store.tx((trx) =>
      audit(trx, {
        ...{ at: clock.now(), user: who.id, kind: 'case', object_id: case_id, action: 'read_attachment' },
        after: { attachment: id },
        country,
      }),
    );
  const base = fileName(name.replace(/\.[A-Za-z0-9]{1,5}$/, ''));
  return reply
    .headers(saved(`${base}.${type === 'application/pdf' ? 'pdf' : 'webp'}`))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(bytes);
}
