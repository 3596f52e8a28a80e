import { GRADED_SYMPTOMS } from '../codes/symptoms';
import { type CaseEvidence, classify } from './classify';
import { CASE_FLAGS, type FlagFacts, factsOfFlag, flagsOf } from './flags';
import { GOLDEN_CLASSES } from './golden-classes';
import { isOfOpenSea } from './open-sea';
import { SENSORY, type Sign } from './signs';

const DATES = { eventDate: '2026-11-01', reportedOn: '2026-11-03' };
type Facts = Partial<FlagFacts> & CaseEvidence;
const LCMS = { result: 'detected', method: 'LC-MS/MS', link: 'remnant' } as const;
const known = { product: 'implicated' } as const;
const all = (names: readonly string[], sign: Sign) => Object.fromEntries(names.map((name) => [name, sign]));

type Golden = [name: string, facts: Facts, of: string, clinical: string, flags: string, why: string];
/** Fifteen cases with the class, how the definition is met, the flags and the reasons that they must get. */
const GOLDEN: Golden[] = [
  ...GOLDEN_CLASSES.map(
    ({ key, facts, of, clinical, flags, why }): Golden => [key, facts, of, clinical, flags, why],
  ),
  [
    'screened alone',
    { sympt_tinglings: '1', sympt_vomitting: 'Y', product: 'unknown', lab: { ...LCMS, method: 'CBA-N2a' } },
    'probable',
    'full',
    '',
    'sensory gut screen_only',
  ],
  [
    'two others of the meal',
    { sympt_vomitting: '2', sympt_asthenia: '1', mealMates: 2, product: 'unknown' },
    'suspected',
    'part',
    '',
    'gut meal_mates few_signs',
  ],
  [
    'fever and rash at once, all denied',
    {
      sympt_fever: true,
      sympt_skin_reac: true,
      gsympt_delay: '2',
      family: 'Scombridae',
      sympt_dysesthesia: 'N',
      sympt_tinglings: 'N',
      sympt_diarrhea: 'N',
      product: 'marine',
    },
    'not_fitting',
    'none',
    'onset_under_30_min fever nothing_felt histamine_like',
    'no_sign',
  ],
  [
    'all denied',
    { sympt_tinglings: 'N', sympt_diarrhea: 'N', sympt_dysesthesia: 'N' },
    'not_fitting',
    'none',
    'nothing_felt',
    'no_sign',
  ],
  [
    'diarrhoea and fever of 14',
    {
      sympt_diarrhea: '3',
      sympt_fever: true,
      mass_poisoning: true,
      mass_poisoning_nb: 14,
      ...all(['sympt_dysesthesia', ...SENSORY], 'N'),
    },
    'not_fitting',
    'none',
    'fever gastroenteritis_like',
    'gut no_sign',
  ],
  [
    'persists after two days',
    { sympt_tinglings: '1', gsympt_persist: true, ...known },
    'suspected',
    'part',
    'persist_too_soon',
    'sensory known_product few_signs',
  ],
  [
    'first time, four before',
    { history: '2', history_nb: 4, sympt_dysesthesia: '1' },
    'suspected',
    'full',
    'history_contradicts',
    'cold_burns product_unknown',
  ],
  [
    'toxin in another fish',
    { sympt_dysesthesia: '2', ...known, lab: { ...LCMS, link: 'same_species_place' } },
    'probable',
    'full',
    '',
    'cold_burns known_product',
  ],
  [
    'remnant below the limit',
    { sympt_dysesthesia: '2', ...known, lab: { ...LCMS, result: 'not_detected' } },
    'probable',
    'full',
    '',
    'cold_burns known_product below_limit',
  ],
  [
    'signs unknown',
    { sympt_tinglings: 'U', sympt_diarrhea: 'U' },
    'unclassified',
    'unanswered',
    'nothing_answered',
    'unanswered',
  ],
];

test.each(GOLDEN)('golden: %s', (_, facts, of, clinical, flags, why) => {
  const found = classify(facts, facts);
  expect([found.of, found.clinical, found.why.join(' ')]).toEqual([of, clinical, why]);
  expect(flagsOf({ ...DATES, ...facts }).join(' ')).toBe(flags);
});

test('an earlier classed case implicates a fish as evidence does, and is named where no evidence is', () => {
  const signs = { sympt_dysesthesia: 'Y' } as const;
  expect(classify(signs, { product: 'marine', earlier: true })).toMatchObject({
    of: 'probable',
    why: ['cold_burns', 'earlier_case'],
  });
  expect(classify(signs, { product: 'implicated', earlier: true }).why).toEqual([
    'cold_burns',
    'known_product',
  ]);
  expect(classify({ sympt_tinglings: 'Y' }, { product: 'marine', earlier: true }).of).toBe('suspected');
});

test('a fish that is not of the sea is never probable, and one not known for it is told so', () => {
  expect(classify({ sympt_dysesthesia: 'Y' }, { product: 'not_marine', mealMates: 1 }).of).toBe('suspected');
  expect(classify({ sympt_dysesthesia: 'Y' }, { product: 'marine' }).why).toContain(
    'product_not_known_for_it',
  );
});

/** Each flag that no golden case shows: what raises it, and the nearest case that does not. */
const NEAR: [flag: string, Facts, Facts][] = [
  [
    'temperature_contradicts',
    { sympt_fever: true, msympt_body_temp: 37.4 },
    { sympt_fever: true, msympt_body_temp: 37.5 },
  ],
  [
    'temperature_contradicts',
    { sympt_fever: true, sympt_hypothermia: true },
    { sympt_hypothermia: true, msympt_body_temp: 36.4 },
  ],
  [
    'pulse_contradicts',
    { sympt_bradycardia: 'Y', gsympt_heart_rate: 60 },
    { sympt_bradycardia: 'Y', gsympt_heart_rate: 59 },
  ],
  ['pulse_contradicts', { sympt_tachycardia: 'Y', gsympt_heart_rate: 100 }, { sympt_tachycardia: 'Y' }],
  [
    'pressure_contradicts',
    { gsympt_blood_pressure_pas: 80, gsympt_blood_pressure_pad: 80 },
    { gsympt_blood_pressure_pas: 81, gsympt_blood_pressure_pad: 80 },
  ],
  [
    'pressure_contradicts',
    { sympt_hypotension: '1', gsympt_blood_pressure_pas: 110 },
    { sympt_hypotension: '1', gsympt_blood_pressure_pas: 109 },
  ],
  [
    'meal_contradicts',
    { mass_poisoning: false, mass_poisoning_nb: 2 },
    { mass_poisoning: false, mass_poisoning_nb: 1 },
  ],
  [
    'meal_contradicts',
    { mass_poisoning: true, mass_poisoning_nb: 2, groupReports: 3 },
    { mass_poisoning: true, mass_poisoning_nb: 3, groupReports: 3 },
  ],
  ['seen_before_meal', { med_date: '2026-10-31' }, { med_date: '2026-11-01' }],
  ['age_doubtful', { age: 101 }, { age: 100 }],
  ['age_doubtful', { age: 7, profile: '2' }, { age: 7, profile: '1' }],
  [
    'histamine_like',
    { gsympt_delay: '3', sympt_skin_reac: true },
    { gsympt_delay: '3', sympt_skin_reac: true, family: 'Serranidae' },
  ],
  ['puffer_or_shellfish_toxin_like', { family: 'Diodontidae' }, { family: 'Serranidae' }],
  [
    'puffer_or_shellfish_toxin_like',
    {
      gsympt_delay: '2',
      sympt_orofacial_pain: '1',
      sympt_muscle_dis: '1',
      ...all(['sympt_nausea', 'sympt_diarrhea', 'sympt_vomitting'], 'N'),
    },
    { gsympt_delay: '2', sympt_orofacial_pain: '1', sympt_muscle_dis: '1' },
  ],
  ['product_not_of_the_reef', { pelagic: true }, { product: 'marine' }],
  ['told_late', { reportedOn: '2027-11-02' }, { reportedOn: '2027-11-01' }],
  ['all_alike', all(GRADED_SYMPTOMS, '2'), { ...all(GRADED_SYMPTOMS, '2'), sympt_nausea: '1' }],
];

test.each(NEAR)('%s', (flag, facts, near) => {
  expect(flagsOf({ ...DATES, ...facts })).toContain(flag);
  expect(flagsOf({ ...DATES, ...near })).not.toContain(flag);
});

test('eighteen flags, and a case shows each of them', () => {
  const shown = new Set([
    ...GOLDEN.flatMap(([, , , , flags]) => flags.split(' ')),
    ...NEAR.map(([flag]) => flag),
  ]);
  expect(CASE_FLAGS).toHaveLength(18);
  expect(CASE_FLAGS.filter((flag) => !shown.has(flag))).toEqual([]);
});

test('a flag rests on the facts that its rule reads, and no other', () => {
  const facts = { ...DATES, history: '2', history_nb: 4, age: 30, sympt_fever: true };
  expect(factsOfFlag('history_contradicts', facts)).toEqual([
    ['history', '2'],
    ['history_nb', 4],
  ]);
  expect(factsOfFlag('temperature_contradicts', { ...facts, sympt_fever: false })).toEqual([
    ['sympt_fever', false],
    ['msympt_body_temp', null],
  ]);
  // A fact that was not answered reads like one that was left out.
  expect(factsOfFlag('told_late', { ...facts, age: null })).toEqual(factsOfFlag('told_late', facts));
});

test('what a list brought in without a day of report is neither early nor late', () => {
  const facts = { ...DATES, reportedOn: null, gsympt_persist: true, sympt_tinglings: '1' } as const;
  expect(flagsOf(facts)).toEqual([]);
  expect(flagsOf({ ...facts, eventDate: null, reportedOn: '2026-11-03' })).toEqual([]);
});

test('tunas, dolphinfish and billfish are of the open sea, other mackerels are not', () => {
  const fish = (name: string, family: string) => isOfOpenSea({ name, family });
  expect(fish('Thunnus albacares', 'Scombridae')).toBe(true);
  expect(fish('Coryphaena hippurus', 'Coryphaenidae')).toBe(true);
  expect(fish('Scomberomorus commerson', 'Scombridae')).toBe(false);
  expect(isOfOpenSea({ name: null, family: null })).toBe(false);
});
