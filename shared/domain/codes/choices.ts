/** Choice codes of a case report, spelled as in the specification, section 3. */

/** N not observed, Y present without severity, 1 soft, 2 medium, 3 hard, U unknown. */
export const SEVERITIES = ['N', 'Y', '1', '2', '3', 'U'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** U unknown, 1 patient, 2 self, 3 relative. */
export const PROFILES = ['1', '2', '3', 'U'] as const;
export type Profile = (typeof PROFILES)[number];

/** U unknown, M male, F female. */
export const GENDERS = ['F', 'M', 'U'] as const;
export type Gender = (typeof GENDERS)[number];

/** 1 repeat poisoning, 2 first poisoning, U unknown. */
export const HISTORIES = ['2', '1', 'U'] as const;
export type History = (typeof HISTORIES)[number];

/** 1 road, 2 shop, 3 market, 4 diner, U not applicable. */
export const PURCHASE_PLACE_TYPES = ['1', '2', '3', '4', 'U'] as const;
export type PurchasePlaceType = (typeof PURCHASE_PLACE_TYPES)[number];

/** Whether a doctor or nurse was seen (product decisions); "yes" opens the fields about the place of care. */
export const CARE_SOUGHT = ['no', 'yes', 'unknown'] as const;
export type Seen = (typeof CARE_SOUGHT)[number];

/** U unknown, 1 hospital, 2 clinic, 3 center, 4 dispensary, 5 infirmary, 6 post, 7 private. */
export const MED_TYPES = ['1', '2', '3', '4', '5', '6', '7', 'U'] as const;
export type MedType = (typeof MED_TYPES)[number];

/** Where care was sought: the kind of place, U when it is unknown where somebody was seen, N when nobody was. */
export const CARES = [...MED_TYPES, 'N'] as const;

/** 1 unknown, 2 under 30 min, 3 30 min to 2 h, 4 2 to 12 h, 5 over 12 h. */
export const ONSET_DELAYS = ['2', '3', '4', '5', '1'] as const;
export type OnsetDelay = (typeof ONSET_DELAYS)[number];

/** Whether the person lives where the fish was eaten: 1 resident, 2 visitor, U unknown. */
export const RESIDENCES = ['1', '2', 'U'] as const;

/** The parts of the animal eaten, as the four yes-no fields name them. */
export const SPECIE_PARTS = [
  'specie_part_head',
  'specie_part_flesh',
  'specie_part_eggs',
  'specie_part_viscera',
] as const;
export type SpeciePart = (typeof SPECIE_PARTS)[number];

/** Review states of a case (product decisions). */
export const REVIEW_STATES = ['new', 'reviewed', 'to_review', 'rejected', 'withdrawn'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/**
 * Origin of a case; `haedat` rows are events of the IOC-UNESCO database, `demo` rows are synthetic, `import` rows
 * come from case lists of a laboratory.
 */
export const CASE_SOURCES = ['report', 'haedat', 'demo', 'import'] as const;
export type CaseSource = (typeof CASE_SOURCES)[number];

/**
 * Reasons why a public report is set aside for review (product decisions); a case stores several, separated
 * by spaces.
 */
export const SUSPICIONS = [
  'clock',
  'correction',
  'honeypot',
  'implausible',
  'long_ago',
  'point_far',
  'rate',
] as const;
export type Suspicion = (typeof SUSPICIONS)[number];
