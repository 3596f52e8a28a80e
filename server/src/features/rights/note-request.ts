import type { PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';
import { audit } from '../audit/audit';
import type { PersonSearch } from './person-search';

/** A request of the rights desk: a search, an export or an erasure. */
interface DeskRequest {
  action: 'find_person' | 'export_person' | 'erase_person';
  asked: PersonSearch;
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
  who: Operator,
  { action, asked, reference, subjects, format }: DeskRequest,
): Promise<void> {
  const foundCountries = [...new Set(subjects.flatMap(({ country }) => country ?? []))];
  const countries = foundCountries.length > 0 ? foundCountries : [who.countries[0] ?? null];
  for (const country of countries) {
    const subjectCount = subjects.filter((one) => one.country === country || one.country === null).length;
    await audit(trx, {
      ...{ at: clock.now(), user: who.id, kind: 'person', object_id: reference, action, country },
      after: { asked: asked.kind, n: subjectCount, ...(format && { format }) },
    });
  }
}
