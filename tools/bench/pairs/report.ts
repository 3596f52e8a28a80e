import type { Random } from '../../../server/src/db/demo/demo-random';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '../../../shared/domain/codes/symptoms';
import type { PairCase } from '../../../shared/domain/pairs/pair-case';
import type { Meal } from './meal';
import type { Patient } from './patient';
import type { PairInputs } from './reference';
import { respell } from './respell';

/** Who reports: 1 health staff, 2 the patient, 3 a relative. */
export type Profile = '1' | '2' | '3';

const isoDay = (day: number) => new Date(Date.UTC(2026, 2, 10 + day)).toISOString().slice(0, 10);
const clockOf = (minute: number) => {
  const within = ((minute % 1440) + 1440) % 1440;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};

/** A meal as reported. */
export type ReportedMeal = ReturnType<typeof reportMeal>;

/**
 * A meal as people report it: fields left out, rounded, mistaken and reworded. The frequency of each
 * mistake is given at its function. Relatives and staff know less than the patient.
 */
export const reportMeal = (random: Random, inputs: PairInputs, meal: Meal, profile: Profile) => ({
  ...reportedPlace(random, meal, profile),
  ...reportedTime(random, meal, profile),
  ...reportedProduct(random, inputs, meal, profile),
  ...reportedPurchase(random, meal, profile),
  ...reportedPeopleIll(random, meal, profile),
});

/** A report by one person, of the meal and of the patient. */
export function reportOf(
  random: Random,
  id: number,
  { meal, told }: { meal: Meal; told: ReportedMeal },
  patient: Patient,
  profile: Profile,
): PairCase {
  const seen = profile === '1' || random.chance(0.35);
  return {
    ...told,
    id,
    profile: random.chance(0.95) ? profile : 'U',
    ...reportedPatient(random, patient, profile),
    ...reportedSymptoms(random, patient, profile),
    // Three of four health posts are named, in the writer's words; patients are seen one or two days later.
    med_type: seen ? '4' : null,
    med_place: seen && random.chance(0.75) ? respell(random, `Dispensaire ${meal.island.id}`) : null,
    med_date: seen && random.chance(0.8) ? isoDay(meal.day + (random.chance(0.7) ? 1 : 2)) : null,
    gsympt_heart_rate: profile === '1' && random.chance(0.6) ? patient.pulse : null,
    gsympt_blood_pressure_pas: profile === '1' && random.chance(0.6) ? patient.pressure : null,
  };
}

/**
 * 3 % know only the archipelago; 65 % give a slightly inaccurate point, half the locality where there is
 * one; one in five means the shop instead of the catch.
 */
function reportedPlace(random: Random, { island, caught, obtained, localities }: Meal, profile: Profile) {
  const known = random.chance(0.97);
  const fished = random.chance(profile === '2' ? 0.85 : 0.75);
  const [lng, lat] = fished ? caught : obtained;
  const off = () => (random.next() - 0.5) * 0.02;
  return {
    case_archi: island.archi,
    case_island: known ? island.id : null,
    case_location: known && random.chance(0.5) ? localities[fished ? 0 : 1] : null,
    case_geom:
      known && random.chance(0.65)
        ? { type: 'Point' as const, coordinates: [lng + off(), lat + off()] as [number, number] }
        : null,
  };
}

/**
 * 10 % do not know the hour; half are within a quarter of an hour, a tenth off by hours; 3 % (relatives 5
 * %) give the wrong day.
 */
function reportedTime(random: Random, { day, minute }: Meal, profile: Profile) {
  const wrong = random.chance(profile === '3' ? 0.05 : 0.03);
  const off = random.weighted([
    [() => 0, 40],
    [() => random.int(-1, 1) * 15, 25],
    [() => random.int(-2, 2) * 30, 25],
    [() => random.int(-10, 10) * 30, 10],
  ] as const)();
  return {
    case_eventdate: isoDay(day + (wrong ? random.pick([-1, 1]) : 0)),
    case_eventclock: random.chance(0.9) ? clockOf(Math.round((minute + off) / 15) * 15) : null,
  };
}

/** 22 % (staff 30 %) know the group at most, 4 % not even that; 7 % confuse the fish. */
function reportedProduct(random: Random, { species }: PairInputs, { fish }: Meal, profile: Profile) {
  const sibling = species.filter((one) => one.phenotype_id === fish.phenotype_id);
  const told = random.chance(0.93)
    ? fish
    : random.chance(0.6)
      ? random.pick(sibling)
      : random.weighted(species.map((one) => [one, one.weight] as const));
  if (random.chance(0.04)) return { specie_id: null, phenotype_id: null };
  const named = random.chance(profile === '1' ? 0.7 : 0.78);
  return {
    specie_id: named ? told.id : null,
    phenotype_id: named && random.chance(0.5) ? null : told.phenotype_id,
  };
}

/** 10 % give no kind of place, 6 % (relatives 12 %) a wrong one; a third name it. */
function reportedPurchase(random: Random, { purchase, shop }: Meal, profile: Profile) {
  const wrong = random.chance(profile === '3' ? 0.12 : 0.06);
  return {
    case_purchase_place_type: random.chance(0.1)
      ? null
      : wrong
        ? random.pick(['1', '2', '3', 'U'] as const)
        : purchase,
    case_purchase_place: shop !== null && random.chance(0.35) ? respell(random, shop) : null,
  };
}

/**
 * 6 % give no answer, 4 % the opposite; 12 % leave the number out, 15 % are off by one, and numbers of
 * feasts are off by a quarter.
 */
function reportedPeopleIll(random: Random, { ill }: Meal, profile: Profile) {
  if (random.chance(profile === '1' ? 0.12 : 0.06)) return { mass_poisoning: null, mass_poisoning_nb: null };
  const collective = random.chance(0.04) ? ill < 2 : ill > 1;
  const counted = Math.max(
    2,
    ill + (ill > 6 ? random.int(-ill / 4, ill / 4) : random.chance(0.15) ? random.pick([-1, 1]) : 0),
  );
  return {
    mass_poisoning: collective,
    mass_poisoning_nb: collective && random.chance(0.88) ? Math.round(counted) : null,
  };
}

/**
 * Ages: 5 % missing; of relatives and staff 10 % off by one year, 4 % by several; 1 % with swapped digits.
 * Sex: 1 % wrong, 2 % missing.
 */
function reportedPatient(random: Random, { gender, age, history, history_nb }: Patient, profile: Profile) {
  const years = Math.max(0, age + yearsOff(random, profile));
  const swapped = years > 9 && years < 100 && random.chance(0.01);
  const told = swapped ? (years % 10) * 10 + Math.floor(years / 10) : years;
  const past = random.chance(profile === '3' ? 0.1 : 0.05) ? (history === '1' ? '2' : '1') : history;
  return {
    age: random.chance(0.05) ? null : told,
    gender: reportedGender(random, gender),
    history: random.chance(0.08) ? null : past,
    history_nb: past === '1' && random.chance(0.8) ? (history_nb ?? 1) : null,
  } as const;
}

function reportedGender(random: Random, gender: Patient['gender']) {
  if (random.chance(0.02)) return 'U';
  const other = gender === 'M' ? 'F' : 'M';
  return random.chance(0.01) ? other : gender;
}

/** Years by which a reported age is wrong; patients know their own. */
const yearsOff = (random: Random, profile: Profile): number =>
  profile === '2'
    ? 0
    : random.weighted([
        [0, 85],
        [1, 5],
        [-1, 5],
        [random.int(2, 5), 2],
        [-random.int(2, 5), 2],
      ]);

/**
 * 15 % of present symptoms are not reported, 4 % of absent ones are (relatives 22 and 6 %); 4 % are
 * unanswered, staff leave a third of the rare ones open.
 */
function reportedSymptoms(random: Random, { felt, onset, parts }: Patient, profile: Profile) {
  const [lost, added] = profile === '3' ? [0.22, 0.06] : [0.15, 0.04];
  const present = (key: string) => random.chance(felt.has(key) ? 1 - lost : added);
  const open = () => random.chance(profile === '1' ? 0.12 : 0.05);
  const graded = GRADED_SYMPTOMS.map((key) => [
    key,
    open() ? null : present(key) ? random.pick(['1', '2', '2', '3', 'Y'] as const) : 'N',
  ]);
  const flags = SYMPTOM_FLAG_KEYS.map((key) => [key, open() ? null : present(key)]);
  const shifted = random.chance(0.15) ? random.pick(['3', '4', '5'] as const) : onset;
  return {
    ...Object.fromEntries([...graded, ...flags]),
    gsympt_delay: random.chance(0.06) ? '1' : shifted,
    specie_part_flesh: random.chance(0.95) ? true : null,
    ...Object.fromEntries(parts.filter(() => random.chance(0.9)).map((part) => [part, true])),
  };
}
