import type { PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Who } from '../../http/who';
import { audit } from '../audit/audit';
import type { Asked } from './asked';

/** A request of the rights desk: a search, an export or an erasure. */
interface Request {
  action: 'find_person' | 'export_person' | 'erase_person';
  asked: Asked;
  reference: string;
  subjects: readonly PersonSubject[];
  format?: string;
}

/**
 * Records a request in the audit trail of each country with findings: the kind of value, the person's reference and
 * the number of subjects. Without findings the line goes to the editor's first country, so that a search in vain is
 * recorded too.
 */
export async function noteRequest(
  trx: Transaction<DB>,
  { clock }: Pick<Deps, 'clock'>,
  who: Who,
  { action, asked, reference, subjects, format }: Request,
): Promise<void> {
  const found = [...new Set(subjects.flatMap(({ country }) => country ?? []))];
  const countries = found.length > 0 ? found : [who.countries[0] ?? null];
  for (const country of countries) {
    const n = subjects.filter((one) => one.country === country || one.country === null).length;
    await audit(trx, {
      ...{ at: clock.now(), user: who.id, kind: 'person', object_id: reference, action, country },
      after: { asked: asked.kind, n, ...(format && { format }) },
    });
  }
}
