import { DEFAULT_NUMBERS } from '../country/numbers';
import type { ClassReason, RuledClass } from './classes';
import {
  CLASSING,
  countPresent,
  GUT,
  HEART,
  isAbsent,
  isPresent,
  OTHER_NERVES,
  SENSORY,
  type Signs,
  SPECIFIC,
} from './signs';

/** How much of the clinical definition the answers meet. */
type Clinical = 'full' | 'part' | 'none' | 'unanswered';

/** What decides the class of a case beside its signs. */
export interface CaseEvidence {
  /** `implicated`: evidence of ciguatera is known of it */
  product?: 'implicated' | 'marine' | 'not_marine' | 'unknown';
  /** whether an earlier case of the same species is confirmed or probable, which implicates it as evidence does */
  earlier?: boolean;
  /** others of the meal whose own reports meet the clinical definition */
  mealMates?: number;
  /** result of a laboratory, and how the tested fish relates to the meal */
  lab?: {
    result: 'detected' | 'not_detected' | 'inconclusive';
    method: string;
    link: 'remnant' | 'same_fish' | 'same_species_place';
  } | null;
  /** methods that confirm, of the country's numbers; the others screen */
  confirming?: readonly string[];
}

function clinicalOf(signs: Signs): Clinical {
  const [sensory, other] = [countPresent(signs, SENSORY), countPresent(signs, OTHER_NERVES)];
  const [gut, heart] = [countPresent(signs, GUT), countPresent(signs, HEART)];
  if (countPresent(signs, SPECIFIC) > 0) return 'full';
  if (sensory > 0) return gut + heart > 0 || sensory + other >= 2 ? 'full' : 'part';
  if (gut > 0 && other + heart > 0) return 'part';
  return CLASSING.some((name) => isPresent(signs, name) || isAbsent(signs, name)) ? 'none' : 'unanswered';
}

/** Evidence from a test of this meal's fish; a fish of the same kind and place is no evidence. */
function labOf({
  lab,
  confirming = DEFAULT_NUMBERS.confirmingMethods,
}: Pick<CaseEvidence, 'lab' | 'confirming'>): 'proof' | 'hint' | 'below' | null {
  if (lab?.result === 'not_detected') return 'below';
  if (lab?.result !== 'detected' || lab.link === 'same_species_place') return null;
  return confirming.includes(lab.method) ? 'proof' : 'hint';
}

/** Class of a case and the reason that closes its list, from how it meets the definition and what links it. */
function decide(
  clinical: Exclude<Clinical, 'unanswered'>,
  {
    product = 'unknown',
    isProven,
    isLinked,
  }: Pick<CaseEvidence, 'product'> & { isProven: boolean; isLinked: boolean },
): [RuledClass, ClassReason | null] {
  if (clinical === 'full') {
    if (isProven) return ['confirmed', null];
    if (isLinked && product !== 'not_marine') return ['probable', null];
    return ['suspected', product === 'unknown' ? 'product_unknown' : 'product_not_known_for_it'];
  }
  if (clinical === 'none') return ['not_fitting', 'no_sign'];
  return isLinked || isProven ? ['suspected', 'few_signs'] : ['not_fitting', 'few_signs_no_link'];
}

/**
 * Class of a case with its reasons, by the definition of Friedman et al. 2017 (Marine Drugs 15:72). A case that
 * answered nothing stays unclassified, and a result below the limit never lowers a class: toxin is spread unevenly.
 */
export function classify(
  signs: Signs,
  evidence: CaseEvidence,
): { of: RuledClass; clinical: Clinical; why: ClassReason[] } {
  const clinical = clinicalOf(signs);
  if (clinical === 'unanswered') return { of: 'unclassified', clinical, why: ['unanswered'] };
  const { product, earlier = false, mealMates = 0 } = evidence;
  const lab = labOf(evidence);
  const said: [boolean, ClassReason][] = [
    [countPresent(signs, SPECIFIC) > 0, 'cold_burns'],
    [countPresent(signs, SENSORY) > 0, 'sensory'],
    [countPresent(signs, GUT) > 0, 'gut'],
    [countPresent(signs, HEART) > 0, 'heart'],
    [product === 'implicated', 'known_product'],
    [product !== 'implicated' && earlier, 'earlier_case'],
    [mealMates > 0, 'meal_mates'],
    [lab === 'proof', 'toxin_found'],
    [lab === 'hint', 'screen_only'],
    [lab === 'below', 'below_limit'],
  ];
  const isLinked = product === 'implicated' || earlier || mealMates > 0 || lab === 'hint';
  const [of, last] = decide(clinical, { product, isProven: lab === 'proof', isLinked });
  const why = said.filter(([holds]) => holds).map(([, reason]) => reason);
  return { of, clinical, why: last ? [...why, last] : why };
}
