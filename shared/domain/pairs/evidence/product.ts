import type { PairCase, PairContext } from '../pair-case';
import { type Compare, weigh } from './evidence';

/** Who ate of one fish gives it the same name, or another of its group, or is mistaken. */
const SPECIES = { same: 0.88, group: 0.07, other: 0.05 };
/** Where one of them names the group only. */
const GROUPS = { same: 0.94, other: 0.06 };
/** However rare a fish is, one in fifty pairs names it by mistake, or because it is what bites just now. */
const RAREST = 0.02;
/** A kitchen serves several tables of one fish: that they ate the same says little of one table. */
const KITCHEN_MOST = 1.6;
const DINER = '4';

/** Another fish is at the same table now and then, however common it is. */
const LEAST_CHANCE = 0.05;

const groupOf = ({ specie_id, phenotype_id }: PairCase, context: PairContext): number | null =>
  (specie_id != null ? context.groupOf(specie_id) : null) ?? phenotype_id ?? null;

const capped = (a: PairCase, b: PairCase, weight: number) =>
  a.case_purchase_place_type === DINER && b.case_purchase_place_type === DINER
    ? Math.min(KITCHEN_MOST, weight)
    : weight;

/**
 * Compares what was eaten: the species where both name it, else the group. A rare fish in common weighs more.
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
