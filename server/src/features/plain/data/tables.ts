import { chainOf } from '@ciguawatch/shared/domain/geo/place';
import type { Table } from '@ciguawatch/shared/domain/text/files/csv';
import { specieNames } from '@ciguawatch/shared/domain/text/search/species-names';
import type { PublicPageData } from '../public/about';
import { recentYears } from '../public/figures';

/** Data of the map: islands of a country with their reports, the most reported first. */
export function mapTable({ words, figures, summary, silence }: PublicPageData): Table {
  const { lists } = words;
  const years = recentYears(summary.year);
  const rows = [...figures.islands]
    .sort((a, b) => b.total - a.total || a.island - b.island)
    .flatMap(({ island, recent, total }) => {
      const place = lists.places.get(island);
      if (!place) return [];
      const wider = chainOf(place, (id) => lists.places.get(id)).find(({ type }) => type === 'A');
      const observed = silence.wasObserved(island, years) ? 1 : 0;
      return [[island, place.name, wider?.name ?? '', recent, total, observed]];
    });
  return {
    head: [
      'island_id',
      'island',
      'archipelago',
      'reports_4_years (count)',
      'reports (count)',
      'observed_4_years (1 yes, 0 no)',
    ],
    rows,
  };
}

/** Data of the directory: species with their reports in a country. */
export function speciesTable({ words, figures }: PublicPageData): Table {
  const counts = new Map(figures.species.map((one) => [one.specie_id, one]));
  const rows = [...words.lists.species.values()]
    .filter(({ deleted }) => !deleted)
    .map((specie) => {
      const { recent = 0, total = 0 } = counts.get(specie.id) ?? {};
      const { scientific, common } = specieNames(specie, words.languages);
      return [specie.id, scientific, common ?? '', recent, total];
    });
  return {
    head: ['species_id', 'scientific_name', 'name', 'reports_4_years (count)', 'reports (count)'],
    rows,
  };
}

/** A table as objects, with its heads as keys. */
export const asObjects = ({ head, rows }: Table): object[] =>
  rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])));
