import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import type { Operator } from '../../../http/operator';
import { redactTrail } from '../../audit/redact';
import type { PersonSearch } from '../person-search';
import { mentionsPerson } from '../places/place';

/** Context of an erasure, passed to the eraser of each kind of subject. */
export interface ErasureContext {
  trx: Transaction<DB>;
  deps: Pick<Deps, 'clock' | 'secret'>;
  who: Operator;
  asked: PersonSearch;
  /** pseudonym of the person, recorded in the trail of each erased object */
  reference: string;
}

/**
 * Replaces values that mention the person in the audit trail of an object by keyed hashes.
 * @returns the number of changed lines
 */
export const redactPerson = (
  { trx, deps, asked }: ErasureContext,
  object: { kind: 'case' | 'alert' | 'report' | 'post' | 'sample'; object_id: string },
): Promise<number> => redactTrail(trx, deps.secret, object, (_, value) => mentionsPerson(asked, value));
