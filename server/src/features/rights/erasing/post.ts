import type { PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import { audit } from '../../audit/audit';
import { redactedValue } from '../../audit/redact';
import { eraseIssuedPost } from '../../monthly/around/posts';
import { type ErasureContext, redactPerson } from './erasing';

/** What a field of a post is without the person; a name that mentions one becomes the number of the post. */
const EMPTIED = {
  name: (id: string) => `#${id}`,
  contact: () => '',
  email: () => null,
  sms: () => null,
} as const;
type Field = keyof typeof EMPTIED;

/**
 * Takes the person out of a post, also out of editions that name it, and ends the links that were sent to it. Its
 * answers stay: they tell of nobody. A post without an address is asked no more.
 */
export async function erasePost(
  erasing: ErasureContext,
  { id, country, texts }: PersonSubject,
): Promise<void> {
  const { trx, deps, who, reference } = erasing;
  const row = await trx
    .selectFrom('post')
    .select('version')
    .where('id', '=', Number(id))
    .forUpdate()
    .executeTakeFirstOrThrow();
  await redactPerson(erasing, { kind: 'post', object_id: id });
  await eraseIssuedPost(trx, Number(id), erasing.asked.mentions);
  const found = texts.filter(({ place }) => place === 'post');
  if (found.length === 0) return;
  const fields = found.map(({ field, text }) => ({ field: field as Field, text }));
  const values = Object.fromEntries(fields.map(({ field }) => [field, EMPTIED[field](id)]));
  await trx
    .updateTable('post')
    .set({ ...values, version: row.version + 1 })
    .where('id', '=', Number(id))
    .execute();
  await trx.updateTable('post_period').set({ token_hash: null }).where('post_id', '=', Number(id)).execute();
  const hashed = fields.map(({ field, text }) => [
    field,
    redactedValue(deps.secret, { kind: 'post', object_id: id, field }, text),
  ]);
  await audit(trx, {
    ...{ at: deps.clock.now(), user: who.id, kind: 'post', object_id: id, action: 'erase_person', country },
    before: Object.fromEntries(hashed),
    after: { ...values, request: reference },
  });
}
