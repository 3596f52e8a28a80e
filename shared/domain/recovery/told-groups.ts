import { FEWEST_ANSWERS } from './still-ill';

/**
 * The groups whose share at one date is told beside the share of all: those with 20 answers or more, as long as the
 * answers of the rest, which a subtraction gives, are none or 20 too. Else the smallest of them joins the rest.
 * @param counts answers of each group
 * @param answered answers of all, also of those who name no group
 */
export function toldGroups(
  counts: ReadonlyMap<number, { answered: number }>,
  answered: number,
): readonly number[] {
  const told = [...counts]
    .filter(([, one]) => one.answered >= FEWEST_ANSWERS)
    .sort(([a, one], [b, other]) => other.answered - one.answered || a - b);
  const rest = answered - told.reduce((sum, [, one]) => sum + one.answered, 0);
  const isHidden = rest === 0 || rest >= FEWEST_ANSWERS;
  return (isHidden ? told : told.slice(0, -1)).map(([group]) => group);
}
