import type { Operator } from '../../../http/operator';
import { audit } from '../../audit/audit';
import { refusalError } from '../../cases/refusal-error';
import { findAttachment } from './rows';
import type { AttachmentDeps } from './send';

/** Milliseconds that a folder without a row may be one that is just being stored. */
const PATIENCE = 3_600_000;

type Deps = Omit<AttachmentDeps, 'queue'>;

/**
 * Removes a file of a case for good.
 * @throws HttpError 404, 403 or 409
 */
export async function removeFile({ store, clock, media }: Deps, who: Operator, id: number): Promise<void> {
  const key = await store.tx(async (trx) => {
    const found = await findAttachment(trx, id, who);
    if (found.isDeleted) throw refusalError('deleted');
    const gone = await trx.deleteFrom('case_attachment').where('id', '=', id).returning('key').execute();
    if (gone.length === 0) return null;
    await audit(trx, {
      ...{ at: clock.now(), user: who.id, kind: 'case', object_id: found.case_id },
      action: 'attachment_remove',
      before: { attachment: id, attachment_kind: found.kind },
      country: found.country,
    });
    return found.key;
  });
  if (key !== null) await media.remove(key);
}

/** Removes folders that no row names: those of erased cases and persons, and of uploads that broke off. */
export async function collectFiles({ store, clock, media }: Deps): Promise<void> {
  const old = (await media.list()).filter(({ at }) => at < clock.now() - PATIENCE);
  if (old.length === 0) return;
  const rows = await store.read.selectFrom('case_attachment').select('key').execute();
  const named = new Set(rows.map(({ key }) => key));
  for (const { key } of old) if (!named.has(key)) await media.remove(key);
}
