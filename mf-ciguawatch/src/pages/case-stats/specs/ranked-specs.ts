import type { PublicColumn } from '@ciguawatch/shared/domain/case-table/case-columns';
import { type Count, topEntries } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import { type ChartLabels, type Entry, noneText, type OwnSpec, simpleData } from './chart-specs';

const named = (counts: readonly Count[], name: (id: number) => string): Entry[] =>
  topEntries(counts).map(({ key, count }) => ({ name: name(key), count }));

const countsOf = (counts: readonly Count[]): number => counts.reduce((sum, { count }) => sum + count, 0);

interface Ranked {
  id: 'species' | 'phenotypes' | 'islands';
  column: PublicColumn;
  counts: readonly Count[];
  /** reports that answered, of which the shares are */
  base: number;
  /** name of those that answered and are of no entry */
  other?: string;
  heading: string;
  name: (id: number) => string;
  /** name of the line of reports that do not say */
  unknown: string;
  title: string;
  /** head of the column of numbers in a file */
  idLabel: string;
  file: string;
  /** address of the page of an entry, where it has one */
  page?: (id: number) => string;
  span: OwnSpec['span'];
  say: (first: Entry) => string;
}

function ranked(labels: ChartLabels, spec: Ranked): OwnSpec {
  const { id, column, counts, base, other, heading, name, unknown, title, idLabel, file, page, span, say } =
    spec;
  const { figures, t } = labels;
  const known = named(counts, name);
  const apart = base - countsOf(counts);
  const entries = other && apart > 0 ? [...known, { name: other, count: apart }] : known;
  const rest = figures.reports - base;
  const [first] = known;
  return {
    id,
    column,
    title,
    count: t('stats.count', { shown: known.length, total: counts.length }),
    fileName: file,
    kind: 'bar',
    span,
    data: {
      ...simpleData(heading, entries, base, labels),
      ids: { label: idLabel, values: topEntries(counts).map(({ key }) => key) },
      ...(page && { pages: topEntries(counts).map(({ key }) => page(key)) }),
      rest: rest > 0 ? { category: unknown, value: rest } : null,
    },
    sentence: first
      ? [say(first), rest > 0 ? t('stats.restSay', { name: unknown, count: rest }) : ''].join(' ').trim()
      : noneText(labels),
  };
}

/** Species, phenotypes and islands: the 25 most reported. */
export function rankedSpecs(labels: ChartLabels): {
  species: OwnSpec;
  phenotypes: OwnSpec;
  islands: OwnSpec;
} {
  const { figures, t } = labels;
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
      say: ({ name, count }) => t('stats.speciesSay', { name, count }),
    }),
    phenotypes: ranked(labels, {
      id: 'phenotypes',
      column: 'phenotype_id',
      counts: figures.phenotypes,
      // Who names a species has said more than its group.
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
      say: ({ name, count }) => t('stats.groupsSay', { name, count }),
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
      say: ({ name, count }) => t('stats.islandsSay', { name, count }),
    }),
  };
}
