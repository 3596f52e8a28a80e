import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import { type MonthOf, makeIsObserved, observedPeriod } from '@ciguawatch/shared/domain/statistics/coverage';
import type { Table } from '@ciguawatch/shared/domain/text/files/csv';
import type { PublicPageData } from '../public/about';
import { type Subject, subjectName } from './subject';
import { type SubjectFigures, subjectFigures } from './subject-figures';

interface MonthRow extends MonthOf {
  reports: number;
  observed: boolean;
}

/** Every month from the first that was observed or has a report, up to now. */
function monthRows(
  subject: Subject | null,
  { all, now }: SubjectFigures,
  { coverage, country }: PublicPageData,
) {
  const places = [{ country, island: subject?.kind === 'island' ? subject.place.id : null }];
  const isObserved = makeIsObserved(coverage, places, now);
  const index = ({ year, month }: MonthOf) => year * 12 + month - 1;
  const starts = [observedPeriod(coverage, places, now)?.from, all.months[0]].flatMap((at) => at ?? []);
  if (starts.length === 0) return [];
  const first = Math.min(...starts.map(index));
  const counts = new Map(all.months.map((one) => [index(one), one.reports]));
  return Array.from({ length: index(now) - first + 1 }, (_, at): MonthRow => {
    const cell = first + at;
    const month = { year: Math.floor(cell / 12), month: (cell % 12) + 1 };
    return { ...month, reports: counts.get(cell) ?? 0, observed: isObserved(month) };
  });
}

/** The months of a subject, or of the country, as a table; its head never changes. */
export function subjectTable(subject: Subject | null, figures: SubjectFigures, about: PublicPageData): Table {
  return {
    head: ['year', 'month', 'reports (count)', 'observed (1 yes, 0 no)'],
    rows: monthRows(subject, figures, about).map(({ year, month, reports, observed }) => [
      year,
      month,
      reports,
      observed ? 1 : 0,
    ]),
  };
}

/** The months of the whole country. */
export const monthsOfCountry = (table: CaseTable, about: PublicPageData): Table =>
  subjectTable(null, subjectFigures(table, null, about), about);

/** The figures of a subject as the page tells them, with their units. */
export function subjectJson(
  subject: Subject,
  figures: SubjectFigures,
  about: PublicPageData,
  { address, terms }: { address: string; terms: string },
): object {
  const { all, recent, years, rate } = figures;
  const id = subject.kind === 'island' ? subject.place.id : subject.specie.id;
  return {
    [subject.kind]: { id, name: subjectName(subject, about.words) },
    country: about.country,
    at: about.summary.at.slice(0, 10),
    source: { address, terms },
    units: {
      reports: 'number of public reports of suspected ciguatera',
      rate: 'reports a year per 10,000 residents, with its 95 % interval',
      observed: 'whether any source observed in the month; 0 reports of an unobserved month mean nothing',
    },
    years,
    reports: { recent: recent.reports, all: all.reports },
    rate: rate && {
      rate: rate.rate,
      low: rate.low,
      high: rate.high,
      residents: rate.residents,
      census: rate.census,
    },
    ...(subject.kind === 'island' ? { species: all.species } : { islands: all.islands }),
    months: monthRows(subject, figures, about),
  };
}
