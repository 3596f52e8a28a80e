import type { RevisionDecide, RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import type { Side } from '@ciguawatch/shared/domain/edits/merge-edits';

/** Fields that were changed on both sides, so that a person must choose; none for a deletion. */
export const openConflicts = ({ actionType, fields, object_gone }: RevisionFull) =>
  actionType === 'update' && !object_gone ? fields.filter(({ conflict }) => conflict) : [];

/** Whether the object was changed after its deletion was proposed. */
export const changedBeforeDeletion = ({ actionType, base_version, object_version }: RevisionFull): boolean =>
  actionType === 'delete' && base_version !== object_version;

/** Why a revision cannot be approved in its present state; null when it can. */
export function approvalObstacle(
  revision: RevisionFull,
  choices: Readonly<Record<string, Side>>,
): 'own' | 'gone' | 'used' | 'choose' | null {
  const { actionType, object_type, dependents } = revision;
  if (!revision.may_decide) return 'own';
  if (revision.object_gone) return 'gone';
  const used = dependents.species.length > 0 || dependents.cases > 0;
  if (actionType === 'delete' && object_type === 'phenotype' && used) return 'used';
  return openConflicts(revision).some(({ field }) => !choices[field]) ? 'choose' : null;
}

/** Body of a decision. Choices and deletions apply only to the version that was seen. */
export function decisionBody(
  revision: RevisionFull,
  status: RevisionDecide['status'],
  choices: Readonly<Record<string, Side>>,
  reason: string,
): RevisionDecide {
  const why = reason.trim() === '' ? {} : { reason: reason.trim() };
  if (status === 'rejected') return { status, ...why };
  const asked = openConflicts(revision).length > 0;
  const seen = revision.object_version;
  return {
    status,
    ...why,
    ...(asked && { choices: { ...choices } }),
    ...((asked || revision.actionType === 'delete') && seen !== null && { object_version: seen }),
  };
}
