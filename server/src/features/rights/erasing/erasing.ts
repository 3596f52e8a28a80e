import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import type { Who } from '../../../http/who';
import { redactTrail } from '../../audit/redact';
import type { Asked } from '../asked';
import { tells } from '../places/place';

/** Context of an erasure, passed to the eraser of each kind of subject. */
export interface Erasing {
  trx: Transaction<DB>;
  deps: Pick<Deps, 'clock' | 'secret'>;
  who: Who;
  asked: Asked;
  /** pseudonym of the person, recorded in the trail of each erased object */
  reference: string;
}

/**
 * Replaces values that mention the person in the audit trail of an object by keyed hashes.
 * @returns the number of changed lines
 */
export const redactOf = (
  { trx, deps, asked }: Erasing,
  object: { kind: 'case' | 'alert' | 'report'; object_id: string },
): Promise<number> => redactTrail(trx, deps.secret, object, (_, value) => tells(asked, value));
