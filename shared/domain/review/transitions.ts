import { REVIEW_STATES, type ReviewState } from '../codes/choices';

/** Who brings a case into a state: an editor of its country, or the person who reported it. */
type Reviewer = 'editor' | 'reporter';

/** One step of a review. */
interface Transition {
  from: ReviewState;
  to: ReviewState;
  by: readonly Reviewer[];
  /** why must be said in words: whatever rejects a case, and whatever takes a rejection back */
  reason: boolean;
}

const step = (from: ReviewState, to: ReviewState): Transition => ({
  from,
  to,
  by: ['editor'],
  reason: from === 'rejected' || to === 'rejected',
});

/** A report is withdrawn from any state: by its reporter, or by the laboratory that was asked to. */
const withdrawal = (from: ReviewState): Transition => ({
  from,
  to: 'withdrawn',
  by: ['reporter', 'editor'],
  reason: false,
});

/**
 * The review of a case (product decisions, "Case report"), asked by every call that sets a state and by every screen
 * that offers one. Nothing leads out of `withdrawn`: such a report can only be deleted, and comes back as withdrawn.
 * Deleting is no state: a restored case is in the one it was deleted in.
 */
export const TRANSITIONS: readonly Transition[] = [
  step('new', 'reviewed'),
  step('new', 'to_review'),
  step('new', 'rejected'),
  step('to_review', 'reviewed'),
  step('to_review', 'rejected'),
  step('reviewed', 'to_review'),
  step('reviewed', 'rejected'),
  step('rejected', 'reviewed'),
  step('rejected', 'to_review'),
  ...REVIEW_STATES.filter((state) => state !== 'withdrawn').map(withdrawal),
];

const transition = (from: ReviewState, to: ReviewState, by: Reviewer): Transition | undefined =>
  TRANSITIONS.find((one) => one.from === from && one.to === to && one.by.includes(by));

/** States that a case may be brought into from the one it is in, in the order of the table. */
export const nextStates = (from: ReviewState, by: Reviewer): ReviewState[] =>
  TRANSITIONS.filter((one) => one.from === from && one.by.includes(by)).map(({ to }) => to);

/** Whether a step needs a reason in words. */
export const needsReason = (from: ReviewState, to: ReviewState): boolean =>
  transition(from, to, 'editor')?.reason ?? false;

/** Why a step of the review cannot be made. */
type StepRefusal = 'withdrawn' | 'unchanged' | 'transition' | 'reason';

/**
 * Why a case cannot move from one review state to another; null where it can.
 * @param reason in words; blank counts as none
 */
export function stepRefusal(
  from: ReviewState,
  to: ReviewState,
  by: Reviewer,
  reason: string | null,
): StepRefusal | null {
  if (from === to) return 'unchanged';
  if (from === 'withdrawn') return 'withdrawn';
  const found = transition(from, to, by);
  if (!found) return 'transition';
  return found.reason && by === 'editor' && !reason?.trim() ? 'reason' : null;
}

/** States that may stand for other reports of the patient: an original in any other would count nobody. */
export const standsForOthers = (state: ReviewState): boolean => state !== 'rejected' && state !== 'withdrawn';

/** States that a change of several cases may name; withdrawing is asked for one report at a time. */
export const BATCH_STATES = [
  'new',
  'reviewed',
  'to_review',
  'rejected',
] as const satisfies readonly ReviewState[];

/**
 * Review states allowed for an imported case: all but withdrawn, since its reporter could not have withdrawn
 * it.
 */
export type ImportedState = Exclude<ReviewState, 'withdrawn'>;
