import { shareOfAnswers } from '../statistics/rates/shares';

/** People asked at one date, those who said whether they still feel it, and those who do. */
interface AnswerCount {
  asked: number;
  /** answers of yes or no: who does not know has not answered */
  answered: number;
  ill: number;
}

/** Share of people still ill at one date. */
export interface StillIll extends AnswerCount {
  /** of those who answered, 0 to 1 */
  share: number;
  /** bounds of the exact 95 % interval */
  low: number;
  high: number;
  /** share of all who were asked if none of the silent ones is ill */
  atLeast: number;
  /** the same if all of them are */
  atMost: number;
}

/** Fewest answers from which a share is told: fewer say little, and of a handful the people are known. */
export const FEWEST_ANSWERS = 20;

/** The share still ill, with what silence can hide; null below `FEWEST_ANSWERS`. */
export function stillIll(count: AnswerCount): StillIll | null {
  const { asked, answered, ill } = count;
  const share = answered < FEWEST_ANSWERS ? null : shareOfAnswers({ yes: ill, answered });
  if (share === null) return null;
  return { ...count, ...share, atLeast: ill / asked, atMost: (ill + asked - answered) / asked };
}
