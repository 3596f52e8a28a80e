import type { CaseEvidence } from './classify';
import type { Signs } from './signs';

/** A reference case with the class that the definition must yield. */
interface GoldenClass {
  key: string;
  facts: Signs & CaseEvidence;
  of: string;
  clinical: string;
  /** doubts that the answers raise */
  flags: string;
  why: string;
}

/** A case of each class, to which tests hold the rule. */
export const GOLDEN_CLASSES: readonly GoldenClass[] = [
  {
    key: 'remnant',
    facts: {
      sympt_dysesthesia: '2',
      product: 'implicated',
      lab: { result: 'detected', method: 'LC-MS/MS', link: 'remnant' },
    },
    ...{ of: 'confirmed', clinical: 'full', flags: '', why: 'cold_burns known_product toxin_found' },
  },
  {
    key: 'known_fish',
    facts: { sympt_dysesthesia: '2', sympt_diarrhea: '1', product: 'implicated' },
    ...{ of: 'probable', clinical: 'full', flags: '', why: 'cold_burns gut known_product' },
  },
  {
    key: 'not_named',
    facts: { sympt_tinglings: '1', sympt_vomitting: '2', product: 'unknown' },
    ...{ of: 'suspected', clinical: 'full', flags: '', why: 'sensory gut product_unknown' },
  },
  {
    key: 'tingling',
    facts: { sympt_tinglings: 'Y', product: 'unknown' },
    ...{ of: 'not_fitting', clinical: 'part', flags: '', why: 'sensory few_signs_no_link' },
  },
  {
    key: 'nothing',
    facts: {},
    ...{ of: 'unclassified', clinical: 'unanswered', flags: 'nothing_answered', why: 'unanswered' },
  },
];
