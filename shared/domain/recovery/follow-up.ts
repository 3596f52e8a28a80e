import { addDays } from '../time/event-time';
import { RECOVERY_DAYS, type RecoveryDay, recoveryDue } from './answers';

/**
 * Where a date of the questions stands. answered; missed: the next date took its place; due: it can be answered today;
 * coming; ended: a death is recorded, so that nobody asks.
 */
export const FOLLOW_UP_STATES = ['answered', 'missed', 'due', 'coming', 'ended'] as const;

/** One of the three dates at which a person is asked whether they are still ill. */
interface FollowUpDate {
  /** days after the meal */
  due: RecoveryDay;
  /** the day, `YYYY-MM-DD` */
  on: string;
  state: (typeof FOLLOW_UP_STATES)[number];
}

/** What is known of a person who is followed. */
interface Followed {
  /** day of the meal, `YYYY-MM-DD` */
  meal: string;
  /** today where the meal was */
  today: string;
  answered: ReadonlySet<number>;
  died: boolean;
}

/** The three dates of a person, with where each stands. */
export function followUp({ meal, today, answered, died }: Followed): FollowUpDate[] {
  const open = recoveryDue(meal, today, answered);
  return RECOVERY_DAYS.map((due) => {
    const on = addDays(meal, due);
    return { due, on, state: stateOf(due, on) };
  });

  function stateOf(due: RecoveryDay, on: string): FollowUpDate['state'] {
    if (answered.has(due)) return 'answered';
    if (on <= today && due !== open) return 'missed';
    if (died) return 'ended';
    return due === open ? 'due' : 'coming';
  }
}
