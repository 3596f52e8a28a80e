import type { PairCase, PairContext } from '../pair-case';
import { type Compare, weigh } from './evidence';

/**
 * Probabilities that two reports of one fish name the same species, another species of its group, or
 * another group.
 */
const SPECIES = { same: 0.88, group: 0.07, other: 0.05 };
/** The same where one of the reports names only the group. */
const GROUPS = { same: 0.94, other: 0.06 };
/**
 * Lower limit of a fish's share: even a rare one is named in one of fifty pairs, by mistake or because it
 * is in season.
 */
const RAREST = 0.02;
/** Upper limit for restaurants: one kitchen serves the same fish to several tables. */
const KITCHEN_MOST = 1.6;
const DINER = '4';

/** Lower limit of the chance of a different species: two fish at one table do occur. */
const LEAST_CHANCE = 0.05;

const groupOf = ({ specie_id, phenotype_id }: PairCase, context: PairContext): number | null =>
  (specie_id != null ? context.groupOf(specie_id) : null) ?? phenotype_id ?? null;

const capped = (a: PairCase, b: PairCase, weight: number) =>
  a.case_purchase_place_type === DINER && b.case_purchase_place_type === DINER
    ? Math.min(KITCHEN_MOST, weight)
    : weight;

/**
 * Compares what was eaten: the species where both reports name it, else the group. Agreeing on a rare fish
 * weighs more.
 */
export const compareProduct: Compare = (a, b, context) => {
  const [one, other] = [groupOf(a, context), groupOf(b, context)];
  const [fish, second] = [a.specie_id ?? null, b.specie_id ?? null];
  if (fish !== null && second !== null && fish === second)
    return says(
      'specie_same',
      capped(a, b, weigh(SPECIES.same, Math.max(RAREST, context.specieShare(fish)))),
    );
  if (one === null || other === null) return null;
  const share = context.phenotypeShare(one);
  if (fish !== null && second !== null) {
    if (one !== other) return says('specie_other', weigh(SPECIES.other, 1 - share));
    const rest = Math.max(LEAST_CHANCE, share - context.specieShare(fish));
    return says('group_same_specie_other', weigh(SPECIES.group, rest));
  }
  return one === other
    ? says('group_same', capped(a, b, weigh(GROUPS.same, Math.max(RAREST, share))))
    : says('group_other', weigh(GROUPS.other, 1 - share));
};

const says = (outcome: string, weight: number) =>
  ({ field: 'product', outcome, meal: weight, patient: weight }) as const;
