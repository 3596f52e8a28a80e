import { createHash, randomBytes } from 'node:crypto';
import type { AttachmentAsked, CaseAttachment } from '@ciguawatch/shared/api/schemas/desk/thread';
import { ATTACHMENTS_MAX } from '@ciguawatch/shared/domain/codes/thread-codes';
import { hasTurningSigns } from '@ciguawatch/shared/domain/text/turning-signs';
import type { Deps } from '../../../deps';
import { HttpError, invalidFields } from '../../../http/errors/http-error';
import type { Operator } from '../../../http/operator';
import { audit } from '../../audit/audit';
import type { JobQueue } from '../../pictures/job-queue';
import type { MediaStore } from '../../pictures/media-store';
import { findOpenCase, lockOpenCase } from '../open-case';
import { checkFile, WHOLE } from './check-file';
import { attachmentsOf, sentAttachment } from './rows';

/** What storing an attachment needs. */
export interface AttachmentDeps extends Pick<Deps, 'store' | 'clock'> {
  media: MediaStore;
  queue: JobQueue;
}

/** An upload: bytes, checked query and device-made identifier. */
interface Arrived {
  uuid: string;
  bytes: Buffer;
  asked: AttachmentAsked;
}

/**
 * Checks and stores a file of a case; repeating an upload returns the same attachment. The files lie in their
 * folder before the row names them, and a folder without a row is removed later.
 * @throws HttpError 409 `uuid_reused` or `attachments_full`, and those of `checkFile`
 */
export async function keepAttachment(
  deps: AttachmentDeps,
  who: Operator,
  { uuid, bytes, asked }: Arrived,
): Promise<CaseAttachment> {
  const name = asked.name.trim();
  if (hasTurningSigns(name)) throw invalidFields({ name: 'bidi_signs' });
  const digest = createHash('sha256').update(JSON.stringify(asked)).update(bytes).digest('hex');
  const known = () => repeatOf(deps, who, uuid, digest);
  await findOpenCase(deps.store.read, Number(asked.case), who);
  const first = await known();
  if (first) return first;
  return deps.queue.run(async () => {
    const meanwhile = await known();
    if (meanwhile) return meanwhile;
    const { type, files } = await checkFile(bytes);
    const key = randomBytes(16).toString('hex');
    for (const [file, content] of files) await deps.media.put(key, file, content);
    await note(deps, who, {
      ...{ uuid, asked: digest, case_id: Number(asked.case), kind: asked.kind, name, type, key },
      size: files.get(WHOLE)?.length ?? 0,
    });
    const stored = await known();
    if (!stored) throw new Error('the stored attachment is missing');
    return stored;
  });
}

async function repeatOf(
  { store }: AttachmentDeps,
  who: Operator,
  uuid: string,
  digest: string,
): Promise<CaseAttachment | null> {
  const sent = await sentAttachment(store.read, uuid);
  if (!sent) return null;
  if (sent.user !== who.id || sent.asked !== digest) throw new HttpError(409, 'uuid_reused');
  return sent.attachment;
}

type NewRow = Pick<CaseAttachment, 'case_id' | 'kind' | 'name' | 'type' | 'size'> &
  Record<'uuid' | 'asked' | 'key', string>;

async function note({ store, clock }: AttachmentDeps, who: Operator, row: NewRow): Promise<void> {
  await store.tx(async (trx) => {
    const { case_country: country } = await lockOpenCase(trx, row.case_id, who);
    if ((await attachmentsOf(trx, row.case_id)).length >= ATTACHMENTS_MAX)
      throw new HttpError(409, 'attachments_full');
    const { id } = await trx
      .insertInto('case_attachment')
      .values({ ...row, user_id: who.id, at: new Date(clock.now()) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(trx, {
      ...{ at: clock.now(), user: who.id, kind: 'case', object_id: row.case_id, action: 'attachment_add' },
      // Record the number instead of the file name, which may contain a person's name.
      after: { attachment: id, attachment_kind: row.kind },
      country,
    });
  });
}
