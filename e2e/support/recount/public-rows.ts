import type { Line } from './csv';

/** The properties of a place that decide what public rows withhold. */
export interface RecountPlace {
  id: number;
  type: string;
  population: { value: number; islands: number[] } | null;
}

/**
 * Residents below which everything about the person (`SMALL_PLACE_RESIDENTS`), or sex and age
 * (`LARGE_PLACE_RESIDENTS`), is withheld (product decisions, "Cases for the public and for editors").
 */
const SMALL_PLACE_RESIDENTS = 2_000;
const LARGE_PLACE_RESIDENTS = 20_000;
/** Lower bounds of the classes in which the number of people ill is published on islands that withhold it. */
const PEOPLE_CLASS_BOUNDS = [20, 10, 5, 2];
const AGE_GROUP_BOUNDS: [number, string][] = [
  [10, '0-10'],
  [20, '11-20'],
  [30, '21-30'],
  [40, '31-40'],
  [50, '41-50'],
  [60, '51-60'],
  [70, '61-70'],
  [200, '71+'],
];
const YES_NO = { true: true, false: false } as Record<string, boolean>;
const UNCOUNTED_STATES = ['to_review', 'rejected', 'withdrawn'];

const number = (text = '') => (text === '' ? null : Number(text));
const choice = (text = '') => (text === '' ? null : text);
const yesNo = (text = '') => YES_NO[text] ?? null;

/** Cases that count in statistics: not awaiting review, rejected or withdrawn, and neither duplicates nor deleted. */
export const countedRows = (full: readonly Line[]): Line[] =>
  full.filter(
    ({ review_state = '', duplicate_of, deleted_at }) =>
      !UNCOUNTED_STATES.includes(review_state) && !duplicate_of && !deleted_at,
  );

/**
 * How much an island withholds: 2 everything about the person, 1 sex and age, 0 nothing. Unknown islands, and those
 * without a census of their own, withhold everything.
 */
function strictness(island: number | null, places: ReadonlyMap<number, RecountPlace>): number {
  const population = island === null ? null : (places.get(island)?.population ?? null);
  const own = population?.islands.length === 1 && population.islands[0] === island ? population.value : null;
  return own === null || own < SMALL_PLACE_RESIDENTS ? 2 : own < LARGE_PLACE_RESIDENTS ? 1 : 0;
}

/**
 * Works out public rows by case id from the rows of editors, by the written product decisions instead of the
 * server's code, so that an error there shows as a difference.
 * @param isDescribed whether the weekly step has come, before which a report shows nothing about the person
 */
export function publicRowsOf(
  full: readonly Line[],
  places: ReadonlyMap<number, RecountPlace>,
  isDescribed: (line: Line) => boolean,
): Map<number, Record<string, unknown>> {
  const cases = countedRows(full);
  const meals = new Map<string, Line[]>();
  for (const line of cases)
    if (line.meal_group) meals.set(line.meal_group, [...(meals.get(line.meal_group) ?? []), line]);
  const rows = cases.map((line) => {
    const meal = (line.meal_group && meals.get(line.meal_group)) || [line];
    const strictest = Math.max(...meal.map(({ case_island }) => strictness(number(case_island), places)));
    const open = isDescribed(line);
    const person = (value: unknown) => (open && strictest < 2 ? value : null);
    const profile = (value: unknown) => (open && strictest < 1 ? value : null);
    const age = number(line.age);
    const symptoms = Object.keys(line).filter((name) => /^sympt_/.test(name) && !name.endsWith('_label'));
    const flags = ['sympt_hypothermia', 'sympt_fever', 'sympt_allergic_reac', 'sympt_skin_reac'];
    const parts = Object.keys(line).filter((name) => /^specie_part_/.test(name));
    return [
      Number(line.id),
      {
        id: Number(line.id),
        case_eventmonth: number(line.case_eventmonth),
        case_eventyear: number(line.case_eventyear),
        case_country: number(line.case_country),
        case_archi: number(line.case_archi),
        case_island: number(line.case_island),
        age_bucket: profile(age === null ? null : (AGE_GROUP_BOUNDS.find(([to]) => age <= to)?.[1] ?? null)),
        gender: profile(choice(line.gender)),
        ...Object.fromEntries(
          symptoms.map((name) => [
            name,
            person(flags.includes(name) ? yesNo(line[name]) : choice(line[name])),
          ]),
        ),
        gsympt_delay: person(choice(line.gsympt_delay)),
        gsympt_persist: person(yesNo(line.gsympt_persist)),
        history: person(choice(line.history)),
        mass_poisoning: yesNo(line.mass_poisoning),
        mass_poisoning_nb: publishedPeopleIll(line, strictest, open),
        specie_id: number(line.specie_id),
        ...Object.fromEntries(parts.map((name) => [name, yesNo(line[name])])),
        source: line.source,
        meal: meal.length > 1 ? line.meal_group : null,
      },
    ] as const;
  });
  return new Map(rows);
}

/** People ill as public rows show them: the number, or the lower bound of its class where the person is withheld. */
function publishedPeopleIll(line: Line, strictest: number, open: boolean): number | null {
  const people = number(line.mass_poisoning_nb);
  if (!open) return null;
  if (strictest < 2) return people;
  if (people !== null && people >= 2) return PEOPLE_CLASS_BOUNDS.find((bound) => people >= bound) ?? null;
  return line.mass_poisoning === 'true' ? 2 : people;
}
