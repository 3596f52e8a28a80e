import {
  CLASSING,
  feltOf,
  GUT,
  HEART,
  isDenied,
  isFelt,
  OTHER_NERVES,
  SENSORY,
  type Signs,
  SPECIFIC,
} from './signs';

/** Class of a case by rule; only a person discards one. */
type CaseClass = 'confirmed' | 'probable' | 'suspected' | 'not_fitting' | 'unclassified';

/** How much of the clinical definition the answers meet. */
type Clinical = 'full' | 'part' | 'none' | 'unanswered';

/** Why a case has its class, as keys of sentences. */
type ClassReason =
  | 'cold_burns'
  | 'sensory'
  | 'gut'
  | 'heart'
  | 'known_product'
  | 'meal_mates'
  | 'toxin_found'
  | 'screen_only'
  | 'below_limit'
  | 'unanswered'
  | 'product_unknown'
  | 'product_not_known_for_it'
  | 'few_signs'
  | 'few_signs_no_link'
  | 'no_sign';

/** What decides the class of a case beside its signs. */
export interface CaseEvidence {
  /** `implicated`: evidence of ciguatera, or an earlier classed case, is known of it */
  product?: 'implicated' | 'marine' | 'not_marine' | 'unknown';
  /** others of the meal whose own reports meet the clinical definition */
  mealMates?: number;
  /** result of a laboratory, and how the tested fish relates to the meal */
  lab?: {
    result: 'detected' | 'not_detected' | 'inconclusive';
    method: string;
    link: 'remnant' | 'same_fish' | 'same_species_place';
  } | null;
}

/** A method that confirms; the others screen. */
const CONFIRMING = 'LC-MS/MS';

function clinicalOf(signs: Signs): Clinical {
  const [sensory, other] = [feltOf(signs, SENSORY), feltOf(signs, OTHER_NERVES)];
  const [gut, heart] = [feltOf(signs, GUT), feltOf(signs, HEART)];
  if (feltOf(signs, SPECIFIC) > 0) return 'full';
  if (sensory > 0) return gut + heart > 0 || sensory + other >= 2 ? 'full' : 'part';
  if (gut > 0 && other + heart > 0) return 'part';
  return CLASSING.some((name) => isFelt(signs, name) || isDenied(signs, name)) ? 'none' : 'unanswered';
}

/** What a result says of this meal; a fish of the same kind and place says nothing of it. */
function labOf(lab: CaseEvidence['lab']): 'proof' | 'hint' | 'below' | null {
  if (lab?.result === 'not_detected') return 'below';
  if (lab?.result !== 'detected' || lab.link === 'same_species_place') return null;
  return lab.method === CONFIRMING ? 'proof' : 'hint';
}

/** Class of a case and the reason that closes its list, from how it meets the definition and what links it. */
function decide(
  clinical: Exclude<Clinical, 'unanswered'>,
  {
    product = 'unknown',
    isProven,
    isLinked,
  }: Pick<CaseEvidence, 'product'> & { isProven: boolean; isLinked: boolean },
): [CaseClass, ClassReason | null] {
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
): { of: CaseClass; clinical: Clinical; why: ClassReason[] } {
  const clinical = clinicalOf(signs);
  if (clinical === 'unanswered') return { of: 'unclassified', clinical, why: ['unanswered'] };
  const { product, mealMates = 0 } = evidence;
  const lab = labOf(evidence.lab);
  const said: [boolean, ClassReason][] = [
    [feltOf(signs, SPECIFIC) > 0, 'cold_burns'],
    [feltOf(signs, SENSORY) > 0, 'sensory'],
    [feltOf(signs, GUT) > 0, 'gut'],
    [feltOf(signs, HEART) > 0, 'heart'],
    [product === 'implicated', 'known_product'],
    [mealMates > 0, 'meal_mates'],
    [lab === 'proof', 'toxin_found'],
    [lab === 'hint', 'screen_only'],
    [lab === 'below', 'below_limit'],
  ];
  const isLinked = product === 'implicated' || mealMates > 0 || lab === 'hint';
  const [of, last] = decide(clinical, { product, isProven: lab === 'proof', isLinked });
  const why = said.filter(([holds]) => holds).map(([, reason]) => reason);
  return { of, clinical, why: last ? [...why, last] : why };
}
