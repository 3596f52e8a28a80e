import { FEWEST_ANSWERS } from './still-ill';

/**
 * Groups whose share at one date may be published next to the overall share: those with at least 20 answers,
 * provided that the remainder, which subtraction reveals, has none or at least 20. Otherwise the smallest
 * group is merged into the remainder.
 * @param counts answers of each group
 * @param answered answers of all, also of those who name no group
 */
export function publishableGroups(
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
