import {
  csvText,
  FOR_PROGRAMS,
  literalCell,
  type Table,
  typedCell,
} from '@ciguawatch/shared/domain/text/files/csv';
import type { Release, ReleasedPlace } from './release';

/** A column of a table: its type as in Table Schema, and what it holds. */
interface Field {
  name: string;
  type: 'integer' | 'number' | 'string' | 'boolean' | 'year' | 'yearmonth';
  description: string;
  constraints?: object;
}

/** A table of a release, described for `datapackage.json`. */
export interface ReleaseTable {
  name: string;
  title: string;
  fields: readonly Field[];
  primaryKey?: readonly string[];
  foreignKeys?: readonly object[];
  rows(release: Release): Table['rows'];
}

const TYPES = { C: 'country', A: 'archipelago', I: 'island' } as const;
const required = { constraints: { required: true } };
const count = { type: 'integer', constraints: { required: true, minimum: 0 } } as const;
const country: Field = {
  name: 'country',
  type: 'string',
  description: 'country, ISO 3166-1 alpha-3',
  ...required,
};
const kept = { name: 'kept', type: 'boolean', ...required } as const;
const toPlace = { fields: ['place_id'], reference: { resource: 'places', fields: ['place_id'] } };

const byId = ({ places }: Release): ReadonlyMap<number, ReleasedPlace> =>
  new Map(places.map((place) => [place.id, place]));

/** Sums of released cells by country and year: a sum of other counts would tell what the gate holds back. */
function totals(release: Release): Table['rows'] {
  const places = byId(release);
  const sums = new Map<string, { country: string; year: number; reports: number; kept: boolean }>();
  for (const cell of release.cells) {
    const of = places.get(cell.place)?.country ?? '';
    const key = `${of} ${cell.year}`;
    const sum = sums.get(key) ?? { country: of, year: cell.year, reports: 0, kept: false };
    sums.set(key, { ...sum, reports: sum.reports + cell.reports, kept: sum.kept || cell.kept });
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, sum]) => [literalCell(sum.country), sum.year, sum.reports, sum.kept]);
}

/** The tables of a release, in the order of its files. */
export const TABLES: readonly ReleaseTable[] = [
  {
    name: 'reports',
    title: 'Reports by place and month',
    fields: [
      { name: 'place_id', type: 'integer', description: 'place of catch, see places.csv', ...required },
      { name: 'place', type: 'string', description: 'its name', ...required },
      country,
      { name: 'year', type: 'year', description: 'year of the meal', ...required },
      {
        name: 'month',
        type: 'integer',
        description: 'month of the meal; empty where only its year is known',
        constraints: { minimum: 1, maximum: 12 },
      },
      { name: 'reports', ...count, description: 'number of public reports' },
      {
        ...kept,
        description:
          'true where the number is that of an earlier release, because it would change by one to four reports',
      },
    ],
    foreignKeys: [toPlace],
    rows: (release) => {
      const places = byId(release);
      // A count of 0 that is kept says that somebody reported: the total of the year alone tells of it.
      return release.cells
        .filter(({ reports }) => reports > 0)
        .map(({ place, year, month, reports, kept: isKept }) => {
          const { name = '', country: of = '' } = places.get(place) ?? {};
          return [place, typedCell(name), literalCell(of), year, month === 0 ? null : month, reports, isKept];
        });
    },
  },
  {
    name: 'totals',
    title: 'Sums of reports.csv by country and year',
    fields: [
      country,
      { name: 'year', type: 'year', description: 'year of the meal', ...required },
      { name: 'reports', ...count, description: 'sum of reports.csv' },
      {
        ...kept,
        description:
          'true where a cell of the country and year keeps the number of an earlier release, one of no report included',
      },
    ],
    primaryKey: ['country', 'year'],
    rows: totals,
  },
  {
    name: 'coverage',
    title: 'Months that each source observed',
    fields: [
      { name: 'source', type: 'string', description: 'code of the source', ...required },
      country,
      { name: 'place_id', type: 'integer', description: 'island; empty for the whole country' },
      {
        name: 'observed',
        type: 'boolean',
        description: 'false where the source was silent on the island',
        ...required,
      },
      { name: 'from', type: 'yearmonth', description: 'first month', ...required },
      { name: 'until', type: 'yearmonth', description: 'last month', ...required },
    ],
    foreignKeys: [toPlace],
    rows: ({ coverage }) =>
      coverage.map(({ source, country: of, place, observed, from, until }) => [
        literalCell(source),
        literalCell(of),
        place,
        observed,
        literalCell(from),
        literalCell(until),
      ]),
  },
  {
    name: 'places',
    title: 'Countries, archipelagos and islands',
    fields: [
      { name: 'place_id', type: 'integer', description: 'number of the place', ...required },
      { name: 'name', type: 'string', description: 'its name', ...required },
      {
        name: 'type',
        type: 'string',
        description: 'kind of place',
        constraints: { required: true, enum: Object.values(TYPES) },
      },
      country,
      { name: 'parent_id', type: 'integer', description: 'place that it lies in' },
      { name: 'longitude', type: 'number', description: 'label point, degrees, -180 to 180' },
      { name: 'latitude', type: 'number', description: 'label point, degrees' },
      { name: 'source', type: 'string', description: 'where the outline comes from' },
      { name: 'licence', type: 'string', description: 'licence of the outline' },
    ],
    primaryKey: ['place_id'],
    rows: ({ places }) =>
      places.map(({ id, name, type, country: of, parent, point, source, licence }) => [
        id,
        typedCell(name),
        literalCell(TYPES[type]),
        literalCell(of),
        parent,
        point?.[0] ?? null,
        point?.[1] ?? null,
        source && typedCell(source),
        licence && typedCell(licence),
      ]),
  },
];

/** A table as CSV for programs (RFC 4180). */
export const tableText = (table: ReleaseTable, release: Release): string =>
  csvText({ head: table.fields.map(({ name }) => name), rows: table.rows(release) }, FOR_PROGRAMS);
