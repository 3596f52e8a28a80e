import { illAtMeal } from './meals';

/** A report as far as counting people ill needs it. */
export interface CountedReport {
  id: number;
  /** null where unknown; a report without year or month is counted in no month */
  case_eventyear: number | null;
  case_eventmonth: number | null;
  mass_poisoning_nb: number | null;
  /** number shared by the reports of one meal; null where no other report is linked */
  meal_group: number | null;
}

/** Number of people ill in one month before and after a decision. */
interface MonthEffect {
  year: number;
  /** 1 to 12 */
  month: number;
  before: number;
  after: number;
}

/** The month of a report as a number, counted from year 0. */
const monthIndex = ({ case_eventyear, case_eventmonth }: CountedReport): number =>
  (case_eventyear ?? 0) * 12 + (case_eventmonth ?? 0) - 1;

/**
 * People ill by month, counted as the statistics do (product decisions): a single report counts its number
 * of people or 1; reports of one meal count the larger of their highest number and their own count, in the
 * earliest month they name (see `casesByMonth`).
 */
function peopleByMonth(reports: readonly CountedReport[]): Map<string, number> {
  const meals = new Map<string, CountedReport[]>();
  for (const report of reports) {
    if (report.case_eventyear === null || report.case_eventmonth === null) continue;
    const meal = report.meal_group === null ? `report ${report.id}` : `meal ${report.meal_group}`;
    meals.set(meal, [...(meals.get(meal) ?? []), report]);
  }
  const people = new Map<string, number>();
  for (const meal of meals.values()) {
    const earliest = Math.min(...meal.map(monthIndex));
    const month = `${Math.floor(earliest / 12)}-${(earliest % 12) + 1}`;
    people.set(month, (people.get(month) ?? 0) + illAtMeal(meal));
  }
  return people;
}

/** Months whose number of people changes when some reports are replaced by others, the earliest first. */
export function monthEffects(
  before: readonly CountedReport[],
  after: readonly CountedReport[],
): MonthEffect[] {
  const [was, is] = [peopleByMonth(before), peopleByMonth(after)];
  const months = [...new Set([...was.keys(), ...is.keys()])].map((key) => {
    const [year = 0, month = 0] = key.split('-').map(Number);
    return { year, month, before: was.get(key) ?? 0, after: is.get(key) ?? 0 };
  });
  return months
    .filter((one) => one.before !== one.after)
    .sort((a, b) => a.year - b.year || a.month - b.month);
}

/** Number of the joined meal; the database uses positive numbers only. */
const JOINED_MEAL = -1;

/** The report as it is once two meals have been joined. */
function withMealsJoined(reports: readonly CountedReport[], one: number, other: number) {
  const groups = new Set(
    reports.filter(({ id }) => id === one || id === other).map(({ meal_group }) => meal_group),
  );
  return (report: CountedReport): CountedReport => {
    const { id, meal_group } = report;
    const isJoined = id === one || id === other || (meal_group !== null && groups.has(meal_group));
    return isJoined ? { ...report, meal_group: JOINED_MEAL } : report;
  };
}

/**
 * How the statistics change when two reports are decided to be of one meal.
 * @param reports both reports, and all that are linked to either
 */
export function mealEffect(reports: readonly CountedReport[], one: number, other: number): MonthEffect[] {
  return monthEffects(reports, reports.map(withMealsJoined(reports, one, other)));
}

/**
 * How the statistics change when two reports are decided to be of one patient: `left` no longer counts, and
 * the meals of both are joined.
 */
export function patientEffect(reports: readonly CountedReport[], left: number, kept: number): MonthEffect[] {
  return monthEffects(
    reports,
    reports.filter(({ id }) => id !== left).map(withMealsJoined(reports, left, kept)),
  );
}
