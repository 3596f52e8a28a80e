/** How a fish was tested. Figures of different methods are never added up. */
export const METHODS = ['CBA-N2a', 'RBA-R', 'RBA-F', 'LC-MS/MS', 'MBA'] as const;
export type Method = (typeof METHODS)[number];

/** Where a sample comes from: what was left of the meal, the same fish, a shop, or a survey at sea. */
export const ORIGINS = ['remnant', 'same_fish', 'market', 'survey'] as const;
export type SampleOrigin = (typeof ORIGINS)[number];

/** Part of the animal that was tested. */
export const TISSUES = ['flesh', 'liver', 'viscera', 'roe', 'head', 'skin', 'whole', 'other'] as const;
export type Tissue = (typeof TISSUES)[number];

/** What stands before a value: none, below the limit of detection or quantification, more than. */
export const QUALIFIERS = ['<LOD', '<LOQ', '>'] as const;
export type Qualifier = (typeof QUALIFIERS)[number];

/** Decision of the laboratory on a result, relative to its own limit. */
export const RESULT_DECISIONS = ['above', 'below', 'unclear'] as const;
export type ResultDecision = (typeof RESULT_DECISIONS)[number];

/** Whether a sample belongs to a case, so that its place and date are never public. */
export const isOfMeal = (origin: SampleOrigin): boolean => origin === 'remnant' || origin === 'same_fish';
