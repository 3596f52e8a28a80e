import { CASE_LIST_COLUMNS, type CaseListColumnName } from '@ciguawatch/shared/domain/case-list/columns';
import type { ExportField } from '@ciguawatch/shared/domain/case-list/export-fields';
import { phenotypeLabel, specieLabel } from '@ciguawatch/shared/domain/text/search/species-names';
import type { ListNames } from '../names';
import type { PlacedRow } from './with-point';

/** Texts of codes, by page of the dictionary `domain`. */
export type CodeTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Names, texts and language of an export. */
export interface ExportWords {
  names: ListNames;
  texts: CodeTexts;
  language: string;
}

/** Value of one field of a case; null when it is unknown. */
export function fieldValue(field: ExportField, row: PlacedRow, words: ExportWords): unknown {
  switch (field.is) {
    case 'words':
      return row[field.column] == null ? null : wordsOf(field.column, row[field.column], words);
    case 'wkt':
      return row.case_geom ? `POINT(${row.case_geom.coordinates.join(' ')})` : null;
    case 'longitude':
      return row.point?.[0] ?? null;
    case 'latitude':
      return row.point?.[1] ?? null;
    case 'precision':
      return row.precision;
    default:
      return row[field.name] ?? null;
  }
}

/** Text of a code, or the name behind an id. */
function wordsOf(
  column: CaseListColumnName,
  value: unknown,
  { names, texts, language }: ExportWords,
): string | null {
  const { kind, texts: page } = CASE_LIST_COLUMNS[column];
  if (page) return texts[page]?.[String(value)] ?? null;
  const id = Number(value);
  if (kind === 'country') return names.countryName(id, language);
  if (kind === 'place') return names.placeName(id, language);
  if (kind === 'specie') {
    const specie = names.species.get(id);
    return specie ? specieLabel(specie, names.languagesOf(language)) : null;
  }
  const phenotype = names.phenotypes.get(id);
  return phenotype ? phenotypeLabel(phenotype, names.languagesOf(language)) : null;
}
