/** A report that counts, as far as the number of people ill is concerned. */
export interface CountedReport {
  id: number;
  /** null when not even the month is known: such reports are in no month */
  case_eventyear: number | null;
  case_eventmonth: number | null;
  mass_poisoning_nb: number | null;
  /** shared by the reports of one meal; null where no other report is linked */
  meal_group: number | null;
}

/** How many people some reports stand for in one month, before and after a decision. */
interface MonthEffect {
  year: number;
  /** 1 to 12 */
  month: number;
  before: number;
  after: number;
}

/** The month of a report, in months since year 0. */
const cellOf = ({ case_eventyear, case_eventmonth }: CountedReport): number =>
  (case_eventyear ?? 0) * 12 + (case_eventmonth ?? 0) - 1;

/**
 * People of some reports by month, as the figures count them (product decisions): each report adds its mass number or 1, a
 * group of reports of one meal adds the larger of its greatest mass number and its reports, in the earliest month
 * that one of them names, as `casesByMonth` counts it.
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
    const earliest = Math.min(...meal.map(cellOf));
    const month = `${Math.floor(earliest / 12)}-${(earliest % 12) + 1}`;
    const most = Math.max(...meal.map((report) => report.mass_poisoning_nb ?? 1));
    people.set(month, (people.get(month) ?? 0) + Math.max(meal.length, most));
  }
  return people;
}

/** The months in which the number of people changes when some reports become others, the earliest first. */
export function effectOn(before: readonly CountedReport[], after: readonly CountedReport[]): MonthEffect[] {
  const [was, is] = [peopleByMonth(before), peopleByMonth(after)];
  const months = [...new Set([...was.keys(), ...is.keys()])].map((key) => {
    const [year = 0, month = 0] = key.split('-').map(Number);
    return { year, month, before: was.get(key) ?? 0, after: is.get(key) ?? 0 };
  });
  return months
    .filter((one) => one.before !== one.after)
    .sort((a, b) => a.year - b.year || a.month - b.month);
}

/** No group of the database has this number. */
const JOINED = -1;

/** A report as it is when the meals of two reports are one. */
function joinedBy(reports: readonly CountedReport[], one: number, other: number) {
  const groups = new Set(
    reports.filter(({ id }) => id === one || id === other).map(({ meal_group }) => meal_group),
  );
  return (report: CountedReport): CountedReport => {
    const { id, meal_group } = report;
    const isJoined = id === one || id === other || (meal_group !== null && groups.has(meal_group));
    return isJoined ? { ...report, meal_group: JOINED } : report;
  };
}

/**
 * How much the statistics drop when two reports turn out to be of one meal.
 * @param reports both, and all that are linked to either
 */
export function mealEffect(reports: readonly CountedReport[], one: number, other: number): MonthEffect[] {
  return effectOn(reports, reports.map(joinedBy(reports, one, other)));
}

/**
 * What the figures lose when one of two reports is left out, being of the same patient. The meals that both were
 * of are one.
 */
export function patientEffect(reports: readonly CountedReport[], left: number, kept: number): MonthEffect[] {
  return effectOn(reports, reports.filter(({ id }) => id !== left).map(joinedBy(reports, left, kept)));
}
