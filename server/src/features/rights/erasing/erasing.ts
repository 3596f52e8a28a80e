import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import type { Who } from '../../../http/who';
import { redactTrail } from '../../audit/redact';
import type { Asked } from '../asked';
import { tells } from '../places/place';

/** What the erasers of all kinds work with. */
export interface Erasing {
  trx: Transaction<DB>;
  deps: Pick<Deps, 'clock' | 'secret'>;
  who: Who;
  asked: Asked;
  /** of the request: it stands in the trail of what was erased */
  reference: string;
}

/** Replaces what tells of the person in the trail of an object by keyed hashes. */
export const redactOf = (
  { trx, deps, asked }: Erasing,
  object: { kind: 'case' | 'alert' | 'report'; object_id: string },
): Promise<number> => redactTrail(trx, deps.secret, object, (_, value) => tells(asked, value));
