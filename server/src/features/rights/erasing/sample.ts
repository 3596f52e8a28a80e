import type { PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import { audit } from '../../audit/audit';
import { redactedValue } from '../../audit/redact';
import { clearSample } from '../../samples/unlink';
import { type ErasureContext, redactPerson } from './erasing';

/** Takes the person out of a sample: its code becomes its number, other texts go. The fish and its results stay. */
export async function eraseSample(
  erasing: ErasureContext,
  { id, country, texts }: PersonSubject,
): Promise<void> {
  const { trx, deps, who, asked, reference } = erasing;
  await redactPerson(erasing, { kind: 'sample', object_id: id });
  const found = texts.filter(({ place }) => place === 'sample');
  if (found.length === 0) return;
  await clearSample(trx, Number(id), asked.mentions, deps.clock.now());
  const hashed = found.map(({ field, text }) => [
    field,
    redactedValue(deps.secret, { kind: 'sample', object_id: id, field }, text),
  ]);
  await audit(trx, {
    ...{ at: deps.clock.now(), user: who.id, kind: 'sample', object_id: id, action: 'erase_person', country },
    before: Object.fromEntries(hashed),
    after: { request: reference },
  });
}
