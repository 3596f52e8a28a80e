import { readSynonym } from '@ciguawatch/shared/domain/revision/synonyms';
import { withOkina } from './apostrophe';
import { type CsvRow, numberCell, textCell } from './files';

/** Diets of the shipped file, by the codes that the interface translates. */
const DIETS: Record<string, string> = {
  carnivore: 'carnivore',
  herbivore: 'herbivore',
  omnivore: 'omnivore',
  planktivore: 'planktivore',
  'detritivore / grazer of turf and film': 'detritivore',
  'filter feeder + photosymbiosis': 'filter_feeder',
};

/** Id in another register (WoRMS, FishBase); the shipped file writes -999 for an unknown species. */
const registerId = (cell: string | undefined): number | null => {
  const number = numberCell(cell);
  return number !== null && number > 0 ? number : null;
};

/** Rows of the table `phenotype`. */
export function phenotypeRows(rows: readonly CsvRow[]) {
  return rows.map((row) => ({
    id: Number(row.id),
    value: row.name_en ?? '',
    slug: row.slug ?? '',
    families: (row.families ?? '').split(';').filter(Boolean),
  }));
}

/** Rows of the table `specie`. */
export function speciesRows(rows: readonly CsvRow[]) {
  return rows.map((row) => ({
    id: Number(row.id),
    name: row.scientific_name ?? '',
    slug: row.slug ?? '',
    family: textCell(row.family),
    food: DIETS[row.food ?? ''] ?? null,
    sedentary: row.sedentary ? row.sedentary === 'yes' : null,
    phenotype_id: numberCell(row.phenotype_id),
    aphia_id: registerId(row.worms_aphia_id),
    spec_code: registerId(row.fishbase_spec_code),
    synonyms: (row.synonyms ?? '').split('|').filter(Boolean).map(readSynonym),
  }));
}

/** Columns with names, and the language of each. */
const NAME_COLUMNS = { name_en: 'en_US', name_fr: 'fr_FR', name_ty: 'ty_PF' } as const;

/**
 * Rows of the table `product_name`. A Tahitian cell may hold several names; French and English cells hold
 * one.
 */
export function nameRows(
  rows: readonly CsvRow[],
  owner: 'specie_id' | 'phenotype_id',
  langIds: ReadonlyMap<string, number>,
) {
  return rows.flatMap((row) =>
    Object.entries(NAME_COLUMNS).flatMap(([column, code]) => {
      const names = column === 'name_ty' ? withOkina(row[column] ?? '').split(/[,/]/) : [row[column] ?? ''];
      return names
        .map((name) => name.trim())
        .filter(Boolean)
        .map((value, rank) => ({
          specie_id: owner === 'specie_id' ? Number(row.id) : null,
          phenotype_id: owner === 'phenotype_id' ? Number(row.id) : null,
          lang_id: langIds.get(code),
          value,
          rank,
        }));
    }),
  );
}

/** Rows of the table `algae_specie`. */
export function algaeRows(rows: readonly CsvRow[]) {
  return rows.map((row) => ({
    id: Number(row.id),
    as_name: row.as_name ?? '',
    genus: row.genus ?? '',
    toxins: textCell(row.toxins),
    potentially_toxic: row.potentially_toxic ? row.potentially_toxic === 'true' : null,
    aphia_id: row.worms_aphia_id ? Number(row.worms_aphia_id) : null,
    id_source: textCell(row.id_source),
  }));
}
