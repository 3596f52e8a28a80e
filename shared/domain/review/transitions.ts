import { REVIEW_STATES, type ReviewState } from '../codes/choices';

/** Who may change the state of a case: an editor of its country, or its reporter. */
type Reviewer = 'editor' | 'reporter';

/** One allowed change of state. */
interface Transition {
  from: ReviewState;
  to: ReviewState;
  by: readonly Reviewer[];
  /** whether a reason is required: for every rejection, and for reversing one */
  reason: boolean;
}

const step = (from: ReviewState, to: ReviewState): Transition => ({
  from,
  to,
  by: ['editor'],
  reason: from === 'rejected' || to === 'rejected',
});

/**
 * A report can be withdrawn from any state: by its reporter, or by the laboratory on the reporter's
 * request.
 */
const withdrawal = (from: ReviewState): Transition => ({
  from,
  to: 'withdrawn',
  by: ['reporter', 'editor'],
  reason: false,
});

/**
 * All allowed changes of a case's review state (product decisions, "Case report"); calls and screens both
 * use this table. No step leads out of `withdrawn`: such a case can only be deleted. Deletion is no state:
 * a restored case has the state it had before.
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

/** States that a case can be changed to from its present one, in the order of the table. */
export const nextStates = (from: ReviewState, by: Reviewer): ReviewState[] =>
  TRANSITIONS.filter((one) => one.from === from && one.by.includes(by)).map(({ to }) => to);

/** Whether a step requires a reason. */
export const needsReason = (from: ReviewState, to: ReviewState): boolean =>
  transition(from, to, 'editor')?.reason ?? false;

/** Reasons why a step of the review is refused. */
type StepRefusal = 'withdrawn' | 'unchanged' | 'transition' | 'reason';

/**
 * Why a case cannot change from one review state to another; null where it can.
 * @param reason text of the editor; blank counts as missing
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

/**
 * Whether a case in this state may have duplicates: if it were rejected or withdrawn, its patient would not
 * be counted at all.
 */
export const standsForOthers = (state: ReviewState): boolean => state !== 'rejected' && state !== 'withdrawn';

/** States that a batch change may set; withdrawing is possible for single reports only. */
export const BATCH_STATES = [
  'new',
  'reviewed',
  'to_review',
  'rejected',
] as const satisfies readonly ReviewState[];

/** Review states of an imported case: all but withdrawn, which only its reporter can ask for. */
export type ImportedState = Exclude<ReviewState, 'withdrawn'>;
