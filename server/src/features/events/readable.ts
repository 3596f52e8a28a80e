import { listAlerts } from '@ciguawatch/shared/api/calls/alerts';
import { listCaseRows } from '@ciguawatch/shared/api/calls/case-list';
import { getCoverage } from '@ciguawatch/shared/api/calls/coverage';
import { CHANGE_KINDS, type ChangeKind, type ServerChange } from '@ciguawatch/shared/api/schemas/desk/events';
import { type Access, holds } from '@ciguawatch/shared/contract/access/access';
import type { Who } from '../../http/who';

/** Access of the call by which what changed is read: a change is told to those who may read it. */
const ACCESS: Record<ChangeKind, Access> = {
  arrival: listCaseRows.access,
  case: listCaseRows.access,
  alert: listAlerts.access,
  coverage: getCoverage.access,
};

/** Every kind and country whose changes an account may hear of. */
export function readableBy({ groups, countries }: Pick<Who, 'groups' | 'countries'>): ServerChange[] {
  return CHANGE_KINDS.filter((kind) => holds(ACCESS[kind], groups)).flatMap((kind) =>
    countries.map((country) => ({ kind, country })),
  );
}
