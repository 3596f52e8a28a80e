import type { PairCase, PairContext } from '../pair-case';
import { type Compare, logLikelihoodRatio } from './evidence';

/**
 * Probabilities that two reports of one fish name the same species, another species of its group, or
 * another group.
 */
const SPECIES_CHANCES = { same: 0.88, group: 0.07, other: 0.05 };
/** Probabilities that two reports of one fish name the same group or another one, where one names only the group. */
const GROUP_CHANCES = { same: 0.94, other: 0.06 };
/**
 * Lower limit of a fish's share: even a rare one is named in one of fifty pairs, by mistake or because it
 * is in season.
 */
const MIN_SHARE = 0.02;
/** Upper limit for restaurants: one kitchen serves the same fish to several tables. */
const MAX_DINER_WEIGHT = 1.6;
const DINER_CODE = '4';

/** Lower limit of the chance of a different species: two fish at one table do occur. */
const MIN_CHANCE = 0.05;

const groupOf = ({ specie_id, phenotype_id }: PairCase, context: PairContext): number | null =>
  (specie_id != null ? context.groupOf(specie_id) : null) ?? phenotype_id ?? null;

const cappedWeight = (a: PairCase, b: PairCase, weight: number) =>
  a.case_purchase_place_type === DINER_CODE && b.case_purchase_place_type === DINER_CODE
    ? Math.min(MAX_DINER_WEIGHT, weight)
    : weight;

/**
 * Compares what was eaten: the species where both reports name it, else the group. Agreeing on a rare fish
 * weighs more.
 */
export const compareProduct: Compare = (a, b, context) => {
  const [one, other] = [groupOf(a, context), groupOf(b, context)];
  const [fish, second] = [a.specie_id ?? null, b.specie_id ?? null];
  if (fish !== null && second !== null && fish === second)
    return outcomeOf(
      'specie_same',
      cappedWeight(
        a,
        b,
        logLikelihoodRatio(SPECIES_CHANCES.same, Math.max(MIN_SHARE, context.specieShare(fish))),
      ),
    );
  if (one === null || other === null) return null;
  const share = context.phenotypeShare(one);
  if (fish !== null && second !== null) {
    if (one !== other) return outcomeOf('specie_other', logLikelihoodRatio(SPECIES_CHANCES.other, 1 - share));
    const rest = Math.max(MIN_CHANCE, share - context.specieShare(fish));
    return outcomeOf('group_same_specie_other', logLikelihoodRatio(SPECIES_CHANCES.group, rest));
  }
  return one === other
    ? outcomeOf(
        'group_same',
        cappedWeight(a, b, logLikelihoodRatio(GROUP_CHANCES.same, Math.max(MIN_SHARE, share))),
      )
    : outcomeOf('group_other', logLikelihoodRatio(GROUP_CHANCES.other, 1 - share));
};

const outcomeOf = (outcome: string, weight: number) =>
  ({ field: 'product', outcome, meal: weight, patient: weight }) as const;
