import { mayHear } from '@ciguawatch/shared/api/calls/desk/events';
import { CHANGE_KINDS, type ServerChange } from '@ciguawatch/shared/api/schemas/desk/events';
import type { Who } from '../../http/who';

/** Every kind and country whose changes an account may hear of; null is nobody's. */
export function readableBy(who: Pick<Who, 'groups' | 'countries'> | null): ServerChange[] {
  return CHANGE_KINDS.filter((kind) => mayHear(kind, who?.groups ?? null)).flatMap((kind): ServerChange[] =>
    kind === 'public' ? [{ kind, country: 0 }] : (who?.countries ?? []).map((country) => ({ kind, country })),
  );
}
