import { mayHear } from '@ciguawatch/shared/api/calls/desk/events';
import { CHANGE_KINDS, type ServerChange } from '@ciguawatch/shared/api/schemas/desk/events';
import type { Operator } from '../../http/operator';

/**
 * All kinds and countries whose changes an account may receive; null stands for a visitor without an account.
 */
export function readableBy(who: Pick<Operator, 'groups' | 'countries'> | null): ServerChange[] {
  return CHANGE_KINDS.filter((kind) => mayHear(kind, who?.groups ?? null)).flatMap((kind): ServerChange[] =>
    kind === 'public' ? [{ kind, country: 0 }] : (who?.countries ?? []).map((country) => ({ kind, country })),
  );
}
