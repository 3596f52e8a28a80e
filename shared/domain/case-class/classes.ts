/** Classes that the rule gives, from the surest on. */
export const RULED_CLASSES = ['confirmed', 'probable', 'suspected', 'not_fitting', 'unclassified'] as const;
export type RuledClass = (typeof RULED_CLASSES)[number];

/** Classes of a case; only a person discards one. */
export const CASE_CLASSES = [...RULED_CLASSES, 'discarded'] as const;
export type CaseClass = (typeof CASE_CLASSES)[number];

/** Why a case has its class, as keys of sentences. */
export const CLASS_REASONS = [
  'cold_burns',
  'sensory',
  'gut',
  'heart',
  'known_product',
  'earlier_case',
  'meal_mates',
  'toxin_found',
  'screen_only',
  'below_limit',
  'unanswered',
  'product_unknown',
  'product_not_known_for_it',
  'few_signs',
  'few_signs_no_link',
  'no_sign',
] as const;
export type ClassReason = (typeof CLASS_REASONS)[number];

/** What a person found a case to be instead of ciguatera. */
export const DISCARD_REASONS = [
  'histamine',
  'allergy',
  'gastroenteritis',
  'puffer_fish',
  'shellfish_toxin',
  'other',
] as const;
export type DiscardReason = (typeof DISCARD_REASONS)[number];

/** Version of the rule, raised whenever a case may get another class or other reasons; all cases are then classed again. */
export const CLASS_RULE = 2;
