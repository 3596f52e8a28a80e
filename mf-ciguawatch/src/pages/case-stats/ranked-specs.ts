import { type Count, topEntries } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import { type ChartSpec, type Entry, simpleData, type Teller } from './chart-specs';

const named = (counts: readonly Count[], name: (id: number) => string): Entry[] =>
  topEntries(counts).map(({ key, count }) => ({ name: name(key), count }));

interface Ranked {
  id: 'species' | 'groups' | 'islands';
  counts: readonly Count[];
  heading: string;
  name: (id: number) => string;
  file: string;
  span: ChartSpec['span'];
  say: (first: Entry) => string;
}

function ranked(teller: Teller, { id, counts, heading, name, file, span, say }: Ranked): ChartSpec {
  const entries = named(counts, name);
  const [first] = entries;
  const { t } = teller;
  return {
    id,
    title: t(`stats.${id}`),
    count: t('stats.count', { shown: entries.length, total: counts.length }),
    fileName: file,
    kind: 'bar',
    span,
    data: simpleData(heading, entries, teller),
    sentence: first ? say(first) : t('stats.none'),
  };
}

/** Species, groups and islands: the 25 most reported. */
export function rankedSpecs(teller: Teller): { species: ChartSpec; groups: ChartSpec; islands: ChartSpec } {
  const { figures, t, number } = teller;
  const withSpecie = figures.species.reduce((sum, { count }) => sum + count, 0);
  return {
    species: ranked(teller, {
      id: 'species',
      counts: figures.species,
      heading: t('stats.specie'),
      name: teller.specie,
      file: t('stats.fileSpecies'),
      span: 5,
      say: ({ name, count }) =>
        t('stats.speciesSay', { name, count: number(count), unknown: number(figures.reports - withSpecie) }),
    }),
    groups: ranked(teller, {
      id: 'groups',
      counts: figures.phenotypes,
      heading: t('stats.group'),
      name: teller.phenotype,
      file: t('stats.fileGroups'),
      span: 6,
      say: ({ name, count }) => t('stats.groupsSay', { name, count: number(count) }),
    }),
    islands: ranked(teller, {
      id: 'islands',
      counts: figures.islands,
      heading: t('stats.island'),
      name: teller.island,
      file: t('stats.fileIslands'),
      span: 7,
      say: ({ name, count }) => t('stats.islandsSay', { name, count: number(count) }),
    }),
  };
}
