import type { PublicColumn } from '@ciguawatch/shared/domain/case-table/case-columns';
import { type Count, topEntries } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import {
  type ChartLabels,
  countOf,
  type Entry,
  emptyChartText,
  leaderSentence,
  type OwnSpec,
  simpleData,
} from './chart-specs';

const namedEntries = (counts: readonly Count[], name: (id: number) => string): Entry[] =>
  topEntries(counts).map(({ key, count }) => ({ name: name(key), count }));

const countsOf = (counts: readonly Count[]): number => counts.reduce((sum, { count }) => sum + count, 0);

interface RankedSpecOptions {
  id: 'species' | 'phenotypes' | 'islands';
  column: PublicColumn;
  counts: readonly Count[];
  /** Reports that answered, of which shares are computed. */
  base: number;
  /** Name of the entry for reports that answered but belong to no listed entry. */
  other?: string;
  heading: string;
  name: (id: number) => string;
  /** Name of the row of reports without an answer. */
  unknown: string;
  title: string;
  /** Header of the id column in saved files. */
  idLabel: string;
  file: string;
  /** Path of an entry's page in the directory, if it has one. */
  page?: (id: number) => string;
  span: OwnSpec['span'];
  say: (first: Entry) => string;
}

function ranked(labels: ChartLabels, spec: RankedSpecOptions): OwnSpec {
  const { id, column, counts, base, other, heading, name, unknown, title, idLabel, file, page, span, say } =
    spec;
  const { figures, t } = labels;
  const known = namedEntries(counts, name);
  const apart = base - countsOf(counts);
  const entries = other && apart > 0 ? [...known, { name: other, count: apart }] : known;
  const rest = figures.reports - base;
  return {
    id,
    column,
    title,
    ...countOf(known.length, counts.length, labels),
    fileName: file,
    kind: 'bar',
    span,
    data: {
      ...simpleData(heading, entries, base, labels),
      ids: { label: idLabel, values: topEntries(counts).map(({ key }) => key) },
      ...(page && { pages: topEntries(counts).map(({ key }) => page(key)) }),
      rest: rest > 0 ? { category: unknown, value: rest } : null,
    },
    shareBase: base,
    sentence:
      known.length > 0
        ? [
            leaderSentence(known, labels, say),
            rest > 0 ? t('stats.restSay', { name: unknown, count: rest }) : '',
          ]
            .join(' ')
            .trim()
        : emptyChartText(labels, column),
  };
}

/** Charts of species, phenotypes and islands: the 25 most reported of each, and those tied with the last of them. */
export function rankedSpecs(labels: ChartLabels): {
  species: OwnSpec;
  phenotypes: OwnSpec;
  islands: OwnSpec;
} {
  const { figures, t, period } = labels;
  return {
    species: ranked(labels, {
      id: 'species',
      column: 'specie_id',
      counts: figures.species,
      base: countsOf(figures.species),
      heading: t('stats.specie'),
      title: t('stats.species'),
      idLabel: t('stats.specieId'),
      name: labels.specie,
      unknown: t('stats.notNamed'),
      file: t('stats.fileSpecies'),
      page: (id) => `/fishbase/specie/${id}`,
      span: 5,
      say: ({ name, count }) => t('stats.speciesSay', { name, count, period }),
    }),
    phenotypes: ranked(labels, {
      id: 'phenotypes',
      column: 'phenotype_id',
      counts: figures.phenotypes,
      // A report that names a species without a group still names its fish, so it counts in the base.
      base: figures.fishNamed,
      other: t('stats.noGroup'),
      heading: t('stats.group'),
      title: t('stats.groups'),
      idLabel: t('stats.groupId'),
      name: labels.phenotype,
      unknown: t('stats.notNamed'),
      file: t('stats.fileGroups'),
      page: (id) => `/fishbase/phenotype/${id}`,
      span: 6,
      say: ({ name, count }) => t('stats.groupsSay', { name, count, period }),
    }),
    islands: ranked(labels, {
      id: 'islands',
      column: 'case_island',
      counts: figures.islands,
      base: countsOf(figures.islands),
      heading: t('stats.island'),
      title: t('stats.islands'),
      idLabel: t('stats.islandId'),
      name: labels.island,
      unknown: t('stats.placeUnknown'),
      file: t('stats.fileIslands'),
      span: 7,
      say: ({ name, count }) => t('stats.islandsSay', { name, count, period }),
    }),
  };
}
