import { selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import { SEVERITIES } from '../codes/choices';
import { firstYearOf, lastMonth, monthsBefore, type ReportPeriod } from './monthly-period';
import type { ObservedAt } from './monthly-places';

/** Months that a rate covers: a whole year, ending with the period of the bulletin. */
const RATE_MONTHS = 12;

/** Islands whose residents the census counts as one number. */
export interface ResidentUnit {
  /** location id of the archipelago; 0 where it is unknown */
  archi: number;
  /** location ids */
  islands: readonly number[];
  residents: number;
  /** year of the census */
  census: number;
}

/** Reports of twelve months, and the number of these months that were observed, 0 to 12. */
interface ObservedCount {
  reports: number;
  months: number;
}

/** Numbers from which a bulletin works out the rate of a place, for its twelve months and the twelve before. */
export interface RateLine {
  archi: number;
  /** location ids of the unit; empty on the line of the whole archipelago */
  islands: number[];
  residents: number;
  census: number;
  now: ObservedCount;
  before: ObservedCount;
}

/** What a bulletin prints in addition to the statistics of its period: rates, severity and newly reported species. */
export interface Bilan {
  /** a line for each archipelago, with the residents of all its islands, followed by its units that had reports */
  rates: RateLine[];
  /** alert level of the laboratory, in reports per 10,000 residents and year */
  level: number;
  /** reports that answer at least one graded symptom, and those with a severe one */
  severity: { answered: number; severe: number };
  /** ids of species first reported in the period, as far back as 1 January of the year `since` */
  newSpecies: number[];
  since: number;
}

interface BilanInput {
  units: readonly ResidentUnit[];
  level: number;
  observedAt: ObservedAt;
}

const monthIndex = ({ year, month }: { year: number; month: number }) => year * 12 + month - 1;

/**
 * Works out the part of a bulletin that the statistics lack. It is deterministic, so that the same input always has
 * the same digest when a bulletin is issued.
 * @param table cases of the country from `firstYearOf` on
 */
export function bilanOf(
  table: CaseTable,
  period: ReportPeriod,
  { units, level, observedAt }: BilanInput,
): Bilan {
  const { country, year, month } = period;
  const mine = selectRows(table, {
    countries: [country],
    years: [year],
    months: month === null ? [] : [month],
  });
  const end = monthIndex(lastMonth(period));
  const spanOf = (last: number, archi: number, islands: readonly number[]): ObservedCount => {
    const reports = reportsUntil(table, period, last);
    const seen =
      islands.length === 0
        ? [observedAt({ archi, island: null })]
        : islands.map((island) => observedAt({ archi, island }));
    const months = Array.from({ length: RATE_MONTHS }, (_, back) =>
      monthsBefore({ year: Math.floor(last / 12), month: (last % 12) + 1 }, back),
    );
    return {
      reports:
        islands.length === 0
          ? reports(({ archi: at }) => at === archi)
          : reports(({ island }) => islands.includes(island)),
      months: months.filter((at) => seen.some((isObserved) => isObserved(at))).length,
    };
  };
  const line = (archi: number, islands: readonly number[], counted: readonly ResidentUnit[]): RateLine => ({
    archi,
    islands: [...islands],
    residents: counted.reduce((sum, { residents }) => sum + residents, 0),
    census: Math.max(...counted.map(({ census }) => census)),
    now: spanOf(end, archi, islands),
    before: spanOf(end - RATE_MONTHS, archi, islands),
  });
  const archis = [...new Set(units.map(({ archi }) => archi))].filter((archi) => archi !== 0);
  const rates = archis
    .map((archi) => {
      const own = units.filter((unit) => unit.archi === archi);
      const islands = own
        .map((unit) => line(archi, unit.islands, [unit]))
        .filter(({ now, before }) => now.reports + before.reports > 0);
      return [
        line(archi, [], own),
        ...islands.sort((a, b) => b.now.reports / b.residents - a.now.reports / a.residents),
      ];
    })
    .sort(([a], [b]) => (b?.now.reports ?? 0) - (a?.now.reports ?? 0));
  return {
    rates: rates.flat(),
    level,
    severity: severityCounts(table, mine),
    newSpecies: newSpecies(table, period, mine),
    since: firstYearOf(period),
  };
}

/**
 * Counts reports of the twelve months up to `last`, a month as year * 12 + month - 1. For a whole year it also
 * counts reports whose month is unknown.
 */
const reportsUntil =
  (table: CaseTable, { country, month }: ReportPeriod, last: number) =>
  (passes: (place: { archi: number; island: number }) => boolean): number => {
    let count = 0;
    for (const row of selectRows(table, { countries: [country] })) {
      const at = { year: table.year[row] as number, month: table.month[row] as number };
      const isIn =
        month === null
          ? at.year === Math.floor(last / 12)
          : at.month > 0 && monthIndex(at) <= last && monthIndex(at) > last - RATE_MONTHS;
      if (isIn && passes({ archi: table.archi[row] as number, island: table.island[row] as number }))
        count += 1;
    }
    return count;
  };

const SEVERE_CODE = SEVERITIES.indexOf('3') + 1;
const UNKNOWN_CODE = SEVERITIES.indexOf('U') + 1;

function severityCounts({ symptoms }: CaseTable, rows: Uint32Array): Bilan['severity'] {
  let [answered, severe] = [0, 0];
  for (const row of rows) {
    const codes = symptoms.map((column) => column[row] as number);
    if (codes.some((code) => code !== 0 && code !== UNKNOWN_CODE)) answered += 1;
    if (codes.includes(SEVERE_CODE)) severe += 1;
  }
  return { answered, severe };
}

function newSpecies(table: CaseTable, { country, year, month }: ReportPeriod, mine: Uint32Array): number[] {
  const first = monthIndex({ year, month: month ?? 1 });
  const known = new Set<number>();
  for (const row of selectRows(table, { countries: [country] })) {
    // A report without a month counts as earlier than the rest of its year, so that no species is wrongly called
    // new.
    const at = monthIndex({
      year: table.year[row] as number,
      month: Math.max(1, table.month[row] as number),
    });
    const isEarlier = at < first || (month !== null && table.month[row] === 0 && table.year[row] === year);
    if (isEarlier) known.add(table.specie[row] as number);
  }
  const now = new Set([...mine].map((row) => table.specie[row] as number).filter((id) => id !== 0));
  return [...now].filter((id) => !known.has(id)).sort((a, b) => a - b);
}
