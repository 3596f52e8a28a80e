import { GRADED_SYMPTOMS } from '../codes/symptoms';
import { isSeenBefore } from '../report/report-rules';
import { countPresent, GUT, isAbsent, isPresent, SENSORY, type Signs, SPECIFIC } from './signs';

/** What flags read of a case; a field that was not answered is null or left out. */
export interface FlagFacts extends Signs {
  /** civil date of the meal */
  eventDate: string | null;
  /** civil date on which it was told; null where a list brought it in later */
  reportedOn: string | null;
  med_date?: string | null;
  /** 2: within half an hour; 3: within two hours */
  gsympt_delay?: string | null;
  gsympt_persist?: boolean | null;
  gsympt_heart_rate?: number | null;
  gsympt_blood_pressure_pas?: number | null;
  gsympt_blood_pressure_pad?: number | null;
  msympt_body_temp?: number | null;
  sympt_fever?: boolean | null;
  sympt_hypothermia?: boolean | null;
  sympt_allergic_reac?: boolean | null;
  sympt_skin_reac?: boolean | null;
  /** 1: ill before; 2: the first time */
  history?: string | null;
  history_nb?: number | null;
  mass_poisoning?: boolean | null;
  mass_poisoning_nb?: number | null;
  age?: number | null;
  profile?: string | null;
  /** family of the fish */
  family?: string | null;
  /** reports linked to its meal */
  groupReports?: number;
  product?: 'implicated' | 'marine' | 'not_marine' | 'unknown';
  /** a fish of the open sea */
  pelagic?: boolean;
}

const HISTAMINE = ['Scombridae', 'Coryphaenidae', 'Clupeidae', 'Istiophoridae', 'Xiphiidae', 'Pomatomidae'];
const PUFFER = ['Tetraodontidae', 'Diodontidae'];

const HALF_HOUR = '2';
const TWO_HOURS = '3';
/** Days from the meal to the report; null where either is unknown. */
const daysUntilTold = ({ eventDate, reportedOn }: FlagFacts): number | null =>
  eventDate && reportedOn ? Math.round((Date.parse(reportedOn) - Date.parse(eventDate)) / 86_400_000) : null;
const reacted = (one: FlagFacts) => one.sympt_allergic_reac === true || one.sympt_skin_reac === true;
const coldBurns = (one: FlagFacts) => isPresent(one, 'sympt_dysesthesia');
const isNone = (value: number | null | undefined): value is null | undefined =>
  value === null || value === undefined;

function doesTemperatureContradict(one: FlagFacts): boolean {
  if (one.sympt_fever && one.sympt_hypothermia) return true;
  const degrees = one.msympt_body_temp;
  if (isNone(degrees)) return false;
  return (one.sympt_fever === true && degrees < 37.5) || (one.sympt_hypothermia === true && degrees >= 36.5);
}

function doesPulseContradict(one: FlagFacts): boolean {
  const [slow, fast] = [isPresent(one, 'sympt_bradycardia'), isPresent(one, 'sympt_tachycardia')];
  if (slow && fast) return true;
  if (isNone(one.gsympt_heart_rate)) return false;
  return (slow && one.gsympt_heart_rate >= 60) || (fast && one.gsympt_heart_rate <= 100);
}

function doesPressureContradict(one: FlagFacts): boolean {
  const { gsympt_blood_pressure_pas: upper, gsympt_blood_pressure_pad: lower } = one;
  const low = isPresent(one, 'sympt_hypotension');
  if (low && isPresent(one, 'sympt_hypertension')) return true;
  if (isNone(upper)) return false;
  return (!isNone(lower) && upper <= lower) || (low && upper >= 110);
}

const isShellfishLike = (one: FlagFacts) =>
  one.gsympt_delay === HALF_HOUR &&
  isPresent(one, 'sympt_orofacial_pain') &&
  countPresent(one, ['sympt_walking_dis', 'sympt_muscle_dis']) > 0 &&
  GUT.every((name) => isAbsent(one, name));

const isHistamineLike = (one: FlagFacts) =>
  (one.gsympt_delay === HALF_HOUR || one.gsympt_delay === TWO_HOURS) &&
  reacted(one) &&
  !coldBurns(one) &&
  (!one.family || HISTAMINE.includes(one.family));

function isAllAlike(one: FlagFacts): boolean {
  const felt = GRADED_SYMPTOMS.filter((name) => isPresent(one, name)).map((name) => one[name]);
  return felt.length >= 20 && new Set(felt).size === 1;
}

/** Each flag by its rule: a reason to look at a case, which removes nothing. */
const FLAGS = {
  onset_under_30_min: (one) => one.gsympt_delay === HALF_HOUR && !coldBurns(one),
  fever: (one) => one.sympt_fever === true || (one.msympt_body_temp ?? 0) >= 38,
  temperature_contradicts: doesTemperatureContradict,
  pulse_contradicts: doesPulseContradict,
  pressure_contradicts: doesPressureContradict,
  persist_too_soon: (one) => one.gsympt_persist === true && (daysUntilTold(one) ?? 90) < 90,
  history_contradicts: (one) =>
    (one.history === '2' && (one.history_nb ?? 0) > 0) || (one.history === '1' && one.history_nb === 0),
  meal_contradicts: ({ mass_poisoning: others, mass_poisoning_nb: ill, groupReports = 0 }) =>
    (others === false && (ill ?? 0) >= 2) ||
    (others === true && !isNone(ill) && ill < Math.max(2, groupReports)),
  seen_before_meal: (one) => isSeenBefore(one.med_date ?? null, one.eventDate),
  age_doubtful: ({ age, profile }) => !isNone(age) && (age < 1 || age > 100 || (profile === '2' && age < 8)),
  nothing_felt: (one) =>
    countPresent(one, GRADED_SYMPTOMS) === 0 && GRADED_SYMPTOMS.some((name) => isAbsent(one, name)),
  nothing_answered: (one) => GRADED_SYMPTOMS.every((name) => !isPresent(one, name) && !isAbsent(one, name)),
  histamine_like: isHistamineLike,
  puffer_or_shellfish_toxin_like: (one) => PUFFER.includes(one.family ?? '') || isShellfishLike(one),
  gastroenteritis_like: (one) =>
    countPresent(one, GUT) > 0 &&
    [...SPECIFIC, ...SENSORY].every((name) => isAbsent(one, name)) &&
    (one.sympt_fever === true || (one.mass_poisoning_nb ?? 0) >= 10),
  product_not_of_the_reef: (one) => one.product === 'not_marine' || one.pelagic === true,
  told_late: (one) => (daysUntilTold(one) ?? 0) > 365,
  all_alike: isAllAlike,
} satisfies Record<string, (one: FlagFacts) => boolean>;

/** Name of a flag; its sentence is `flag.*` of the portal's texts. */
export type CaseFlag = keyof typeof FLAGS;

/** Every flag, in the order in which they are shown. */
export const CASE_FLAGS = Object.keys(FLAGS) as CaseFlag[];

/** Flags of a case. */
export const flagsOf = (one: FlagFacts): CaseFlag[] => CASE_FLAGS.filter((flag) => FLAGS[flag](one));

/** The facts on which a flag rests, in the order in which its rule reads them; the others do not decide it. */
export function factsOfFlag(flag: CaseFlag, one: FlagFacts): [name: string, value: unknown][] {
  const read = new Map<string, unknown>();
  const watched = new Proxy(one, {
    get: (facts, name: string) => {
      const value = facts[name as keyof FlagFacts];
      read.set(name, value ?? null);
      return value;
    },
  });
  FLAGS[flag](watched);
  return [...read];
}
